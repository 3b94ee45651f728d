import type { PrivateNote } from '@akada/domain/notes/schemas';
import { Pencil, Trash2, Users } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { RichText } from '@/ui/rich-text.tsx';

interface NoteViewerProps {
  note: PrivateNote;
  onEdit: () => void;
  onShare: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Shows a private note, and its actions. */
export function NoteViewer({ note, onEdit, onShare, onDelete, onClose }: NoteViewerProps) {
  return (
    <Dialog title={note.title} isWide onClose={onClose}>
      <div className="grid gap-5">
        <RichText>{note.content}</RichText>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onEdit}>
            <Pencil aria-hidden className="size-4" /> Edit
          </Button>
          <Button look="secondary" onClick={onShare}>
            <Users aria-hidden className="size-4" /> Share with everyone
          </Button>
          <CopyButtons markdown={note.content} />
          <Button look="danger" onClick={onDelete}>
            <Trash2 aria-hidden className="size-4" /> Delete
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
