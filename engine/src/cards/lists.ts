/** Cards from sentences and headings that name the members of a group. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { splitEnumeration } from '../text/enumeration.ts';
import { asSentence, type EngineCard } from './card.ts';
import { cardOf } from './parts.ts';
import { pointsElsewhere, standsAlone } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';
import { withoutNumber } from './wording.ts';

const MEMBERS =
  /^(?:(?:there are|we distinguish|it has)\s+)?(?:(the|a|an)\s+)?((?:\w+\s+)?(?:main|major|basic|chief|principal|common|important)?\s*(?:operations|types?|kinds?|forms?|stages?|phases?|steps?|parts?|functions?|properties|characteristics|features|causes|effects|factors|examples|branches|elements|components|advantages|disadvantages|uses|levels|classes|methods|sources|principles|products|raw materials|conditions|symptoms|organs|layers|sectors|duties|powers|arms|states|instruments|reasons|aims|objectives|achievements|problems|pillars|rights|tools|motives|goals)\s+(?:of|for|in)\s+.{3,60}?)\s*(?:are|is|were|include|includes|included|:|,\s*namely)\s*:?\s+(.{8,})$/iu;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
/** From 'two', at the place of its number. */
export const NUMBER_WORDS = [
  '',
  '',
  ...'two three four five six seven eight nine ten eleven twelve'.split(' '),
];

/** A larger group is too much to remember for one question. */
const MOST_NAMED = 7;

/** The members of 'a, b and c'; empty if there are none, too many, or if they are long. */
function membersIn(text: string): string[] {
  const parts = splitEnumeration(text);
  return parts.length <= 7 &&
    parts.every((part) => part.split(/\s+/).length <= 6 && !/\b(?:is|are|was|were|which|that)\b/.test(part))
    ? parts
    : [];
}

export function listCard(passage: Passage): EngineCard | null {
  const [, , group = '', rest = ''] = MEMBERS.exec(passage.text) ?? [];
  if (group === '' || pointsElsewhere(group)) return null;
  const members = membersIn(rest);
  const [first = ''] = group.split(' ');
  const count = COUNTS[first.toLowerCase()];
  if (members.length < 2 || (count !== undefined && count !== members.length)) return null;
  const named = count === undefined ? group : group.slice(first.length).trim();
  return groupCard(named, members, passage);
}

/** 'Name the three …' for the members of a group. */
export function groupCard(group: string, members: readonly string[], passage: Passage): EngineCard | null {
  const number = members.length <= MOST_NAMED ? NUMBER_WORDS[members.length] : undefined;
  const name = withoutNumber(group.replace(/\s*:$/, '')).replace(/^(?:the|some|all)\s+/i, '');
  // 'When dominance fails' is no group, though it ends in -s.
  if (/^(?:when|where|how|why|what|who)\b/i.test(name) || clauseOf(name) !== null) return null;
  // 'steps of the path fall into three groups' counts itself.
  if (/\s(?:two|three|four|five|six|seven)\s/i.test(name)) return null;
  // 'The Four Noble Truths'
  const [, own = '', counted = ''] = /^(two|three|four|five|six|seven)\s(.*)$/i.exec(name) ?? [];
  if (!number || !/s\b/.test(name) || (own !== '' && own.toLowerCase() !== number)) return null;
  const isTitle = /^\p{Lu}\S*\s\p{Lu}/u.test(counted);
  // 'Safety with pesticides' and 'classification of pests' can't be counted.
  const [head = ''] = (counted || name).split(/\s(?:of|for|in|with|to|by|from|on|that|which)\s/);
  if (!isTitle && !/s(?:\s\(.*\))?$/.test(head)) return null;
  // 'Five main groups': of what?
  if (own !== '' && !isTitle && !/\s(?:of|for|in)\s/.test(counted)) return null;
  const plain = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return {
    kind: 'list',
    front: `Name the ${isTitle ? name : `${number} ${plain(counted || name)}`}.`,
    back: answerOf(members),
    passage,
    weight: 0.8,
  };
}

/** The members of a list as an answer, without the letters and numbers before them. */
export function answerOf(members: readonly string[]): string {
  return members
    .map((member) =>
      asSentence(member.replace(/^\(?(?:[a-h]|[ivx]{1,4}|\d{1,2})[.)]\s+/, '')).replace(/\.$/, ''),
    )
    .join('; ')
    .concat('.');
}

const LED =
  /^(.{8,160}?\b(two|three|four|five|six|seven)\s+(?:\p{L}+[\s-]){0,3}?\p{L}+s\b[^:]{0,60}):\s+(.{8,})$/iu;

/** A person of whom a text speaks in general: 'The nurse follows six steps: …'. */
function isRole(subject: string): boolean {
  return /^the (?:nurse|patient|farmer|teacher|claimant|plaintiff|defendant|accused|prosecution|doctor|auditor|manager|buyer|seller|trader|driver|owner|employer|employee|researcher|scientist|student|citizen|president|governor|court)$/i.test(
    subject,
  );
}

/** 'Rivers erode by four processes. Name them.' for a count followed by a colon and its list. */
export function enumerationCard(passage: Passage, topics: Topics): EngineCard | null {
  const [, whole = '', , members = ''] = LED.exec(passage.text.trim()) ?? [];
  // 'Observational learning, or modelling, requires four processes'.
  const claim = whole.replace(/,\s+or\s+[^,]{2,30},(?=\s)/, '');
  const clause = clauseOf(claim);
  const subject = clause && askedSubject(clause.subject, topics);
  if (
    claim === '' ||
    !clause ||
    (subject === null && !isRole(clause.subject)) ||
    !standsAlone(claim) ||
    // The list belongs to the last of two claims.
    /,\sand\s|["“]|\sand\s\p{Ll}{2,}ed\s/u.test(claim) ||
    pointsElsewhere(claim) ||
    /\?/.test(claim)
  )
    return null;
  // 'The cycle' is 'the water cycle'.
  const named = /^the\s\S+$/i.test(clause.subject)
    ? claim.replace(clause.subject, subject ?? clause.subject)
    : claim;
  return cardOf('list', `${asSentence(named).replace(/\.$/, '')}. Name them.`, members, passage, 0.85);
}

/** The first sentences of items, which name what the others say more about: 'To act in person. …'. */
export function withFirstSentences(passages: readonly Passage[]): Passage[] {
  return passages.filter(
    ({ kind, quote }, index) =>
      kind !== 'item' || quote === undefined || passages[index - 1]?.quote !== quote,
  );
}
