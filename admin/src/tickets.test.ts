import { TICKET_LIMITS } from '@akada/domain/support/tickets';
import { LauncherError } from '@akada/emulators/say';
import { expect, test } from 'vitest';
import { ticketsOptions } from './tickets.ts';

test('alone it lists what is open on this machine, or on a real project', () => {
  expect(ticketsOptions([])).toEqual({});
  expect(ticketsOptions(['--project', 'akada-live'])).toEqual({ project: 'akada-live' });
});

test('an answer has an id, what became of it, and words', () => {
  expect(
    ticketsOptions(['answer', 'a1', 'upheld', ' We will build it. ', '--project', 'akada-live']),
  ).toEqual({
    answer: { id: 'a1', status: 'upheld', words: 'We will build it.' },
    project: 'akada-live',
  });
});

test.each([
  ['another verb', ['delete', 'a1', 'closed', 'Done.']],
  ['no id', ['answer']],
  ['no words', ['answer', 'a1', 'closed']],
  ['words without quotes', ['answer', 'a1', 'closed', 'It', 'is', 'done.']],
  ['a state that there is not', ['answer', 'a1', 'done', 'Done.']],
  ['the state that it has', ['answer', 'a1', 'open', 'Wait.']],
  ['a project with an empty name, which would mean this machine', ['--project', '']],
  ['an option that there is not', ['--all']],
])('with %s it says how it is used', (_, args) => {
  expect(() => ticketsOptions(args)).toThrow(LauncherError);
  expect(() => ticketsOptions(args)).toThrow('Usage: npm run tickets');
});

test.each([
  ['blank', ' \n', 'Say something'],
  ['half an emoji', 'Done \ud83d', 'broken'],
  ['too long', 'a'.repeat(TICKET_LIMITS.answer + 1), 'it has 1001'],
])('words that are %s are not sent', (_, words, problem) => {
  expect(() => ticketsOptions(['answer', 'a1', 'closed', words])).toThrow(problem);
});
