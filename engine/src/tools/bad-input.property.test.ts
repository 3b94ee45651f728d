import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAP } from '../cards/card.ts';
import { makeCards } from '../cards/make-cards.ts';
import { readSource } from '../reading/read-source.ts';
import { makeCramSheet } from '../summary/make-cram-sheet.ts';
import { makeSummary } from '../summary/make-summary.ts';

const LONG = 100_000;
/** Room for a slow machine. A method whose time grows with the square of the text takes minutes; the bench measures seconds. */
const LONGEST_MS = 15_000;

const repeated = (text: string) => text.repeat(Math.ceil(LONG / text.length)).slice(0, LONG);

function readAll(text: string) {
  const source = readSource([{ text }]);
  return { cards: makeCards(source, 30), summary: makeSummary(source), sheet: makeCramSheet(source) };
}

/** The letters and digits of a text, in lower case. */
const folded = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

describe('100 KB', () => {
  test.each([
    [
      'of prose',
      repeated('An enzyme is a protein that speeds up a reaction. It works because its shape fits. '),
    ],
    [
      'of speech',
      repeated('okay so a cell is the unit of life and it has a nucleus now water moves because '),
    ],
    ['without spaces', 'x'.repeat(LONG)],
    ['of emoji', repeated('😀')],
    ['of full stops', repeated('. ')],
    ['of figures in a table', repeated('| 1 | 2.5 | 300 |\n')],
    ['of HTML', repeated('<div class="a"><p>A cell is the <b>smallest</b> unit of life.</p></div>\n')],
    ['of open brackets', repeated('([{<')],
    ['of headings', repeated('# Title\n')],
    ['of one word a line', repeated('cell\n')],
    ['of a script without spaces', repeated('细胞是生命的基本单位。')],
  ])('%s is read in time', (_, text) => {
    const start = Date.now();
    readAll(text);
    expect(Date.now() - start).toBeLessThan(LONGEST_MS);
  });
});

describe('30 KB', () => {
  test.each([
    ['of numbers without items', '1. \t   a '],
    ['of names without a verb', ' v A'],
  ])('%s are read in time', (_, unit) => {
    const start = Date.now();
    readAll(repeated(unit).slice(0, 30_000));
    expect(Date.now() - start).toBeLessThan(LONGEST_MS);
  });
});

describe('a text without anything to learn', () => {
  test.each([
    ['.'],
    ['😀😀😀'],
    [''],
    ['| 1 | 2 |\n|---|---|\n| 3 | 4 |\n| 5 | 6 |'],
    ['???!!!'],
    ['12 34 56'],
  ])('gives no card: "%s"', (text) => {
    expect(readAll(text).cards).toEqual([]);
  });
});

test('HTML is read as the text that it shows', () => {
  const { cards } = readAll(
    '<html><head><title>Cells</title><style>p { color: red; }</style></head><body><script>alert("x")</script><p>A cell is the smallest unit of life.</p><!-- secret --></body></html>',
  );
  expect(cards.map(({ front, back }) => [front, back])).toEqual([
    ['What is a cell?', 'The smallest unit of life.'],
  ]);
});

test('whatever the text, nothing fails, and the answer of each card is in the text', () => {
  const word = fc.constantFrom(
    ...'the a cell enzyme is are was because which and or but it this causes 1914 46 % : ; , . ? ! ( ) | # - * \n \t okay so um le la est une parce que jẹ́ 细胞 是 العلم'.split(
      ' ',
    ),
    '\n\n',
    '\n- ',
    '\n# ',
  );
  const anyText = fc.oneof(
    fc.array(word, { maxLength: 120 }).map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const { cards, summary, sheet } = readAll(text);
      const whole = folded(text.replace(/-\n\s*/g, ''));
      for (const { front, back, kind } of cards) {
        expect(front.includes(GAP) || front.trim() !== '').toBe(true);
        const answer = back.replace(
          /^(?:Because|In|On|By|To|So that|When|Where|As soon as|That|Parce que|Car|En|Le|A|An) /i,
          '',
        );
        if (kind !== 'list' && kind !== 'difference')
          expect(whole).toContain(folded(answer.split(/; |: /)[0] ?? ''));
      }
      for (const { points } of summary) expect(points.length).toBeGreaterThan(0);
      for (const { points } of sheet) expect(points.length).toBeGreaterThan(0);
    }),
    { seed: 18, numRuns: 150 },
  );
});
