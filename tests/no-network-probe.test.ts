import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutProbe } from '../web/no-network-probe.ts';

const TRANSPORT =
  '../node_modules/@firebase/webchannel-wrapper/dist/webchannel-blob/esm/webchannel_blob_es2018.js';
const transport = readFileSync(new URL(TRANSPORT, import.meta.url), 'utf8');

it('answers the network probe of the installed Firestore without loading an image', () => {
  const code = withoutProbe(transport);
  expect(transport).toMatch(/\?\w+\(\w+\.toString\(\),\w+\):/);
  expect(code).not.toMatch(/\?\w+\(\w+\.toString\(\),\w+\):/);
  expect(code).toMatch(/\w\?\w+\(!1\):\w+\(\w+\.toString\(\),\w+\)/);
});

it('fails the build when the probe is not found', () => {
  expect(() => withoutProbe('export const transport = 1;')).toThrow('network probe');
});
