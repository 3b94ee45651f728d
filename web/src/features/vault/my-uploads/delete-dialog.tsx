import { ConfirmDialog } from '@/ui/dialog.tsx';

interface DeleteDialogProps {
  filename: string;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a file is deleted for everyone. */
export function DeleteDialog({ filename, onDelete, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog title="Delete file?" confirmLabel="Delete" onConfirm={onDelete} onClose={onClose}>
      This permanently deletes <strong>{filename}</strong> for everyone.
    </ConfirmDialog>
  );
}
