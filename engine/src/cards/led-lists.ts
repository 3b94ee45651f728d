/** Cards from a line that ends in a colon and the list below it: 'Vitamin C has three main functions:'. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { asSentence, type EngineCard } from './card.ts';
import { groupCard, withFirstSentences } from './lists.ts';
import { cardOf, PRONOUN } from './parts.ts';
import { pointsElsewhere, standsAlone } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

const COUNTED = /\b(two|three|four|five|six|seven)\s+(?:\p{L}+[\s-]){0,3}?\p{L}+s\b[^:]{0,60}$/iu;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
/** 'Reasons given for protection:' */
const GROUP =
  /^(?:The\s)?((?:\p{L}+\s){0,2}?\p{L}+s\s(?:\p{L}+ed\s|\p{L}+en\s)?(?:of|for|against|in|to)\s[^:]{3,50}):$/iu;
const COUNT_FIRST = /^(?:two|three|four|five|six|seven)\b/i;
const LONGEST = { item: 12, list: 45 } as const;

/** The card for the items below a line that counts or names them; null for any other line. */
export function ledListCard(
  passage: Passage,
  passages: readonly Passage[],
  topics: Topics,
): EngineCard | null {
  const text = passage.text.trim();
  if (passage.kind !== 'paragraph' || passage.speech) return null;
  // A sentence leads to a list only if it counts the items: 'Agency may arise in five ways.'
  if (!text.endsWith(':') && !(text.endsWith('.') && COUNTED.test(text.slice(0, -1)))) return null;
  const items = itemsBelow(passage, passages);
  const words = items.map((item) => item.split(/\s+/).length);
  if (items.length < 2 || items.length > 7 || words.some((count) => count > LONGEST.item)) return null;
  if (words.reduce((sum, count) => sum + count, 0) > LONGEST.list) return null;
  const claim = text.slice(0, -1);
  const [, count = ''] = COUNTED.exec(claim) ?? [];
  if (count === '') {
    const [, group = ''] = GROUP.exec(text) ?? [];
    return group === '' || clauseOf(group) !== null || pointsElsewhere(group) || PRONOUN.test(group)
      ? null
      : groupCard(group, items, passage);
  }
  return countedList(claim, items, passage, (subject) => askedSubject(subject, topics) !== null);
}

/**
 * 'The skin has three layers. Name them.'; null unless the line has a clear subject and as many items as it says.
 *
 * @param isKnown whether a subject is clear without the text around it
 */
export function countedList(
  claim: string,
  items: readonly string[],
  passage: Passage,
  isKnown: (subject: string) => boolean,
): EngineCard | null {
  const [, count = ''] = COUNTED.exec(claim) ?? [];
  // 'Two schedules are common': of what?
  if (COUNTS[count.toLowerCase()] !== items.length || COUNT_FIRST.test(claim)) return null;
  const subject = clauseOf(claim.replace(/^According to [^,]+,\s/, ''))?.subject ?? '';
  const isClear = /^there are\b/i.test(claim) || (subject !== '' && isKnown(subject));
  if (!isClear || !standsAlone(claim) || pointsElsewhere(claim)) return null;
  return cardOf(
    'list',
    `${asSentence(claim).replace(/\.$/, '')}. Name them.`,
    items.join('; '),
    passage,
    0.85,
  );
}

/** The items under a line, without their ends: 'it helps to form collagen'. */
function itemsBelow(passage: Passage, passages: readonly Passage[]): string[] {
  const items: string[] = [];
  for (const { kind, section, text } of withFirstSentences(passages.slice(passages.indexOf(passage) + 1))) {
    if (kind !== 'item' || section !== passage.section) break;
    items.push(text.replace(/[;,.]$/, '').replace(/\s+and$/, ''));
  }
  return items;
}
