import { expect, test } from 'vitest';
import { lineForTerminal } from './emulator-lines.ts';

test.each([
  ['>  {"uid":"ada","ms":7,"severity":"INFO","message":"opened"}', 'functions │ opened (uid: ada, ms: 7)'],
  ['>  {"severity":"WARNING","message":"invalid input"}', 'functions │ warning: invalid input'],
  [
    '>  {"error":"TypeError\\n    at x.ts:1:2","path":"a","severity":"ERROR","message":"failed"}',
    'functions │ error: failed (path: a)\nTypeError\n    at x.ts:1:2',
  ],
  ['>  {not JSON}', 'functions │ {not JSON}'],
  ['>  plain text', 'functions │ plain text'],
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
