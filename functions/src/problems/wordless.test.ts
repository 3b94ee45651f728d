import { readFileSync } from 'node:fs';
import { PROBLEM_PLACES } from '@akada/domain/problems/problems';
import { expect, test } from 'vitest';
import { wordless } from './wordless.ts';

const PROBLEM = { message: '', stack: '', path: '/dashboard', version: '1.0.0' };

test.each([
  [
    'SyntaxError: Unexpected token',
    { message: 'Unexpected token "Dear diary" is not JSON', stack: 'SyntaxError: …' },
  ],
  [
    'FirebaseError: firestore/permission-denied',
    { message: 'firestore/permission-denied on Dear', stack: 'FirebaseError' },
  ],
  [
    'Failed to fetch dynamically imported module',
    { message: 'Failed to fetch dynamically imported module: x' },
  ],
  ['Minified React error #418', { message: 'Minified React error #418; visit https://react.dev' }],
  ['another error', { message: 'Dear diary', stack: 'Dear diary' }],
])('of a problem the log has "%s"', (what, problem) => {
  expect(wordless({ ...PROBLEM, ...problem }).what).toBe(what);
});

test.each([
  ['/dashboard/vault', '/dashboard/vault'],
  ['/ai/flashcards', '/ai/flashcards'],
  ['/ai/diary', '/ai/…'],
  ['/Dear/diary', '/…/…'],
  ['/', '/'],
])('of the address %s the log has %s', (path, logged) => {
  expect(wordless({ ...PROBLEM, path }).path).toBe(logged);
});

test('what broke in the same way has the same digest, and another problem another', () => {
  const same = (message: string) => wordless({ ...PROBLEM, message }).same;

  expect(same('a')).toBe(same('a'));
  expect(same('a')).not.toBe(same('b'));
});

test('every address of the app is made of the parts that are logged', () => {
  const routes = readFileSync(new URL('../../../web/src/app/routes.tsx', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/path="\/([^"]*)"/g)].flatMap(([, path = '']) => path.split('/'));
  const words = paths.filter((part) => part !== '' && !part.startsWith(':'));

  expect(words.length).toBeGreaterThan(15);
  for (const word of words) expect(PROBLEM_PLACES).toContain(word);
});
