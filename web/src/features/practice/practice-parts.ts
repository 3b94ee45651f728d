import type { AiFile } from '@akada/domain/ai/file-schemas';
import type { CardText } from '@akada/domain/ai/result-schemas';
import { type ComponentType, createContext, useContext } from 'react';
import type { NewPractice } from './api/practices.ts';

/** What practice uses of other features. The route provides it, because features must not import each other. */
export interface PracticeParts {
  /** The form that chooses a source and makes questions of it on this device. */
  QuestionMaker: ComponentType<{ onMade: (made: NewPractice) => void }>;
  /** A dialog with the page of the PDF that a question was made from. */
  PdfPage: ComponentType<{ pdf: AiFile; page: number; onClose: () => void }>;
  /**
   * Adds cards to a deck, or to the deck of mistakes where there is no such deck.
   *
   * @returns the deck at once, and a promise that settles when the server has answered
   */
  addCards: (
    cards: readonly CardText[],
    deckId: string | null,
  ) => Promise<{ deck: { id: string; title: string }; written: Promise<void> }>;
}

export const PracticePartsContext = createContext<PracticeParts | null>(null);

export function usePracticeParts(): PracticeParts {
  const parts = useContext(PracticePartsContext);
  if (!parts) throw new Error('usePracticeParts must be used within PracticePartsContext');
  return parts;
}
