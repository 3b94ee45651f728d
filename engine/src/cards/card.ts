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
  | 'person'
  | 'cloze';

/** The weight of a fact that is worth a place in a summary, but whose question may have several answers. */
export const DOUBTFUL = 0.3;

export interface EngineCard {
  kind: CardKind;
  front: string;
  back: string;
  /** The passage that the answer was taken from. */
  passage: Passage;
  /** How useful the card is, from 0 to 1. */
  weight: number;
  /** The clause that it was made from, if its sentence has several. */
  clause?: string;
  /** What found the fact; only set where cards are compared. */
  maker?: string;
}

/** The character that marks the gap in a cloze card. */
export const GAP = '_____';

/** A sentence with a capital letter, and with a full stop unless it already ends in a punctuation mark. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[,;:]+$/, '');
  const capital = trimmed.replace(
    /^(["“‘'(]*)(\p{Ll})(?=\p{Ll}| |['’])/u,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  );
  return /[.!?)…]["”’]?$/.test(capital) ? capital : `${capital}.`;
}
