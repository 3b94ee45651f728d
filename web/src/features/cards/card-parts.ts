import type { AiFile } from '@akada/domain/ai/file-schemas';
import { type ComponentType, createContext, useContext } from 'react';

/** What decks use of other features. The route provides it, because features must not import each other. */
export interface CardParts {
  /** A dialog with the page of the PDF that a deck was made from. */
  PdfPage: ComponentType<{ pdf: AiFile; page: number; onClose: () => void }>;
}

export const CardPartsContext = createContext<CardParts | null>(null);

export function useCardParts(): CardParts {
  const parts = useContext(CardPartsContext);
  if (!parts) throw new Error('useCardParts must be used within CardPartsContext');
  return parts;
}
