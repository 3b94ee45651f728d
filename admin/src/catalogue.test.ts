import { LauncherError } from '@akada/emulators/say';
import { expect, test } from 'vitest';
import { projectOf } from './catalogue.ts';

test('it is published on this machine, or in the project that is named', () => {
  expect(projectOf([])).toBeUndefined();
  expect(projectOf(['--project', 'akada-live'])).toBe('akada-live');
});

test.each([[['--project', '']], [['akada-live']], [['--all']]])('%j is not understood', (args) => {
  expect(() => projectOf(args)).toThrow(LauncherError);
  expect(() => projectOf(args)).toThrow('Usage: npm run catalogue');
});
