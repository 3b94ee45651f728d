/** What a strict tutor would strike out of a summary or a cram sheet. */
import { folded, type GoldenText, wordsOf } from '../read-golden.ts';
import { englishIn, ordersIn } from './language-faults.ts';
import { headingsIn, itemsIn, rowsIn } from './layout.ts';

const OPENING =
  /^(?:it|they|this|these|those|he|she|such|however|therefore|so|but|and|because|thus|hence|also|moreover|otherwise|il|elle|ils|elles|cela|donc|mais|et|car|puis)(?![\p{L}\p{M}])(?! as )(?! (?:ne )?(?:faut|pleut|s['’]agit|y a) )/iu;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** The share of a point's words that must be in the text: a pronoun may have been replaced. */
const KNOWN = 0.9;
/** A shorter line below a heading may be another heading; characters. */
const LEAST_LINE = 45;
/** The share of a heading that a result must show. */
const CLOSE = 0.6;

/** @returns a sentence for each fault, with the point */
export function pointFaults(points: readonly string[], golden: GoldenText): string[] {
  const items = itemsIn(golden.text).map(folded);
  const headings = new Set(headingsIn(golden.text).map(folded));
  const words = new Set(wordsOf(golden.text));
  return points.flatMap((point, place) => {
    // A list item is about its heading.
    const isItem = items.some((item) => item.startsWith(folded(point)));
    const own = wordsOf(point);
    const known = own.filter((word) => words.has(word)).length;
    const faults = [
      ...(OPENING.test(point) && !isItem ? ['opens on a word without a meaning here'] : []),
      ...missingBefore(point, points.slice(0, place)),
      ...(headings.has(folded(point)) ? ['is a heading'] : []),
      ...(known < own.length * KNOWN ? ['is not in the text'] : []),
      ...ordersIn(point, golden),
      ...englishIn(point, golden),
    ];
    return faults.map((fault) => `${fault}: ${point}`);
  });
}

/** 'Third, …' without 'First, …' and 'Second, …' before it. */
function missingBefore(point: string, before: readonly string[]): string[] {
  const [, word = ''] = /^(\w+?)(?:ly)?,/i.exec(point) ?? [];
  const place = ORDINALS.indexOf(word.toLowerCase());
  const missing = ORDINALS.slice(0, Math.max(0, place)).filter(
    (other) => !before.some((text) => new RegExp(`\\b${other}(?:ly)?\\b`, 'i').test(text)),
  );
  return missing.length > 0 ? [`counts on without ${missing.join(' and ')}`] : [];
}

/** Headings with sentences below them that a summary leaves out. */
export function sectionFaults(headings: readonly string[], golden: GoldenText): string[] {
  const { text } = golden;
  const found = headings.map(folded);
  const own = headingsIn(text);
  return own.flatMap((heading, place) => {
    const from = text.indexOf(heading) + heading.length;
    const next = own[place + 1];
    const below = text.slice(from, next === undefined ? undefined : text.indexOf(next, from));
    // A title right above another heading has no sentences of its own.
    const first = below.split('\n').find((line) => /\p{L}/u.test(line)) ?? '';
    const hasText = first.length >= LEAST_LINE || itemsIn(first).length > 0;
    const isThere = found.some((other) => isSame(other, folded(heading)));
    return hasText && !isThere && ordersIn(heading, golden).length === 0
      ? [`leaves out the section: ${heading}`]
      : [];
  });
}

/** A result may show a heading without its number or the end of a long one. */
function isSame(shown: string, heading: string): boolean {
  const [a, b] = [shown, heading].map((text) => text.replace(/^\d+/, ''));
  return a === b || (a !== undefined && b?.includes(a) === true && a.length >= b.length * CLOSE);
}

/** Cells of a table that a result shows in another row or column. `lines` are points, or fronts and backs of cards. */
export function tableFaults(lines: readonly string[], { text }: GoldenText): string[] {
  const rows = rowsIn(text);
  return lines.flatMap((line) => {
    const row = rows.find(({ name, cells }) => {
      const first = cells[0];
      return name !== '' && first && line.includes(name) && line.includes(`${first.header}: `);
    });
    if (!row) return [];
    const wrong = row.cells.filter(
      ({ header, value }) =>
        value !== '' && line.includes(`${header}: `) && !folded(line).includes(folded(`${header}: ${value}`)),
    );
    return wrong.map(({ header, value }) => `${header} of ${row.name} is not ${value}: ${line}`);
  });
}
