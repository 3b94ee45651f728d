import type { Day } from '@akada/domain/days/day';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Note } from '@akada/domain/vault/schemas';
import { type ComponentType, createContext, useContext } from 'react';
import type { Stored } from '@/firebase/documents.ts';

/** A PDF of the vault. */
interface VaultPdf {
  id: string;
  filename: string;
}

/** What other features lend to the tools; the route composes it. */
export interface LabParts {
  /** Saves a result as a private note and, as a second step, shares it. */
  NoteButtons: ComponentType<{ note: Note }>;
  /** Puts sessions into the planner, all or none, each under its id; settles when the server has answered. */
  addEntries: (entries: ReadonlyMap<string, PlannerEntry>) => Promise<void>;
  /** Removes entries from the planner by their ids, all or none; settles when the server has answered. */
  removeEntries: (ids: readonly string[]) => Promise<void>;
  /** All that is planned from one day to another, read once. */
  fetchEntries: (first: Day, last: Day) => Promise<Stored<PlannerEntry>[]>;
  /** Chooses a PDF of the vault. */
  PdfPicker: ComponentType<{ onPick: (file: VaultPdf) => void; onClose: () => void }>;
}

export const LabPartsContext = createContext<LabParts | null>(null);

/** What the route has lent. */
export function useLabParts(): LabParts {
  const parts = useContext(LabPartsContext);
  if (!parts) throw new Error('the AI tools need their route around them');
  return parts;
}
