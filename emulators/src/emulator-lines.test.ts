import { expect, test } from 'vitest';
import { lineForTerminal } from './emulator-lines.ts';

test.each([
  ['>  {"severity":"INFO","message":"opened"}', 'functions │ {"severity":"INFO","message":"opened"}'],
  [
    '⚠  functions: Failed to load function definition from source: x',
    'functions │ Failed to load function definition from source: x',
  ],
  ['⚠  Firestore Emulator has exited', 'emulators │ Firestore Emulator has exited'],
  ['⬢  functions: Failed to load', 'functions │ Failed to load'],
  ['⚠  storage: /repo/storage.rules:4:1 - empty', 'storage │ /repo/storage.rules:4:1 - empty'],
])('%s is printed', (line, shown) => {
  expect(lineForTerminal(line)).toBe(shown);
});

test.each([
  'i  functions: Beginning execution of "europe-west1-openAccount"',
  '⚠  functions: Your requested "node" version "22" doesn\'t match your global version "20".',
  '⚠  firestore: Env variable override detected. Using firestore emulator at /x.jar',
  '✔  hosting: Local server: http://127.0.0.1:5000',
  '>  {"severity":"DEBUG","message":"Callable request verification passed"}',
  '',
  '> ',
])('%s is not printed', (line) => {
  expect(lineForTerminal(line)).toBeUndefined();
});
