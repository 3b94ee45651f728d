/** Helpers for making cards from clauses. */
import type { Passage } from '../reading/source.ts';
import { asSentence, type CardKind, type EngineCard } from './card.ts';

/** Words that need the previous sentence. */
export const PRONOUN = /\b(?:it|they|them|he|she|him|her|this|these|those|such)\b/i;

export function cardOf(
  kind: CardKind,
  front: string,
  back: string,
  passage: Passage,
  weight: number,
): EngineCard {
  return { kind, front, back: asSentence(back), passage, weight };
}

/** Cuts the clause after the object. */
export function withoutTail(text: string): string {
  return text
    .replace(/(?:,\s+as|,?\s+(?:since|so that|whereas|while|but|although|though|and that))\s.*$/i, '')
    .replace(/[,;:]$/, '');
}
