import { createHash } from 'node:crypto';
import { readFirebaseJson } from '@akada/emulators/firebase-json';
import { expect, it } from 'vitest';
import { FIRST_SCRIPT } from '../web/first-script.ts';

it('allows the script of index.html, and no other, by its hash', () => {
  const policy = readFirebaseJson()
    .hosting.headers.flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value;
  const hash = createHash('sha256').update(FIRST_SCRIPT).digest('base64');
  expect(policy?.match(/'sha\d+-[^']+'/g)).toEqual([`'sha256-${hash}'`]);
});
