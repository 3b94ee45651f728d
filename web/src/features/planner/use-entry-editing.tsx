import type { Day } from '@akada/domain/days/day';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { type ReactNode, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { announce } from './announce.ts';
import { createEntry, saveEntry } from './api/planner-writes.ts';
import { EntryDialog } from './lazy-dialogs.tsx';

interface EntryEditing {
  /** Opens the form for a new entry. */
  add: () => void;
  edit: (entry: Stored<PlannerEntry>) => void;
  /** The open form, or null. */
  dialog: ReactNode;
}

/**
 * The form of schedule entries.
 *
 * @param date the day of a new entry
 */
export function useEntryEditing(uid: string, date: Day): EntryEditing {
  const [editing, setEditing] = useState<{ entry: Stored<PlannerEntry> | null } | null>(null);
  const dialog = editing && (
    <EntryDialog
      uid={uid}
      entry={editing.entry}
      date={date}
      onClose={() => setEditing(null)}
      onSave={(entry) => {
        setEditing(null);
        if (editing.entry) announce('update', saveEntry(uid, editing.entry.id, editing.entry, entry));
        else announce('create', createEntry(uid, entry));
      }}
    />
  );
  return { add: () => setEditing({ entry: null }), edit: (entry) => setEditing({ entry }), dialog };
}
