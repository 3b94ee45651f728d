/** What a strict tutor would strike out of a summary or a cram sheet. */
import { folded, type GoldenText, wordsOf } from '../read-golden.ts';
import { copyFaults, englishIn, ordersIn } from './language-faults.ts';
import { headingsIn, itemsIn, rowsIn } from './layout.ts';

const OPENING =
  /^(?:it|they|this|these|those|he|she|such|however|therefore|so|but|and|because(?![^.;:]+, \S)|thus|hence|also|moreover|otherwise|il|elle|ils|elles|cela|donc|mais|et|car|puis)(?![\p{L}\p{M}])(?! as )(?! (?:ne )?(?:faut|pleut|s['’]agit|y a) )/iu;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** The share of a point's words that must be in the text: a pronoun may have been replaced. */
const KNOWN = 0.9;
/** Nobody reads a longer point; words. */
const LONGEST = 70;
/** A shorter one may recur within another point; characters without layout. */
const LEAST_REPEATED = 30;
/** What a teacher says besides the lesson. */
const SMALL_TALK =
  /\b(?:good (?:morning|afternoon)|thank you|next (?:week|time)|read (?:chapter|pages?)|bring your|settle down|any questions?|for today|are you with me)\b/i;
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
      ...(own.length > LONGEST ? [`has ${own.length} words`] : []),
      ...(golden.about.includes('transcript') && SMALL_TALK.test(point) ? ['is small talk'] : []),
      ...(isRepeated(place, points) ? ['is said twice'] : []),
      ...copyFaults(point, golden),
      ...(known < own.length * KNOWN ? ['is not in the text'] : []),
      ...ordersIn(point, golden),
      ...englishIn(point, golden),
    ];
    return faults.map((fault) => `${fault}: ${point}`);
  });
}

/** Whether another point contains this one, or what it says of its term. */
function isRepeated(place: number, points: readonly string[]): boolean {
  const point = points[place] ?? '';
  const whole = folded(point);
  const meaning = folded(point.replace(/^[^:.]{2,40}:\s/, ''));
  if (meaning.length < LEAST_REPEATED) return false;
  return points.some((other, index) => {
    if (index === place) return false;
    const text = folded(other);
    return text.includes(meaning) && (text !== whole || index < place);
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
  // '<=' before '<'.
  const rows = rowsIn(text).sort((a, b) => b.name.length - a.name.length);
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
