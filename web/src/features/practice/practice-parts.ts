import type { AiFile } from '@akada/domain/ai/file-schemas';
import type { UnreviewedAnswer } from '@akada/domain/practice/short-marks';
import type { ShortMark } from '@akada/domain/practice/short-marks-schemas';
import type { TopicMaterial } from '@akada/domain/practice/topic-material';
import { type ComponentType, createContext, useContext } from 'react';
import type { NewPractice } from './api/practices.ts';
import type { MistakeCards } from './use-mistake-cards.ts';

/** The student's material about a topic, the best first. */
export interface FoundMaterial {
  material: readonly TopicMaterial[];
  /** Whether only what this device has was searched. */
  isOffline: boolean;
}

/** What the page of practice uses of other features. The route provides it, because features must not import each other. */
export interface PracticeParts {
  /** The form that chooses a source and makes questions of it on this device. */
  QuestionMaker: ComponentType<{ onMade: (made: NewPractice) => void }>;
  /** Looks for material of the student about a topic. Rejects when it can't be read. */
  findMaterial: (topic: string) => Promise<FoundMaterial>;
}

/** What an attempt uses of other features, apart from the page of practice, which needs less code. */
export interface AttemptParts {
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

export const AttemptPartsContext = createContext<AttemptParts | null>(null);

export function useAttemptParts(): AttemptParts {
  const parts = useContext(AttemptPartsContext);
  if (!parts) throw new Error('useAttemptParts must be used within AttemptPartsContext');
  return parts;
}
