import { describe, expect, test } from 'vitest';
import { cutAtWord, cutText, filledFields, isBlank, isBroken } from './text.ts';

describe('isBlank', () => {
  test.each([
    '',
    ' ',
    '\t\r\n',
    '\u{a0}',
    '\u{2003}\u{3000}',
    '\u{200b}',
    '\u{feff}',
    '\u{2028}',
    '\u{1}\u{85}',
  ])('is true for %j', (text) => expect(isBlank(text)).toBe(true));

  test.each(['x', ' x ', '\n\u{5b66}\n', '📚', '-', '👩🏽‍🎓'])('is false for %j', (text) =>
    expect(isBlank(text)).toBe(false),
  );
});

test.each([
  ['Ada 📚', false],
  ['Ada \ud83d', true],
  ['\udcda Ada', true],
])('isBroken of %j is %s', (text, expected) => expect(isBroken(text)).toBe(expected));

test('filledFields trims the fields of a form and leaves out blank ones', () => {
  expect(filledFields({ subject: ' Biology\n', tag: ' \u{200b}', description: '' })).toEqual({
    subject: 'Biology',
  });
});

describe('cutText', () => {
  test.each([
    ['keeps what fits', 'Ada', 3, 'Ada'],
    ['removes what does not fit', 'Adaeze', 3, 'Ada'],
    ['keeps an emoji that fits', 'Ada📚', 5, 'Ada📚'],
    ['leaves no half of an emoji that does not fit', 'Ada📚', 4, 'Ada'],
  ])('%s', (_, text, max, expected) => expect(cutText(text, max)).toBe(expected));
});

describe('cutAtWord', () => {
  test.each([
    ['keeps what fits', 'Cell respiration', 16, 'Cell respiration'],
    ['ends at the last whole word', 'Cell respiration in yeast', 12, 'Cell…'],
    ['keeps a word that ends where the cut is', 'Cell respiration in yeast', 17, 'Cell respiration…'],
    ['drops the punctuation before the cut', 'Cells, and tissues', 8, 'Cells…'],
    ['cuts a single long word', 'x'.repeat(20), 10, `${'x'.repeat(9)}…`],
    ['leaves no half of an emoji', `${'x'.repeat(8)}📚 more`, 10, `${'x'.repeat(8)}…`],
  ])('%s', (_, text, max, expected) => {
    expect(cutAtWord(text, max)).toBe(expected);
    expect(cutAtWord(text, max).length).toBeLessThanOrEqual(max);
  });
});
