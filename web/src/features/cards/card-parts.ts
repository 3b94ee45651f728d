import type { AiFile } from '@akada/domain/ai/file-schemas';
import type { Deck } from '@akada/domain/cards/schemas';
import { type ComponentType, createContext, useContext } from 'react';
import type { Stored } from '@/firebase/documents.ts';

/** What decks use of other features. The route provides it, because features must not import each other. */
export interface CardParts {
  /** A dialog with the page of the PDF that a deck was made from. */
  PdfPage: ComponentType<{ pdf: AiFile; page: number; onClose: () => void }>;
  /** A dialog that prints or exports a deck. */
  DeckExport: ComponentType<{ uid: string; deck: Stored<Deck>; onClose: () => void }>;
}

export const CardPartsContext = createContext<CardParts | null>(null);

export function useCardParts(): CardParts {
  const parts = useContext(CardPartsContext);
  if (!parts) throw new Error('useCardParts must be used within CardPartsContext');
  return parts;
}
