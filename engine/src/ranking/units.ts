/** Passages that make sense alone: one that begins with a pronoun is joined with the sentence before it. */

import { isDependent } from '../answers/context.ts';
import { needsContext } from '../cards/phrases.ts';
import type { Language, Passage, Source } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { isQuotable } from './rank.ts';

/** A longer pair is too long for a summary; characters. */
const LONGEST_PAIR = 320;
/** What a speaker joins with 'and' stays together up to this length. */
const LONGEST_JOINED = 140;
/** Connectives that can be removed without changing the meaning of the rest. */
const LOOSE =
  /^(?:however|therefore|thus|hence|moreover|furthermore|also|in addition|in fact|consequently|as a result|for example|for instance|similarly|likewise|in contrast|by contrast|on the other hand|finally|overall|in conclusion|in summary|generally|usually),?\s+(?=\p{Lu}|\p{Ll})/iu;

/** Phrases before a pronoun whose noun is in the sentence before: 'In criminal cases it is …', 'Le 26 août, elle …'. */
const LEAD_TO_PRONOUN =
  /^(?:in|at|on|for|by|from|under|during|after|before)\s[^,.;]{2,40}?,?\s(?:it|they|he|she)\s(?:is|are|was|were|has|have|had|can|must|\p{Ll}+(?:s|ed))\b|^[^,.;]{2,40},\s(?:il|elle|ils|elles)\s/iu;
/** French nouns that the sentence before named: 'dans ce régime', 'ces deux vents'. */
const POINTING = /^.{0,30}?(?<!\p{L})(?:cet|cette|ces|ce(?!\s(?:qui|que|dont|sont)\b|tte))\s+\p{L}{3,}/iu;

/** Whether a sentence can't be understood without the one before it. */
function isOpen(passage: Passage, text: string, language: Language): boolean {
  if (LEAD_TO_PRONOUN.test(text)) return true;
  // A spoken reason needs what it explains; 'there are' begins something new.
  if (passage.speech && /^(?:because|there (?:is|are|was|were))\b/i.test(text)) return /^because/i.test(text);
  if (language === 'en') return needsContext(text);
  return isDependent(passage, language) || (language === 'fr' && POINTING.test(text));
}

/**
 * The passages of a source as units that can be understood alone: a sentence that needs the one before is joined with
 * it or left out, and a formula is joined with the line that introduces it.
 *
 * @param longestJoined sentences that a speaker joined stay together up to this length; characters
 */
export function withUnits(source: Source, longestJoined = LONGEST_JOINED): Source {
  const { language } = source;
  const passages: Passage[] = [];
  for (const [index, passage] of source.passages.entries()) {
    // A lecturer's question announces what comes next.
    if (passage.speech && (!isQuotable(passage) || passage.text.endsWith('?'))) continue;
    const before = source.passages[index - 1];
    const last = passages.at(-1);
    const isSameSection = before?.section === passage.section;
    if (
      passage.kind === 'formula' &&
      isSameSection &&
      before?.kind === 'paragraph' &&
      last?.text.endsWith(':')
    ) {
      passages[passages.length - 1] = { ...last, text: `${last.text} ${passage.text}` };
      continue;
    }
    if (passage.kind !== 'paragraph') {
      passages.push(passage);
      continue;
    }
    const text = language === 'en' ? capital(passage.text.replace(LOOSE, '')) : passage.text;
    const isSpoken = /^(?:we|you|i)\b/i.test(text);
    const isNext =
      !isSpoken &&
      isSameSection &&
      before?.kind === 'paragraph' &&
      last?.text.endsWith(before.text.replace(LOOSE, '').slice(-40));
    const needsBefore = isOpen(passage, text, language);
    const most = needsBefore ? LONGEST_PAIR : passage.isJoined ? longestJoined : 0;
    if (isNext && last && last.text.length + passage.text.length < most)
      passages[passages.length - 1] = { ...last, text: `${last.text} ${passage.text}` };
    else if (!needsBefore) passages.push({ ...passage, text });
  }
  return { ...source, passages };
}
