import { expect, test } from 'vitest';
import { besideRunningApp } from './functions-env.ts';

const LOCAL = { GEMINI_API_KEY: 'local', FLUTTERWAVE_SECRET_KEY: 'k', FLUTTERWAVE_SECRET_HASH: 'h' };
const TEXT = 'GEMINI_API_KEY=local\nFLUTTERWAVE_SECRET_KEY=k\nFLUTTERWAVE_SECRET_HASH=h\n';

test.each(['', TEXT, 'GEMINI_API_KEY=local\n'])(
  'tests run with the local keys, where %j is there',
  (found) => {
    expect(besideRunningApp(LOCAL, found)).toBe(TEXT);
  },
);

test('they leave the Gemini key of a running app', () => {
  const found = TEXT.replace('=local', '="a real=key"');
  expect(besideRunningApp(LOCAL, found)).toBe(found);
});

test.each(['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_SECRET_HASH'])('they do not run with its %s', (name) => {
  const found = TEXT.replace(new RegExp(`${name}=.`), `${name}=real`);
  expect(() => besideRunningApp(LOCAL, found)).toThrow('stop npm start, or delete the file');
});
