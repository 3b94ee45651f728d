import { describe, expect, test } from 'vitest';
import { sourceMatcher } from './card-source.ts';

const NOTES = `## Cells
The mitochondrion releases energy from glucose,
in the presence of oxy-
gen.

| Organelle | Found in | Function |
|---|---|---|
| Ribosome | all cells | makes **proteins** |

Ọjọ́ means day; $a^2 + b^2 = c^2$.`;
const matchSource = sourceMatcher(NOTES);

describe('a source is quoted', () => {
  test.each([
    ['across lines and hyphens', 'releases energy from glucose, in the presence of oxygen.'],
    ['in other case and punctuation', 'THE MITOCHONDRION — releases energy from glucose'],
    [
      'as a table row with the names of its columns',
      'Ribosome: found in: all cells; function: makes proteins',
    ],
    ['as a table row between pipes', '| Ribosome | all cells | makes proteins |'],
    ['with a part left out', 'The mitochondrion releases … in the presence of oxygen'],
    ['in letters with marks', 'Ọjọ́ means day'],
    ['as a formula', 'a^2 + b^2 = c^2'],
  ])('%s', (_, source) => {
    expect(matchSource(source)).toBe('quoted');
  });
});

test('a source with a corrected word is misquoted', () => {
  expect(matchSource('The mitochondria releases energy from glucose')).toBe('misquoted');
});

test.each([
  'Chloroplasts trap sunlight to make glucose.',
  'Function: makes lipids in the smooth endoplasmic reticulum',
  '…',
  '***',
])('the source %j is invented', (source) => {
  expect(matchSource(source)).toBe('invented');
});
