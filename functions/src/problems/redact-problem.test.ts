import { readFileSync } from 'node:fs';
import { PROBLEM_PLACES } from '@akada/domain/problems/problems';
import { expect, test } from 'vitest';
import { redactProblem } from './redact-problem.ts';

const PROBLEM = { message: '', stack: '', path: '/dashboard', version: '1.0.0' };

test.each([
  [
    'SyntaxError: Unexpected token',
    { message: 'Unexpected token "Secret diary" is not JSON', stack: 'SyntaxError: …' },
  ],
  [
    'FirebaseError: firestore/permission-denied',
    { message: 'firestore/permission-denied on Secret', stack: 'FirebaseError' },
  ],
  [
    'Failed to fetch dynamically imported module',
    { message: 'Failed to fetch dynamically imported module: x' },
  ],
  ['Minified React error #418', { message: 'Minified React error #418; visit https://react.dev' }],
  ['another error', { message: 'Secret diary', stack: 'Secret diary' }],
])('a problem is logged as "%s"', (what, problem) => {
  expect(redactProblem({ ...PROBLEM, ...problem }).what).toBe(what);
});

test.each([
  ['/dashboard/vault', '/dashboard/vault'],
  ['/ai/flashcards', '/ai/flashcards'],
  ['/ai/diary', '/ai/…'],
  ['/Secret/diary', '/…/…'],
  ['/', '/'],
])('the address %s is logged as %s', (path, logged) => {
  expect(redactProblem({ ...PROBLEM, path }).path).toBe(logged);
});

test('identical problems have the same hash, and different ones do not', () => {
  const same = (message: string) => redactProblem({ ...PROBLEM, message }).same;

  expect(same('a')).toBe(same('a'));
  expect(same('a')).not.toBe(same('b'));
});

test('every address of the app consists of parts that may be logged', () => {
  const routes = readFileSync(new URL('../../../web/src/app/routes.tsx', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/path="\/([^"]*)"/g)].flatMap(([, path = '']) => path.split('/'));
  const words = paths.filter((part) => part !== '' && !part.startsWith(':'));

  expect(words.length).toBeGreaterThan(15);
  for (const word of words) expect(PROBLEM_PLACES).toContain(word);
});
