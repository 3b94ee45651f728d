import { expect, test } from 'vitest';
import { parseDeckText, toDeckText } from './deck-text.ts';

const CARDS = [
  { front: 'What moves\nwater?', back: 'Osmosis' },
  { front: 'Q: which A: is it?', back: 'Both, A: and Q:' },
];

test('the cards of a deck text are those it was made of, each side on one line', () => {
  expect(parseDeckText(toDeckText(CARDS, 1_000))).toEqual([
    { front: 'What moves water?', back: 'Osmosis' },
    CARDS[1],
  ]);
});

test('a deck text holds the cards that fit, and leaves out longer ones', () => {
  const long = { front: 'Why?', back: 'x'.repeat(500) };
  const text = toDeckText([long, ...CARDS], 40);

  expect(parseDeckText(text)).toEqual([{ front: 'What moves water?', back: 'Osmosis' }]);
  expect(text.length).toBeLessThanOrEqual(40);
  expect(toDeckText([long], 40)).toBe('');
});

test('lines that are no card are left out', () => {
  expect(parseDeckText('Hello\nQ: only a front\n\tA: only a back')).toEqual([]);
});
