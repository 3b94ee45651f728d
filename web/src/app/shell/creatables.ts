import {
  AddToPlannerIcon,
  FocusIcon,
  JournalIcon,
  type LucideIcon,
  NewNoteIcon,
  TasksIcon,
  UploadIcon,
} from '@/ui/icons.ts';

/** What can be created from every page. */
export type Creatable = 'task' | 'entry' | 'note' | 'journal' | 'upload' | 'focus';

interface Creation {
  kind: Creatable;
  label: string;
  /** What the search calls it. */
  command: string;
  icon: LucideIcon;
}

/** What the "+" offers, in its order. */
export const CREATIONS: readonly Creation[] = [
  { kind: 'task', label: 'Task', command: 'Create a task', icon: TasksIcon },
  { kind: 'entry', label: 'Schedule entry', command: 'Create a schedule entry', icon: AddToPlannerIcon },
  { kind: 'note', label: 'Note', command: 'Create a note', icon: NewNoteIcon },
  { kind: 'journal', label: 'Journal entry', command: 'Create a journal entry', icon: JournalIcon },
  { kind: 'upload', label: 'Upload files', command: 'Upload files', icon: UploadIcon },
  { kind: 'focus', label: 'Focus timer', command: 'Start the focus timer', icon: FocusIcon },
];
