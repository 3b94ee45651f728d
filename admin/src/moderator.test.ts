import { LauncherError } from '@akada/emulators/say';
import { expect, test } from 'vitest';
import { moderatorOptions } from './moderator.ts';

test('an address alone is made a moderator on this machine', () => {
  expect(moderatorOptions(['amina@akada.test'])).toEqual({ email: 'amina@akada.test', remove: false });
});

test('it can be undone, and on a real project', () => {
  expect(moderatorOptions(['--remove', 'amina@akada.test', '--project', 'akada-live'])).toEqual({
    email: 'amina@akada.test',
    remove: true,
    project: 'akada-live',
  });
});

test.each([
  ['no address', []],
  ['two addresses', ['a@akada.test', 'b@akada.test']],
  ['a project without a name', ['a@akada.test', '--project']],
  ['a project with an empty name, which would mean this machine', ['a@akada.test', '--project', '']],
  ['an option that there is not', ['a@akada.test', '--delete']],
])('with %s it says how it is used', (_, args) => {
  expect(() => moderatorOptions(args)).toThrow(LauncherError);
  expect(() => moderatorOptions(args)).toThrow('Usage: npm run moderator');
});
