import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import { announce } from '@/features/planner/announce.ts';
import { createEntry, createTask, saveEntry, saveTask } from '@/features/planner/api/planner-writes.ts';
import { EntryDialog, TaskDialog } from '@/features/planner/lazy-dialogs.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { useToday } from '@/lib/time.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';

const NoteEditor = lazyPart(() =>
  import('@/features/notes/components/note-editor.tsx').then((part) => part.NoteEditor),
);

/** A form that opens on any page, with what it edits; without that for something new. */
export type QuickFormTarget =
  | { form: 'task'; task?: Stored<Task> }
  | { form: 'entry'; entry?: Stored<PlannerEntry> }
  | { form: 'note' };

/** A form on the page where the student is. */
export function QuickForm({ target, onClose }: { target: QuickFormTarget; onClose: () => void }) {
  const { uid } = useStudent();
  const today = useToday();
  switch (target.form) {
    case 'task': {
      const { task = null } = target;
      return (
        <TaskDialog
          uid={uid}
          task={task}
          onClose={onClose}
          onSave={(draft) => {
            onClose();
            if (task) announce('update', saveTask(uid, task.id, task, draft));
            else announce('create', createTask(uid, draft));
          }}
        />
      );
    }
    case 'entry': {
      const { entry = null } = target;
      return (
        <EntryDialog
          uid={uid}
          entry={entry}
          date={today}
          onClose={onClose}
          onSave={(draft) => {
            onClose();
            if (entry) announce('update', saveEntry(uid, entry.id, entry, draft));
            else announce('create', createEntry(uid, draft));
          }}
        />
      );
    }
    case 'note':
      return <NoteEditor uid={uid} onClose={onClose} />;
  }
}
