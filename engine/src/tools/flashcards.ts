import { AI_LIMITS } from '@akada/domain/ai/ai';
import { fewerCardsMessage } from '@akada/domain/ai/messages';
import { flashcardsSchema } from '@akada/domain/ai/result-schemas';
import { toCardText } from '../cards/card-text.ts';
import { makeDeck } from '../cards/make-deck.ts';
import { findTerm } from '../glossary/glossary.ts';
import { narrow, nothingFound, readMaterial } from './material.ts';
import type { EngineResult, RequestOf } from './request.ts';
import { resultOf } from './results.ts';
import { nameOf, titleOf } from './title.ts';

const KIND = 'Flashcards';
const cardSchema = flashcardsSchema.shape.cards.def.element;

/** At most the requested number of cards, with a note if there are fewer. For a topic without notes, one from the glossary. */
export function makeFlashcards({ prompt, count, pages }: RequestOf<'flashcards'>): EngineResult {
  const source = narrow(readMaterial(prompt, pages));
  const most = Math.min(AI_LIMITS.maxCards, Math.max(1, Math.round(count) || 1));
  const term = pages.length === 0 ? findTerm(prompt) : undefined;
  const made = term
    ? [{ front: `What is ${term.names[0]}?`, back: term.meaning }]
    : makeDeck(source, most).map(toCardText);
  // A card that had to be cut would be wrong.
  const cards = made.filter((card) => cardSchema.safeParse(card).success);
  if (cards.length === 0) {
    return nothingFound(
      prompt,
      pages,
      'No facts were found to ask about. Add notes in full sentences: definitions, causes, lists, dates or formulas.',
    );
  }
  // Among decks, the subject alone tells one from another.
  const deck = { title: nameOf(source) || KIND, cards };
  return resultOf(deck, titleOf(KIND, source), fewerCardsMessage(cards.length, most));
}
