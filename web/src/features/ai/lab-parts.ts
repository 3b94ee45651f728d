import type { Day } from '@akada/domain/days/day';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Note } from '@akada/domain/vault/schemas';
import { type ComponentType, createContext, useContext } from 'react';
import type { Stored } from '@/firebase/documents.ts';

/** What the tools use of other features. The route provides it, because features must not import each other. */
export interface LabParts {
  /** Buttons that save a result as a private note and, in a second step, share it. */
  NoteButtons: ComponentType<{ note: Note }>;
  /** Adds planner entries by id, all or none. Settles when the server has answered. */
  addEntries: (entries: ReadonlyMap<string, PlannerEntry>) => Promise<void>;
  /** Removes planner entries by id, all or none. Settles when the server has answered. */
  removeEntries: (ids: readonly string[]) => Promise<void>;
  /** Reads the planner entries from the first day to the last once, without a subscription. */
  fetchEntries: (first: Day, last: Day) => Promise<Stored<PlannerEntry>[]>;
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

export const LabPartsContext = createContext<LabParts | null>(null);

export function useLabParts(): LabParts {
  const parts = useContext(LabPartsContext);
  if (!parts) throw new Error('useLabParts must be used within LabPartsContext');
  return parts;
}
