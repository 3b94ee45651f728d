import { describe, expect, test } from 'vitest';
import { addDays } from '../days/day.ts';
import { isBlank } from '../text/text.ts';
import { QUOTES, quoteOfTheDay } from './quotes.ts';

describe('the quotes', () => {
  test('each have a text, an author and a source', () => {
    for (const parts of QUOTES.map(({ text, author, source }) => [text, author, source])) {
      for (const part of parts) {
        expect(isBlank(part)).toBe(false);
        expect(part).toBe(part.trim());
      }
    }
  });

  test('are all different', () => {
    const letters = QUOTES.map(({ text }) => text.toLowerCase().replace(/[^a-z]/g, ''));
    expect(new Set(letters).size).toBe(QUOTES.length);
  });
});

describe('the quote of a day', () => {
  test('changes every day, over months, years and a leap day', () => {
    for (let day = '2027-12-01'; day < '2029-02-01'; day = addDays(day, 1)) {
      expect(quoteOfTheDay(day)).toBe(quoteOfTheDay(day));
      expect(quoteOfTheDay(addDays(day, 1))).not.toBe(quoteOfTheDay(day));
    }
  });

  test('repeats only after all others were shown, also over the end of a year', () => {
    const days = Array.from({ length: QUOTES.length }, (_, index) => addDays('2026-12-28', index));
    expect(new Set(days.map(quoteOfTheDay))).toEqual(new Set(QUOTES));
    expect(quoteOfTheDay(addDays('2026-12-28', QUOTES.length))).toBe(quoteOfTheDay('2026-12-28'));
  });

  test('exists on the first and the last day of the calendar', () => {
    expect(QUOTES).toContain(quoteOfTheDay('2000-01-01'));
    expect(QUOTES).toContain(quoteOfTheDay('2099-12-31'));
  });
});
