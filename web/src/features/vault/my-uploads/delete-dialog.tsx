import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';

interface DeleteDialogProps {
  filename: string;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a file is deleted for everyone. */
export function DeleteDialog({ filename, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog title="Delete file?" onClose={onClose}>
      <p>
        This permanently deletes <strong>{filename}</strong> for everyone.
      </p>
      <div className="mt-5 flex justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
