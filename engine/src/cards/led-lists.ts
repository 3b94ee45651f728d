/** Cards from a line that ends in a colon and the list below it: 'Vitamin C has three main functions:'. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { asSentence, type EngineCard } from './card.ts';
import { isShortList } from './list-limits.ts';
import { groupCard, withFirstSentences } from './lists.ts';
import { cardOf, PRONOUN } from './parts.ts';
import { pointsElsewhere, standsAlone } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';
import { plainHeading, saysNoTopic } from './wording.ts';

const COUNTED = /\b(two|three|four|five|six|seven)\s+(?:\p{L}+[\s-]){0,3}?\p{L}+s\b[^:]{0,60}$/iu;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
/** 'Reasons given for protection:' */
const GROUP =
  /^(?:The\s)?((?:\p{L}+\s){0,2}?\p{L}+s\s(?:\p{L}+ed\s|\p{L}+en\s)?(?:of|for|against|in|to)\s[^:]{3,50}):$/iu;
const COUNT_FIRST = /^(?:two|three|four|five|six|seven)\b/i;

/** A line that only says what its items are: 'Conditions:'. */
const BARE_GROUP =
  /^(?:the\s)?(conditions|requirements|advantages|disadvantages|merits|demerits|functions|causes|effects|symptoms|uses|features|characteristics|duties|objectives|sources|stages|methods|types|limitations|exceptions)(?:\sare|\sinclude)?\s*:$/i;

/** The card for the items below a line that counts or names them; null for any other line. */
export function ledListCard(
  passage: Passage,
  passages: readonly Passage[],
  topics: Topics,
  heading: string | null,
): EngineCard | null {
  const text = passage.text.trim();
  const [, bare] = BARE_GROUP.exec(text) ?? [];
  if (bare !== undefined) return bareGroupCard(passage, passages, bare, heading);
  if (passage.kind !== 'paragraph' || passage.speech) return null;
  // A sentence leads to a list only if it counts the items: 'Agency may arise in five ways.'
  if (!text.endsWith(':') && !(text.endsWith('.') && COUNTED.test(text.slice(0, -1)))) return null;
  const items = itemsBelow(passage, passages).map(nameOfItem);
  if (items.length < 2 || !isShortList(items)) return null;
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

/** 'Citizenship by registration: name the three conditions.' */
function bareGroupCard(
  passage: Passage,
  passages: readonly Passage[],
  group: string,
  heading: string | null,
): EngineCard | null {
  const below = itemsBelow(passage, passages);
  // Between other items, only those with numbers belong to the line.
  const end = below.findIndex(({ isNumbered }) => !isNumbered);
  const items = passage.kind === 'item' && end !== -1 ? below.slice(0, end) : below;
  const names = items.map(nameOfItem);
  if (heading === null || saysNoTopic(heading) || names.length < 2 || !isShortList(names)) return null;
  const card = groupCard(group, names, passage);
  return card && { ...card, front: `${plainHeading(heading)}: ${card.front.replace(/^N/, 'n')}` };
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

/** The items under a line. */
function itemsBelow(passage: Passage, passages: readonly Passage[]): Passage[] {
  const below = withFirstSentences(passages.slice(passages.indexOf(passage) + 1));
  const end = below.findIndex(
    ({ kind, section, text }) => kind !== 'item' || section !== passage.section || text.endsWith(':'),
  );
  return end === -1 ? below : below.slice(0, end);
}

/** An item without its end: 'it helps to form collagen'. */
function nameOfItem({ text }: Passage): string {
  return text.replace(/[;,.]$/, '').replace(/\s+and$/, '');
}
