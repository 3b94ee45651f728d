import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useNotes } from '../api/use-notes.ts';
import { NoteList } from './note-list.tsx';

interface NotePickerProps {
  onPick: (note: { id: string; title: string }) => void;
  onClose: () => void;
}

/** Lets students choose one of their private notes. */
export function NotePicker({ onPick, onClose }: NotePickerProps) {
  const { uid } = useStudent();
  const notes = useNotes(uid, (error) => {
    warnWithToast('older notes were not read', error, `Failed to load older notes: ${failureReason(error)}`);
  });
  return (
    <Dialog title="Choose a note" onClose={onClose}>
      <NoteList
        notes={notes}
        onOpen={(id) => {
          const note = notes.all.find((one) => one.id === id);
          if (note) onPick(note);
        }}
      />
    </Dialog>
  );
}
