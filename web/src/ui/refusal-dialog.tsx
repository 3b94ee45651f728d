import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';

interface QuotaReachedDialogProps {
  title: string;
  message: string;
  onClose: () => void;
}

/** Shown instead of a form when the day's quota is reached, before anything is typed. */
export function QuotaReachedDialog({ title, message, onClose }: QuotaReachedDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-4">
        <Alert look="info">{message}</Alert>
        <Button look="secondary" className="justify-self-end" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
