import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { ROUTES } from './routes.ts';

test('measures everything three times by default', () => {
  const options = readOptions([]);
  expect(options).toMatchObject({ routes: ROUTES, runs: 3, isWhole: true });
  expect(options.parts).toContain('lighthouse');
});

test('measures only the named parts and routes', () => {
  const options = readOptions(['lighthouse', '--route', 'Home', '--route', '/login', '--runs', '1']);
  expect([...options.parts]).toEqual(['lighthouse']);
  expect(options.routes.map(({ path }) => path)).toEqual(['/dashboard', '/login']);
  expect(options).toMatchObject({ runs: 1, isWhole: false });
});

test('is whole only when it measures every route', () => {
  expect(readOptions(['--route', 'Home']).isWhole).toBe(false);
  expect(readOptions(['documents', '--runs', '1']).isWhole).toBe(true);
});

test.each([
  [['speed'], 'unknown part: speed'],
  [['--route', 'Hom'], 'unknown route: Hom'],
  [['--runs', '0'], '--runs must be a number'],
])('rejects %j and lists the choices', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
