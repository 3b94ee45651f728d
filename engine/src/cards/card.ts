/** The flashcards that the study engine makes. */
import type { Passage } from '../reading/source.ts';

export type CardKind =
  | 'definition'
  | 'statement'
  | 'cause'
  | 'effect'
  | 'difference'
  | 'list'
  | 'formula'
  | 'date'
  | 'cloze';

export interface EngineCard {
  kind: CardKind;
  front: string;
  back: string;
  /** The passage that the answer was taken from. */
  passage: Passage;
  /** How useful the card is, from 0 to 1. */
  weight: number;
}

/** The character that marks the gap in a cloze card. */
export const GAP = '_____';

/** A sentence with a capital letter, and with a full stop unless it already ends in a punctuation mark. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[,;:]+$/, '');
  const capital = trimmed.replace(
    /^(["“‘'(]*)(\p{Ll})(?=\p{L}| |['’])/u,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  );
  return /[.!?)…]["”’]?$/.test(capital) ? capital : `${capital}.`;
}

const DETERMINER = /^(?:The|A|An|This|These|Those|Its|Their|In|On|Of|At|Some|Most|Many|All|Each|Every|Any)\b/;
/** Endings of English nouns that aren't names. */
const COMMON_NOUN =
  /(?:tion|sion|ment|ness|ity|ance|ence|ism|osis|esis|ysis|ology|graphy|metry|ics|ship|hood|dom|age|ure|er|or|cy|um|ium|ine|ase|ose|ide|ate|ule|cle|oid|eed|ing|rce|ork|eat|ass|aw|ad|ings|mia|ght|tch|ow|el|al|ol|en|gen|us|id|ys|es|ns|ts|ds|ms|rs|ls|cs)$/;

/**
 * A phrase as it is written inside a sentence: 'The cell' becomes 'the cell', 'Indirect rule' becomes 'indirect rule',
 * and names keep their capital.
 */
export function asPhrase(text: string): string {
  const phrase = text.trim().replace(DETERMINER, (word) => word.toLowerCase());
  const [first = '', second] = phrase.replace(/\s*\(.*$/, '').split(/\s+/);
  if (!/^\p{Lu}\p{Ll}+(?:[-–]\p{Ll}+)*$/u.test(first)) return phrase;
  const isCommon =
    second === undefined ? COMMON_NOUN.test(first) : /^\p{Ll}/u.test(second) && !/['’]s$/.test(first);
  return isCommon ? phrase.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : phrase;
}
