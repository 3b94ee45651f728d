import type { AiFile } from '@akada/domain/ai/file-schemas';
import type { Flashcards } from '@akada/domain/ai/result-schemas';
import type { Day } from '@akada/domain/days/day';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Note } from '@akada/domain/vault/schemas';
import { type ComponentType, createContext, useContext } from 'react';
import type { Stored } from '@/firebase/documents.ts';

/** What choosing a source uses of other features. The route provides it. */
export interface LabSources {
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
}

export const LabSourcesContext = createContext<LabSources | null>(null);

export function useLabSources(): LabSources {
  const sources = useContext(LabSourcesContext);
  if (!sources) throw new Error('useLabSources must be used within LabSourcesContext');
  return sources;
}

/** What the tools use of other features. The route provides it, because features must not import each other. */
export interface LabParts {
  /** Buttons that save a result as a private note and, in a second step, share it. */
  NoteButtons: ComponentType<{ note: Note }>;
  /**
   * Saves cards as a deck that is due now. Returns its id at once, and a promise that settles when the server has
   * answered.
   *
   * @param file what they were made from; null without a file
   */
  saveDeck: (deck: Flashcards, file: AiFile | null) => { id: string; written: Promise<void> };
  /** The student's newest decks, above the form of the flashcards generator. */
  Decks: ComponentType;
  /** Adds planner entries by id, all or none. Settles when the server has answered. */
  addEntries: (entries: ReadonlyMap<string, PlannerEntry>) => Promise<void>;
  /** Removes planner entries by id, all or none. Settles when the server has answered. */
  removeEntries: (ids: readonly string[]) => Promise<void>;
  /** Reads the planner entries from the first day to the last once, without a subscription. */
  fetchEntries: (first: Day, last: Day) => Promise<Stored<PlannerEntry>[]>;
}

export const LabPartsContext = createContext<LabParts | null>(null);

export function useLabParts(): LabParts {
  const parts = useContext(LabPartsContext);
  if (!parts) throw new Error('useLabParts must be used within LabPartsContext');
  return parts;
}
