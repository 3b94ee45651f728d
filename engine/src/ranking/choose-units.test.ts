import { describe, expect, test } from 'vitest';
import type { BlockKind } from '../reading/source.ts';
import { type Budget, chooseUnits } from './choose-units.ts';
import type { Ranked } from './rank.ts';

let made = 0;

function ranked(
  score: number,
  given: Partial<{ section: number; kind: BlockKind; after: Ranked; text: string }> = {},
): Ranked {
  made += 1;
  const { section = 0, kind = 'paragraph', after, text = `Sentence ${made}.` } = given;
  return {
    unit: {
      passage: { kind, text, section, page: undefined },
      text,
      tail: null,
      after: after?.unit ?? null,
      isOpen: after !== undefined,
    },
    index: made,
    part: section,
    keys: new Set(text.split(' ')),
    words: 10,
    features: {},
    score,
  };
}

const BUDGET: Budget = { coverage: 1, words: 1_000, points: 100, longest: 400 };

describe('a choice of units', () => {
  test('has one of every section, even above its number of words', () => {
    const all = [ranked(0.9), ranked(0.8), ranked(0.1, { section: 1 })];
    expect(chooseUnits(all, { ...BUDGET, words: 10 })).toEqual([all[0], all[2]]);
  });

  test('ends at its number of words, at its number of points, and when enough is covered', () => {
    const all = [ranked(0.5), ranked(0.5), ranked(0.5), ranked(0.5)];
    expect(chooseUnits(all, { ...BUDGET, words: 20 })).toHaveLength(2);
    expect(chooseUnits(all, { ...BUDGET, points: 3 })).toHaveLength(3);
    expect(chooseUnits(all, { ...BUDGET, coverage: 0.4 })).toHaveLength(2);
  });

  test('has a long unit that is surely needed rather than short ones that may be', () => {
    const sure = ranked(0.8, { text: 'A long sentence that says why the wall is thick.' });
    const long = { ...sure, words: 40 };
    const all = [ranked(0.4), ranked(0.4), long, ranked(0.4)];
    expect(chooseUnits(all, { ...BUDGET, words: 45 })).toEqual([long]);
  });

  test('has no unit without the one that it continues', () => {
    const first = ranked(0.1);
    const all = [first, ranked(0.9, { after: first }), ranked(0.2), ranked(0.5)];
    const given = new Set(all.slice(3));
    expect(chooseUnits(all, { ...BUDGET, words: 30 }, given)).toEqual(all.slice(0, 2));
    expect(chooseUnits(all, { ...BUDGET, words: 20 }, given)).toEqual([all[2]]);
  });

  test('has an announcement only with all sentences that it announces', () => {
    const announcement = ranked(0.9, { text: 'It happens in two stages.' });
    const all = [announcement, ranked(0.4), ranked(0.3), ranked(0.5)];
    expect(chooseUnits(all, { ...BUDGET, words: 40 })).toEqual(all);
    expect(chooseUnits(all, { ...BUDGET, words: 30 })).toEqual(all.slice(1));
    expect(chooseUnits(all.slice(0, 2), BUDGET)).toEqual([all[1]]);
  });

  test('has an announcement whose points are partly shown elsewhere, but not one whose points all are', () => {
    const all = [ranked(0.9, { text: 'It happens in two stages.' }), ranked(0.4), ranked(0.3)];
    expect(chooseUnits(all, BUDGET, new Set(all.slice(1, 2)))).toEqual([all[0], all[2]]);
    expect(chooseUnits(all, BUDGET, new Set(all.slice(1)))).toEqual([]);
  });

  test('shows an announcement without a number only with the list below it or with a sentence that continues it', () => {
    const announcement = ranked(0.9, { text: 'Leaves are adapted in several ways.' });
    const item = ranked(0.5, { kind: 'item' });
    const next = ranked(0.5, { after: announcement });
    expect(chooseUnits([announcement, ranked(0.5)], BUDGET)).not.toContain(announcement);
    expect(chooseUnits([announcement, item], BUDGET)).toEqual([announcement, item]);
    expect(chooseUnits([announcement, next], BUDGET)).toEqual([announcement, next]);
  });

  test('does not count a sentence that continues the one before it as a point of an announcement', () => {
    const announcement = ranked(0.9, { text: 'It happens in two stages.' });
    const first = ranked(0.5);
    const [more, second] = [ranked(0.1, { after: first }), ranked(0.4)];
    const all = [announcement, first, more, second];
    expect(chooseUnits(all, { ...BUDGET, words: 30 })).toEqual([announcement, first, second]);
    expect(chooseUnits(all.slice(0, 3), BUDGET)).toEqual([announcement, first, more]);
  });

  test('has a short list as a whole, with the line that introduces it, or not at all', () => {
    const list = [0.9, 0.1, 0.1].map((score) => ranked(score, { kind: 'item' }));
    const all = [ranked(0.1, { text: 'The causes are:' }), ...list, ranked(0.01), ranked(0.5)];
    const given = new Set(all.slice(5));
    expect(chooseUnits(all, { ...BUDGET, words: 50 }, given)).toEqual(all.slice(0, 4));
    expect(chooseUnits(all, { ...BUDGET, words: 40 }, given)).toEqual([all[4]]);
  });

  test('joins no more sentences to a point than fit into it', () => {
    const first = ranked(0.9, { text: 'a'.repeat(60) });
    const all = [first, ranked(0.8, { after: first, text: 'b'.repeat(60) }), ranked(0.1)];
    expect(chooseUnits(all, { ...BUDGET, longest: 100 })).toEqual([all[0], all[2]]);
  });

  test('has nothing that repeats another unit', () => {
    const text = 'Water moves through a thin membrane.';
    const all = [ranked(0.9, { text }), ranked(0.8, { text: `${text} again` })];
    expect(chooseUnits(all, BUDGET)).toEqual([all[0]]);
  });

  test('counts what is shown anyway, but does not choose it', () => {
    const all = [ranked(0.9), ranked(0.5), ranked(0.4)];
    const given = new Set(all.slice(0, 1));
    expect(chooseUnits(all, { ...BUDGET, words: 20 }, given)).toEqual([all[1]]);
  });
});
