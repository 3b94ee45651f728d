import { TICKET_LIMITS } from '@akada/domain/support/tickets';
import { CommandError } from '@akada/emulators/terminal';
import { expect, test } from 'vitest';
import { ticketsOptions } from './tickets.ts';

test('without an answer, open tickets are listed, on the emulators or a real project', () => {
  expect(ticketsOptions([])).toEqual({});
  expect(ticketsOptions(['--project', 'akada-live'])).toEqual({ project: 'akada-live' });
});

test('an answer has a ticket id, a status and a text', () => {
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
  ['no text', ['answer', 'a1', 'closed']],
  ['a text without quotes', ['answer', 'a1', 'closed', 'It', 'is', 'done.']],
  ['an unknown status', ['answer', 'a1', 'done', 'Done.']],
  ['the status open', ['answer', 'a1', 'open', 'Wait.']],
  ['a project with an empty name, which would mean this machine', ['--project', '']],
  ['an unknown option', ['--all']],
])('with %s the usage is printed', (_, args) => {
  expect(() => ticketsOptions(args)).toThrow(CommandError);
  expect(() => ticketsOptions(args)).toThrow('Usage: npm run tickets');
});

test.each([
  ['blank', ' \n', 'The answer is empty'],
  ['half an emoji', 'Done \ud83d', 'unsupported character'],
  ['too long', 'a'.repeat(TICKET_LIMITS.answer + 1), 'has 1001 characters'],
])('rejects an answer that is %s', (_, words, problem) => {
  expect(() => ticketsOptions(['answer', 'a1', 'closed', words])).toThrow(problem);
});
