/** Reads the forms of decks and cards (docs/product.md, Cards). */
import * as z from 'zod/mini';
import { filledFields } from '../text/text.ts';
import type { DeckColor } from './decks.ts';
import { cardSchema, deckSchema } from './schemas.ts';

export interface DeckFormValues {
  title: string;
  subject: string;
  /** '' for none. */
  color: DeckColor | '';
}

const deckFactsSchema = z.pick(deckSchema, { title: true, subject: true, color: true });
/** What a student says about a deck. */
export type DeckFacts = z.infer<typeof deckFactsSchema>;

/** A blank subject and no colour become absent. */
export const deckFormSchema = z.pipe(
  z.transform(({ title, subject, color }: DeckFormValues): DeckFacts => {
    const chosen = color === '' ? {} : { color };
    return { title: title.trim(), ...filledFields({ subject }), ...chosen };
  }),
  deckFactsSchema,
);

export interface CardSides {
  front: string;
  back: string;
}

/** What a student says on a card. */
export interface CardFormValues extends CardSides {
  tags: readonly string[];
}

/** The two sides of a card, without the space around them, and its tags; no tags become absent. */
export const cardFormSchema = z.pipe(
  z.transform(({ front, back, tags }: CardFormValues) => ({
    ...{ front: front.trim(), back: back.trim() },
    ...(tags.length > 0 && { tags: [...tags] }),
  })),
  z.pick(cardSchema, { front: true, back: true, tags: true }),
);
export type CardFields = z.infer<typeof cardFormSchema>;
