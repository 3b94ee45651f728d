import { describe, expect, test } from 'vitest';
import { figureOf, isExact, isOther, otherValues } from './figures.ts';
import { wrongFormulas } from './formulas.ts';
import { createRandom } from './random.ts';
import { areDistinct, areNamesOfOne, repeatedWords } from './terms.ts';

describe('other values of a figure', () => {
  test.each(['4,180 km', '72', '9.8', '55%', '1937', '₦350'])(
    'for %s have its form and differ from it by more than a tenth, or by two years',
    (text) => {
      const figure = figureOf(text);
      if (!figure) throw new Error(`${text} is no figure.`);
      const others = otherValues(figure, createRandom(1));
      expect(others.length).toBeGreaterThanOrEqual(3);
      for (const other of others) {
        const read = figureOf(other);
        expect(other.replace(/[\d,.]+/g, '')).toBe(text.replace(/[\d,.]+/g, ''));
        const gap = Math.abs((read?.value ?? 0) - figure.value);
        expect(gap).toBeGreaterThan(figure.isYear ? 1 : figure.value * 0.1);
      }
    },
  );

  test('leave out values of the text that are nearly the same', () => {
    const [value, near, far] = ['4,180 km', '4,200 km', '6,650 km'].map(figureOf);
    if (!value || !near || !far) throw new Error('These are figures.');
    expect(isOther(value, near)).toBe(false);
    expect(isOther(value, far)).toBe(true);
  });

  test('are not asked for at the bound of a range, where several are true', () => {
    const isAsked = (text: string, value: string) => isExact(text, text.indexOf(value), value.length);
    expect(isAsked('It takes about 50 days.', '50')).toBe(true);
    expect(isAsked('It takes more than 50 days.', '50')).toBe(false);
    expect(isAsked('It takes 50 to 60 days.', '50')).toBe(false);
  });
});

test('wrong formulas never equal the right one', () => {
  expect(wrongFormulas('p = mv')).toEqual(['p = v / m', 'p = m / v', 'p = m + v', 'p = m − v']);
  expect(wrongFormulas('speed = distance / time')).not.toContain('speed = distance / time');
  expect(wrongFormulas('a + b')).toEqual([]);
});

describe('two terms', () => {
  test('are options of one question only if neither contains the other, and they mean different things', () => {
    expect(areDistinct('transverse wave', 'longitudinal wave', 'en')).toBe(true);
    expect(areDistinct('wave', 'longitudinal wave', 'en')).toBe(false);
    expect(areDistinct('purchase', 'buying', 'en')).toBe(false);
  });

  test('name one thing if the text says so', () => {
    expect(areNamesOfOne('suffrage', 'franchise', 'Suffrage, or franchise, is the right to vote.')).toBe(
      true,
    );
    expect(areNamesOfOne('suffrage', 'rigging', 'Suffrage is a right and rigging a crime.')).toBe(false);
  });

  test('are given away by their other forms in a text, and not by words that begin alike', () => {
    expect(repeatedWords('inflation', 'the inflationary rise of prices')).toEqual(['inflation']);
    expect(repeatedWords('substrate', 'the substance on which an enzyme acts')).toEqual([]);
  });
});
