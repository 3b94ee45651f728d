import { expect, test } from 'vitest';
import { projectOf } from './old-ids.ts';

test('it looks on this machine, or at a project that is named', () => {
  expect(projectOf([])).toBeUndefined();
  expect(projectOf(['--project', 'akada-live'])).toBe('akada-live');
});

test.each([
  ['an address', ['a@akada.test']],
  ['a project without a name', ['--project']],
  ['a project with an empty name, which would mean this machine', ['--project', '']],
])('with %s it says how it is used', (_, args) => {
  expect(() => projectOf(args)).toThrow('Usage: npm run old-ids');
});
