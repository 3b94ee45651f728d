/** Reads the forms of decks and cards (docs/product.md, Cards). */
import * as z from 'zod/mini';
import { cardTextSchema } from '../ai/result-schemas.ts';
import { filledFields } from '../text/text.ts';
import type { DeckColor } from './decks.ts';
import { deckSchema } from './schemas.ts';

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

/** The two sides of a card, without the space around them. */
export const cardFormSchema = z.pipe(
  z.transform(({ front, back }: CardSides) => ({ front: front.trim(), back: back.trim() })),
  z.pick(cardTextSchema, { front: true, back: true }),
);

export interface CardSides {
  front: string;
  back: string;
}
