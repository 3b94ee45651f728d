import { expect, test } from 'vitest';
import { CARD_LIMITS } from '../ai/ai.ts';
import { UNSUPPORTED_CHARACTER } from '../text/text.ts';
import { readCardLines } from './card-lines.ts';

test.each([
  ['Capital of Kano State ; Kano', 'Capital of Kano State', 'Kano'],
  ['pH of water;7', 'pH of water', '7'],
  ['two semicolons ; the first ; counts', 'two semicolons', 'the first ; counts'],
  ['a cell; with a semicolon\tthe next cell', 'a cell; with a semicolon', 'the next cell'],
  ['What is $f(x; y)$ ; a function of $x$', 'What is $f(x; y)$', 'a function of $x$'],
  ['costs $5; or $10', 'costs $5', 'or $10'],
])('%j is a card', (line, front, back) => {
  expect(readCardLines(line)).toEqual({ cards: [{ front, back }], problems: [] });
});

test('blank lines are skipped, and line ends of every system are read', () => {
  const { cards, problems } = readCardLines('a;1\r\n\r\nb;2\n \u{200b}\nc;3\r');

  expect(cards.map(({ front }) => front)).toEqual(['a', 'b', 'c']);
  expect(problems).toEqual([]);
});

test('each line that is no card is named with its number and the reason', () => {
  const long = 'x'.repeat(CARD_LIMITS.front + 1_200);
  const lines = [
    'fine ; yes',
    'no separator',
    '; only a back',
    'only a front;',
    `${long} ; back`,
    'a ; \ud800',
  ];

  expect(readCardLines(lines.join('\n'))).toEqual({
    cards: [{ front: 'fine', back: 'yes' }],
    problems: [
      { line: 2, text: 'no separator', problem: 'Put a semicolon between front and back.' },
      { line: 3, text: '; only a back', problem: 'The front is missing.' },
      { line: 4, text: 'only a front;', problem: 'The back is missing.' },
      { line: 5, text: `${long} ; back`, problem: 'The front has 1,700 characters, 1,200 too many.' },
      { line: 6, text: 'a ; \ud800', problem: UNSUPPORTED_CHARACTER },
    ],
  });
});

test('sides as long as the limits are cards', () => {
  const line = `${'x'.repeat(CARD_LIMITS.front)};${'y'.repeat(CARD_LIMITS.back)}`;

  expect(readCardLines(line).cards).toHaveLength(1);
});
