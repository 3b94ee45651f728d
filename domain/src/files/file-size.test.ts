import { expect, test } from 'vitest';
import { formatSize, formatUploadSize } from './file-size.ts';

const KB = 1024;
const MB = KB * 1024;
const GB = MB * 1024;

test.each([
  [0, '0 B', '0 Bytes'],
  [1, '1 B', '1 Bytes'],
  [KB - 1, '1023 B', '1023 Bytes'],
  [KB, '1.0 KB', '1 KB'],
  [1.5 * KB, '1.5 KB', '1.5 KB'],
  [2.25 * KB, '2.3 KB', '2.25 KB'],
  [MB - 1, '1.0 MB', '1 MB'],
  [MB, '1.0 MB', '1 MB'],
  [2 * MB + MB / 8, '2.1 MB', '2.13 MB'],
  [50 * MB, '50.0 MB', '50 MB'],
  [GB, '1.0 GB', '1 GB'],
  [5_000 * GB, '5000.0 GB', '5000 GB'],
])('formats %i bytes as %j in lists and %j in the upload dialog', (bytes, listed, uploaded) => {
  expect([formatSize(bytes), formatUploadSize(bytes)]).toEqual([listed, uploaded]);
});
