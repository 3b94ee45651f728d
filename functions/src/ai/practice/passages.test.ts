import { describe, expect, test } from 'vitest';
import { readPassages } from './passages.ts';

const filler = (word: string) => `${word} `.repeat(200).trim();
const PAGES = `[p. 4]\n${filler('cell')}.\nWater moves by osmosis.\n\n[p. 6]\nBlood carries oxygen.\n${filler('vein')}.`;

describe('a sentence', () => {
  test('has the page on which it is', () => {
    const { find } = readPassages(PAGES, true);

    expect(find('Water moves by osmosis.')?.page).toBe(4);
    expect(find('blood carries OXYGEN')?.page).toBe(6);
  });

  test('is found where it runs over two passages', () => {
    const { find } = readPassages(`${filler('cell')} ends here\n${'tissue '.repeat(160)}`, false);

    expect(find('ends here tissue tissue')).toMatchObject({ page: null });
  });

  test.each(['Water moves by diffusion.', '', '?', 'Water moves and blood carries oxygen'])(
    '%j is not found',
    (sentence) => {
      expect(readPassages(PAGES, true).find(sentence)).toBeNull();
    },
  );
});

test('a mark in a text without pages is text', () => {
  expect(readPassages('[p. 3]\nWater moves.', false).find('Water moves.')?.page).toBeNull();
});

test('only the passages of some sentences are given, each once and in the order of the text', () => {
  const { find, textAt } = readPassages(PAGES, true);
  const places = ['Blood carries oxygen.', 'Water moves by osmosis.', 'Water moves by osmosis.'].map(find);
  const text = textAt(places.flatMap((place) => place ?? []));

  expect(text.match(/osmosis|oxygen/g)).toEqual(['osmosis', 'oxygen']);
  expect(textAt([])).toBe('');
});

test('a long text without any line or sentence is cut too', () => {
  const { find, textAt } = readPassages('word '.repeat(2_000), false);
  const place = find('word word');

  expect(place && textAt([place]).length).toBeLessThanOrEqual(1_200);
});
