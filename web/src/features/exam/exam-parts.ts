import type { Attempt, QuestionList, QuestionSet } from '@akada/domain/practice/schemas';
import { type ComponentType, createContext, useContext } from 'react';
import type { Stored } from '@/firebase/documents.ts';

/** What the student has and questions can be made of. */
export interface Source {
  kind: 'deck' | 'note' | 'file';
  id: string;
  /** The name that the student sees. */
  title: string;
}

/** What the exam room uses of other features. The route provides it, because features must not import each other. */
export interface ExamParts {
  /**
   * Makes up to `count` questions of a source, on this device.
   *
   * @throws an error with a message for the student
   */
  makeQuestions: (source: Source, count: number, signal: AbortSignal) => Promise<QuestionList>;
  /**
   * Offers to fetch the study engine, which makes questions. Renders nothing if it is on this device.
   * `onReady` must not change.
   */
  EngineNotice: ComponentType<{ onReady: () => void }>;
  /** A dialog for choosing a PDF or a shared note of the vault. */
  FilePicker: ComponentType<{
    onPick: (file: { id: string; filename: string }) => void;
    onClose: () => void;
  }>;
  /** A dialog for choosing one of the student's private notes. */
  NotePicker: ComponentType<{
    onPick: (note: { id: string; title: string }) => void;
    onClose: () => void;
  }>;
  /** What a student can do with the questions that they answered wrong. */
  WrongOnes: ComponentType<{
    attemptId: string;
    answers: Attempt['answers'];
    endedAt: Date;
    set: Stored<QuestionSet>;
    list: QuestionList;
  }>;
}

export const ExamPartsContext = createContext<ExamParts | null>(null);

export function useExamParts(): ExamParts {
  const parts = useContext(ExamPartsContext);
  if (!parts) throw new Error('useExamParts must be used within ExamPartsContext');
  return parts;
}
