import { CommandError } from '@akada/emulators/terminal';
import { expect, test } from 'vitest';
import { projectOf } from './catalogue.ts';

test('catalogue publishes to the emulators, or to the project that is named', () => {
  expect(projectOf([])).toBeUndefined();
  expect(projectOf(['--project', 'akada-live'])).toBe('akada-live');
});

test.each([[['--project', '']], [['akada-live']], [['--all']]])(
  'catalogue rejects the arguments %j',
  (args) => {
    expect(() => projectOf(args)).toThrow(CommandError);
    expect(() => projectOf(args)).toThrow('Usage: npm run catalogue');
  },
);
