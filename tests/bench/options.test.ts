import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { ROUTES } from './routes.ts';

test('nothing said means all of it, each page three times', () => {
  const options = readOptions([]);
  expect(options).toMatchObject({ routes: ROUTES, runs: 3, isWhole: true });
  expect(options.parts).toContain('lighthouse');
});

test('parts and routes that are named are measured alone', () => {
  const options = readOptions(['lighthouse', '--route', 'Home', '--route', '/login', '--runs', '1']);
  expect([...options.parts]).toEqual(['lighthouse']);
  expect(options.routes.map(({ path }) => path)).toEqual(['/dashboard', '/login']);
  expect(options).toMatchObject({ runs: 1, isWhole: false });
});

test('some routes are not all of them', () => {
  expect(readOptions(['--route', 'Home']).isWhole).toBe(false);
  expect(readOptions(['documents', '--runs', '1']).isWhole).toBe(true);
});

test.each([
  [['speed'], 'there is no part speed'],
  [['--route', 'Hom'], 'there is no route Hom'],
  [['--runs', '0'], '--runs wants a number'],
])('%j is refused with what there is', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
