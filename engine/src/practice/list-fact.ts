/** Cards whose answer is a list. */
import type { EngineCard } from '../cards/card.ts';
import { capital } from '../text/text.ts';

export interface ListFact {
  members: readonly string[];
  /** Asks for the one option that isn't a member. */
  exception: string;
}

const NAME = /^(?:[^:]+: n|N)ame the (?:(?:two|three|four|five|six|seven)\s)?(.+)\.$/u;
const CLAIM = /^(.+)\. Name them\.$/u;
const CONSISTS = /^What (?:do|does|did) (.+) consist of\?$/u;
/** Lists with fewer members have too few options. */
const LEAST_MEMBERS = 3;
const MOST_WORDS = 7;

/** @returns null for a card that doesn't list short members of one kind, or other than the number it asks for */
export function listOf({ front, back }: EngineCard): ListFact | null {
  const exception = exceptionOf(front);
  const members = membersIn(back);
  return exception !== null && members.length >= LEAST_MEMBERS && isSaidCount(front, members.length)
    ? { exception, members }
    : null;
}

const COUNTS = 'two three four five six seven eight nine ten'.split(' ');
const COUNTED = new RegExp(`\\b(?:${COUNTS.join('|')})\\b`, 'gi');

/** Whether a list has the number of members that its question names; true if it names none, or several. */
export function isSaidCount(front: string, members: number): boolean {
  const [said, ...others] = front.toLowerCase().match(COUNTED) ?? [];
  return said === undefined || others.length > 0 || COUNTS.indexOf(said) + 2 === members;
}

function exceptionOf(front: string): string | null {
  const [, claim = ''] = CLAIM.exec(front) ?? [];
  if (claim !== '') return `${claim}. Which of these is not one of them?`;
  const [, things = ''] = NAME.exec(front) ?? [];
  // 'Name the six types of election' in the plural; 'in order' asks for more than the members.
  if (things !== '' && !/\border\b/.test(things)) return `Which of these is not one of the ${things}?`;
  const [, whole = ''] = CONSISTS.exec(front) ?? [];
  return whole === '' ? null : `${capital(whole)}: which of these is not one of the parts?`;
}

/** The members of a list in an answer: 'plasma, red blood cells, white blood cells and platelets'; empty if unclear. */
export function membersIn(answer: string): string[] {
  const plain = answer.trim().replace(/\.$/, '');
  const parts = plain.includes(';') ? plain.split(/;\s+/) : plain.split(/,\s+(?:and\s+|or\s+)?|\s+and\s+/);
  const members = parts.map((part) => part.replace(/^(?:and|or)\s+/i, '').trim());
  const isClear = members.every(
    (member) =>
      member !== '' &&
      member.split(/\s+/).length <= MOST_WORDS &&
      !/[()“”:]|\b(?:which|who|that|whose)\b/.test(member),
  );
  return isClear ? members : [];
}
