import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrapFirestore, wrapPubsub } from './wrap-emulators.ts';

let dir: string;
let source: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'akada wrap-'));
  source = join(dir, "it's Ada's jar");
  writeFileSync(source, '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a wrapped emulator is built once, and again when its source has changed', async () => {
  const cache = join(dir, 'cache');
  const first = await wrapFirestore(source, cache);
  const built = statSync(first).mtimeMs;
  expect(await wrapFirestore(source, cache)).toBe(first);
  expect(statSync(first).mtimeMs).toBe(built);

  utimesSync(source, new Date(), new Date(Date.now() + 5000));
  const second = await wrapFirestore(source, cache);
  expect(second).not.toBe(first);
  writeFileSync(source, 'another size');
  utimesSync(source, new Date(), new Date(Date.now() + 5000));
  expect(await wrapFirestore(source, cache)).not.toBe(second);
});

test("Pub/Sub's script starts the emulator with its arguments, wherever it is", async () => {
  const script = await wrapPubsub(source, join(dir, 'cache'));
  expect(execFileSync(script, ['--port=8085', 'a b'], { encoding: 'utf8' })).toBe('--port=8085 a b\n');
});
