import type { PrivateNote } from '@akada/domain/notes/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { Button } from '@/ui/button.tsx';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { DeleteIcon, EditIcon, ShareWithEveryoneIcon } from '@/ui/icons.ts';
import { RichText } from '@/ui/rich-text.tsx';
import { StudyLinks } from '@/ui/study-links.tsx';

interface NoteViewerProps {
  note: Stored<PrivateNote>;
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
        <StudyLinks studied={{ file: { from: 'note', note_id: note.id }, name: note.title }} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={onEdit}>
            <EditIcon aria-hidden className="size-4" /> Edit
          </Button>
          <Button look="secondary" onClick={onShare}>
            <ShareWithEveryoneIcon aria-hidden className="size-4" /> Share with everyone
          </Button>
          <CopyButtons markdown={note.content} />
          <Button look="danger" onClick={onDelete}>
            <DeleteIcon aria-hidden className="size-4" /> Delete
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
