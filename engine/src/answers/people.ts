/** Recognises people in passages by what they are, not by their names. */
import { isKindOf } from '../words/lexicon.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import type { Question } from './question.ts';

/** Offices, and groups of people who act. */
export const ROLE =
  /\b(?:kings?|queens?|chiefs?|emirs?|oba|presidents?|ministers?|judges?|courts?|parliament|government|council|scientists?|workers?|women|company|buyers?|sellers?|owners?|teachers?|part(?:y|ies)|plaintiff|defendant|governors?|doctors?|nurses?|farmers?|traders?|british|french|germans?|portuguese|europeans?|missionaries|legislature|executive|judiciary|assembly|commission|citizens?|producers?|consumers?)\b/i;

/** 'Who gains?', 'Who can sue?': a group of people, not one person with a name. */
const ASKS_GROUP = /\bwho (?:can|must|may|should|do|does|are|\p{Ll}{2,}[^s\W]s)\b/iu;

/** For 'Who gains from inflation?': whether a passage names people who aren't in the question. */
export function isOfPeople(text: string, { roots, text: asked }: Question): boolean {
  if (!ASKS_GROUP.test(asked)) return false;
  return rootsOf(text, 'en').some(
    (root) => !roots.includes(meaningOf(root)) && isKindOf(meaningOf(root), 'person'),
  );
}
