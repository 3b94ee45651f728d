/** The flashcards that the study engine makes. */
import type { Passage } from '../reading/source.ts';
import { capital } from '../text/text.ts';

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
  /** Where or in what the fact holds, with which the question begins: 'In Nupe'. */
  setting?: string;
  /** What found the fact; only set where cards are compared. */
  maker?: string;
}

/** A card whose question begins with a setting: 'In Nupe, who led the movement?' */
export function withSetting<Card extends EngineCard>(card: Card, setting: string): Card {
  return { ...card, setting, front: `${setting}, ${card.front[0]?.toLowerCase()}${card.front.slice(1)}` };
}

/** The same card without it, as its form is judged. */
export function withoutItsSetting<Card extends Pick<EngineCard, 'front' | 'setting'>>(card: Card): Card {
  const { setting, front } = card;
  return setting === undefined || !front.startsWith(`${setting}, `)
    ? card
    : { ...card, front: capital(front.slice(setting.length + 2)) };
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
