import { expect, test } from 'vitest';
import { projectOf } from './old-ids.ts';

test('old-ids reads the emulators, or the project that is named', () => {
  expect(projectOf([])).toBeUndefined();
  expect(projectOf(['--project', 'akada-live'])).toBe('akada-live');
});

test.each([
  ['an address', ['a@akada.test']],
  ['a project without a name', ['--project']],
  ['a project with an empty name, which would mean this machine', ['--project', '']],
])('with %s the usage is printed', (_, args) => {
  expect(() => projectOf(args)).toThrow('Usage: npm run old-ids');
});
