import { expect, test } from 'vitest';
import { mergeTestSecrets } from './functions-env.ts';

const LOCAL = { GEMINI_API_KEY: 'local', FLUTTERWAVE_SECRET_KEY: 'k', FLUTTERWAVE_SECRET_HASH: 'h' };
const TEXT = 'GEMINI_API_KEY=local\nFLUTTERWAVE_SECRET_KEY=k\nFLUTTERWAVE_SECRET_HASH=h\n';

test.each(['', TEXT, 'GEMINI_API_KEY=local\n'])('tests use the local keys when the file has %j', (found) => {
  expect(mergeTestSecrets(LOCAL, found)).toBe(TEXT);
});

test('tests keep the Gemini key of a running app', () => {
  const found = TEXT.replace('=local', '="a real=key"');
  expect(mergeTestSecrets(LOCAL, found)).toBe(found);
});

test.each(['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_SECRET_HASH'])(
  'tests refuse the %s of a running app',
  (name) => {
    const found = TEXT.replace(new RegExp(`${name}=.`), `${name}=real`);
    expect(() => mergeTestSecrets(LOCAL, found)).toThrow('stop npm start, or delete the file');
  },
);
