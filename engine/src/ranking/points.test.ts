import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeSummary } from '../summary/make-summary.ts';
import { cutTails } from './tails.ts';

test('leaves questions in running text out of a summary, but not what answers them', () => {
  const text =
    '# Barter\n\nBarter is the exchange of goods for goods. How was business done where nobody shared a language? The merchants laid down their goods and withdrew.';
  const points = makeSummary(readSource([{ text }])).flatMap((section) =>
    section.points.map((point) => point.text),
  );
  expect(points.join(' ')).toContain('The merchants laid down');
  expect(points.join(' ')).not.toContain('?');
});

test('keeps both halves of a sentence that gives a pair', () => {
  const pair = 'The lengthwise yarns of cloth are the warp; the crosswise yarns are the weft.';
  expect(cutTails(pair).tails).toEqual([]);
});
