/** Sentences without connectives and descriptions of their subject, so that a card can be made of the rest. */
import { tokensOf } from '../reading/nlp.ts';
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

/** 'Detergents, unlike soap, do not …': a comparison or a source after the subject. */
const ASIDE =
  /^((?:(?:The|An?) )?[\p{L}\p{N}][^,.;:()]{1,50}?(?: (?:is|are|was|were)(?: \p{L}+ly)?(?: \p{L}+ed)?)?),\s(?:unlike|like|following|according to|together with|along with)\s[^,;:()]{3,60},\s(?=(?:as|is|are|was|were|has|have|had|do|does|did|can|must|may|\p{Ll}+s)\s)/u;
/** 'The force, F, is …': the symbol of a quantity. */
const SYMBOL = /^((?:[^,.;:()]|\([^()]*\)){3,60}),\s\p{L},\s(?=(?:is|are|was)\s)/u;
/** 'Explicit (or declarative) memory' */
const OTHER_NAME = /\s\((?:or|also|also called|formerly)\s[^()]{2,30}\)/u;

/** The passage without such words; null if it has none. */
export function plainPassage(passage: Passage): Passage | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const joined = passage.text.replace(JOINED, '');
  const text = joined
    .replace(INSERTED, ' ')
    .replace(OTHER_NAME, '')
    .replace(SYMBOL, '$1 ')
    .replace(ASIDE, '$1 ')
    .replace(DESCRIBED, '$1 ');
  return text === passage.text
    ? null
    : { ...passage, text: capital(text), quote: passage.quote ?? passage.text };
}

/** 'Hearsay is not admissible (s. 38) because …': where it is said, and not what. */
const REFERENCE =
  /\s\((?:see\s)?(?:ss?|secs?|sections?|arts?|articles?|orders?|fig|figure|table|chapter|page|p)\.?\s?\d[\d.,\s()a-z–-]{0,12}\)/giu;

/** The passages without references to sections of a law, figures and pages. */
export function withoutReferences(passages: readonly Passage[]): Passage[] {
  return passages.map((passage) => {
    const text = passage.kind === 'row' ? passage.text : passage.text.replace(REFERENCE, '');
    return text === passage.text ? passage : { ...passage, text, quote: passage.quote ?? passage.text };
  });
}

/** 'In Nupe, the movement …': where or in what a fact holds. */
const SETTING =
  /^((?:In|At|Under|Among|Throughout|Within)\s(?!(?:this|that|these|those|such|its|their|his|her|our|my|your|it|them|both|all|each|every|any|some|many|most|other|another|the (?:same|other|others|second|first|last|next|latter|former|following|above|early|late|long|short|end|beginning|meantime|practical|case|past|future|eyes|event)|general|particular|fact|practice|theory|short|other|order|addition|contrast|turn|spite|time|times|case|cases|reality|least|first|last|once|one)\b)[^,;:()\d?]{2,48}),\s(\p{L}.{20,})$/u;

/**
 * A fact without the place or setting at its start, which its question begins with: 'In Nupe, who led the movement?'
 *
 * @returns null if a passage has no such start
 */
export function withoutSetting(passage: Passage): { setting: string; passage: Passage } | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const [, setting = '', fact = ''] = SETTING.exec(passage.text) ?? [];
  const isPhrase =
    setting !== '' && !tokensOf(setting).some(({ pos }) => /^(?:VERB|AUX|PRON|SCONJ)$/.test(pos));
  return isPhrase
    ? { setting, passage: { ...passage, text: capital(fact), quote: passage.quote ?? passage.text } }
    : null;
}

/** Whether a text has the words of an answer, in their order. */
export function isQuoted(answer: string, text: string): boolean {
  const words = (value: string) => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words(text)
    .join(' ')
    .includes(words(answer.replace(/^(?:That|By|To|Because|In|On) /, '')).join(' '));
}
