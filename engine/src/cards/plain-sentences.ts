/** Sentences without connectives and descriptions of their subject, so that a card can be made of the rest. */
import type { Passage } from '../reading/source.ts';
import { capital } from '../text/text.ts';

/** Words that join a sentence to the one before, without changing what it says. */
const JOINED =
  /^(?:However|Moreover|Furthermore|Therefore|Thus|Hence|In fact|In practice|Indeed|Today|Nowadays|Finally|As a result|On the other hand|In contrast|By contrast|Also|In addition|Usually|Normally|In general|Generally|Nevertheless|Of course|Similarly|Consequently|Accordingly|In other words|In short|Strictly speaking|Like (?:all|other|most) \p{L}+),\s+(?=\p{L})/u;
/** The same words inside it. */
const INSERTED =
  /,\s(?:however|therefore|on the other hand|in contrast|by contrast|in turn|too|for instance|for example|of course|as a rule|in fact|moreover),\s/u;
/** 'The Oba, who was regarded as sacred, ruled …': a description of the subject. */
const DESCRIBED =
  /^((?:In (?:\p{L}+ )?\d{4},? )?(?:(?:The|An?) )?[\p{L}\p{N}][^,.;:()]{1,50}?),\s(?:who|which|whose|in which|on which|an?|the|about|published|led|founded|introduced|known|named|born|or|such as)\s[^,;:()]{3,90},\s(?=(?:is|are|was|were|has|have|had|can|must|may|\p{Ll}+(?:s|ed|t|d|n|w|e|l|g|k|p|m|o))\s)/u;

/** The passage without such words; null if it has none. */
export function plainPassage(passage: Passage): Passage | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const joined = passage.text.replace(JOINED, '');
  const text = joined.replace(INSERTED, ' ').replace(DESCRIBED, '$1 ');
  return text === passage.text
    ? null
    : { ...passage, text: capital(text), quote: passage.quote ?? passage.text };
}

/** Whether a text has the words of an answer, in their order. */
export function isQuoted(answer: string, text: string): boolean {
  const words = (value: string) => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words(text)
    .join(' ')
    .includes(words(answer.replace(/^(?:That|By|To|Because|In|On) /, '')).join(' '));
}
