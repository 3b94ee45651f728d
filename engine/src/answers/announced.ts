/** Completes answers that only announce what follows: 'Three basic weaves are known:', 'The trade faced many problems.' */
import { isQuotable } from '../ranking/quotable.ts';
import type { Passage, Source } from '../reading/source.ts';
import { countWords } from '../text/text.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import { type AnswerPart, toPart } from './answer.ts';
import { isSpeech } from './context.ts';
import type { Question } from './question.ts';

/** The most list items and sentences that are added, and the most words of a sentence that only announces others. */
const MOST = { items: 10, sentences: 6, words: 14 } as const;
/** A number, or a word for many, with the things that follow in the plural. */
const MANY =
  /\b(?:two|three|four|five|six|seven|many|several|various|a number of|some|following|great|deep|serious|considerable)\b/i;
const THINGS =
  /\b(?:problems?|difficult(?:y|ies)|reasons?|causes?|factors?|effects?|results?|consequences?|advantages|disadvantages|benefits|functions|uses|types|kinds|forms|classes|groups|stages|steps|ways|methods|parts|features|characteristics|conditions|duties|sources|routes|elements|changes|measures|criticisms|objections|theories|principles|rules|only (?:two|three|four) remain)\b/i;
export const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven'];
const ORDERS = [
  /\b(?:the )?(?:first|one)\b/i,
  /\b(?:the )?(?:second|another|the other)\b/i,
  /\b(?:the )?third\b/i,
  /\b(?:the )?fourth\b/i,
  /\b(?:the )?fifth\b/i,
];
/** The most sentences between 'The first …' and 'The second …'. */
const MOST_BETWEEN = 2;

/** An answer with the list or the sentences that its first part announces. */
export function withAnnounced(
  source: Source,
  question: Question,
  parts: readonly AnswerPart[],
): readonly AnswerPart[] {
  const [first] = parts;
  if (!first?.passage || isSpeech(source) || ['who', 'when', 'where', 'condition'].includes(question.kind))
    return parts;
  const at = source.passages.indexOf(first.passage);
  const after = source.passages.slice(at + 1).filter((passage) => isQuotable(passage));
  const added = announcedBy(first.passage, after, question);
  return added.length === 0
    ? parts
    : [first, ...added.map((passage) => toPart(source, passage, passage.quote ?? passage.text, 'answer'))];
}

function announcedBy(passage: Passage, after: readonly Passage[], question: Question): readonly Passage[] {
  const { section } = passage;
  const text = passage.quote ?? passage.text;
  const [next] = after;
  if (/:$/.test(text) && next?.kind === 'item' && next.section === section)
    return takeWhile(after, ({ kind, section: own }) => kind === 'item' && own === section).slice(
      0,
      MOST.items,
    );
  if (passage.kind !== 'paragraph' || !(question.isList || question.relation || asksForMany(question)))
    return [];
  const block = takeWhile(
    after,
    ({ kind, section: own, isOpening }) => kind === 'paragraph' && own === section && !isOpening,
  );
  const numbered = numberedIn(block);
  if (numbered.length > 0) return numbered;
  const isAnnouncement =
    MANY.test(text) && (THINGS.test(text) || countsAsked(text, question)) && countWords(text) <= MOST.words;
  const count = NUMBERS.findIndex((number) => new RegExp(`\\b${number}\\b`, 'i').test(text));
  return isAnnouncement ? block.slice(0, count === -1 ? MOST.sentences : count + 2) : [];
}

/** Whether a sentence counts the things that a question asks for: 'Three laws are listed.' */
function countsAsked(text: string, { roots }: Question): boolean {
  const [, things = ''] = /\b(?:two|three|four|five|six|seven) ((?:\p{L}+ )?\p{L}+s)\b/iu.exec(text) ?? [];
  return rootsOf(things, 'en').some((root) => roots.includes(meaningOf(root)));
}

/** Whether a question names several things of a kind: 'What problems …?', 'Which factors …?' */
function asksForMany({ text }: Question): boolean {
  return /^(?:what|which) (?:\p{L}+ ){0,2}\p{L}{3,}s\b/iu.test(text) && THINGS.test(text);
}

/** The sentences from 'The first …' to the last in their order, with those between them. */
function numberedIn(block: readonly Passage[]): readonly Passage[] {
  let [end, order] = [-1, 0];
  for (const [place, { text }] of block.entries()) {
    const start = text.split(/\s+/).slice(0, 3).join(' ');
    if (ORDERS[order]?.test(start)) [end, order] = [place, order + 1];
    else if (place - end > MOST_BETWEEN) break;
  }
  return order >= 2 ? block.slice(0, end + 1) : [];
}

export function takeWhile<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item[] {
  const end = items.findIndex((item) => !isWanted(item));
  return items.slice(0, end === -1 ? undefined : end);
}
