import type { AiFile } from '@akada/domain/ai/file-schemas';
import type { UnreviewedAnswer } from '@akada/domain/practice/short-marks';
import type { ShortMark } from '@akada/domain/practice/short-marks-schemas';
import { type ComponentType, createContext, useContext } from 'react';
import type { NewPractice } from './api/practices.ts';
import type { MistakeCards } from './use-mistake-cards.ts';

/** What practice uses of other features. The route provides it, because features must not import each other. */
export interface PracticeParts {
  /** The form that chooses a source and makes questions of it on this device. */
  QuestionMaker: ComponentType<{ onMade: (made: NewPractice) => void }>;
  /** A dialog with the page of the PDF that a question was made from. */
  PdfPage: ComponentType<{ pdf: AiFile; page: number; onClose: () => void }>;
  /** Has AI mark written short answers; null where AI isn't set up. */
  ShortAnswerMarker: ComponentType<{
    title: string;
    answers: readonly UnreviewedAnswer[];
    onMarked: (marked: readonly UnreviewedAnswer[], marks: readonly ShortMark[]) => void;
  }> | null;
  cards: MistakeCards;
}

export const PracticePartsContext = createContext<PracticeParts | null>(null);

export function usePracticeParts(): PracticeParts {
  const parts = useContext(PracticePartsContext);
  if (!parts) throw new Error('usePracticeParts must be used within PracticePartsContext');
  return parts;
}
