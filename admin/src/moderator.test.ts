import { CommandError } from '@akada/emulators/terminal';
import { expect, test } from 'vitest';
import { moderatorOptions } from './moderator.ts';

test('an address alone makes its account a moderator on the emulators', () => {
  expect(moderatorOptions(['amina@akada.test'])).toEqual({ email: 'amina@akada.test', remove: false });
});

test('--remove and --project are accepted in any order', () => {
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
  ['an unknown option', ['a@akada.test', '--delete']],
])('with %s the usage is printed', (_, args) => {
  expect(() => moderatorOptions(args)).toThrow(CommandError);
  expect(() => moderatorOptions(args)).toThrow('Usage: npm run moderator');
});
