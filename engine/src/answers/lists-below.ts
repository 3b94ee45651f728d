/** Completes answers that lead to a list: 'The conditions are:', 'There are three types.' above a heading for each. */
import type { Passage, Source } from '../reading/source.ts';
import { NUMBERS, takeWhile } from './announced.ts';
import { type AnswerPart, toPart } from './answer.ts';

const MOST_ITEMS = 12;
const COUNTED =
  /\b(two|three|four|five|six|seven)\s(?:\p{L}+\s){0,2}(?:types|kinds|forms|classes|groups|stages|phases|methods|parts|branches)(?:\sof\s[\p{L} ]{3,40})?[.:]$/iu;

/** @returns the parts, each with the list that it leads to and that isn't among them */
export function withListsBelow(source: Source, parts: readonly AnswerPart[]): AnswerPart[] {
  const isShown = (text: string) => parts.some((part) => part.text.includes(text));
  return parts.flatMap((part) => {
    const place = part.passage === null ? -1 : placeOf(source, part.passage);
    if (place === -1) return [part];
    const items = part.text.endsWith(':') ? itemsBelow(source, place) : [];
    const added = items.filter(({ text }) => !isShown(text));
    const list = added.map((item) => toPart(source, item, item.text, 'answer'));
    return [part, ...(list.length > 0 ? list : headingsBelow(source, part))];
  });
}

/** The place of the passage that a part was taken from, which may be one of its sentences. */
function placeOf({ passages }: Source, { text, quote = text }: Passage): number {
  return passages.findIndex((passage) => passage.text === quote || passage.text === text);
}

/** The items that a paragraph leads to, or those below an item. */
function itemsBelow({ passages }: Source, place: number): Passage[] {
  const lead = passages[place];
  return takeWhile(
    passages.slice(place + 1),
    ({ kind, section, isNested }) =>
      section === lead?.section && (isNested || (kind === 'item' && lead.kind !== 'item')),
  ).slice(0, MOST_ITEMS);
}

/** The headings of as many parts as a sentence counts, right below its section. */
function headingsBelow({ sections }: Source, part: AnswerPart): AnswerPart[] {
  const count = NUMBERS.indexOf(COUNTED.exec(part.text)?.[1]?.toLowerCase() ?? '') + 2;
  const place = part.passage?.section ?? 0;
  const level = sections[place]?.level ?? 0;
  const below = takeWhile(sections.slice(place + 1), (section) => section.level > level);
  const headings = below.flatMap(({ heading }) => heading ?? []);
  if (count < 2 || headings.length !== count) return [];
  return [{ ...part, role: 'answer', text: `${headings.join('; ')}.` }];
}
