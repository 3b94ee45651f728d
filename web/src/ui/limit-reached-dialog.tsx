import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface LimitReachedDialogProps {
  title: string;
  message: string;
  onClose: () => void;
}

/** Shown instead of a form that can't be sent now, before anything is typed: it says why. */
export function LimitReachedDialog({ title, message, onClose }: LimitReachedDialogProps) {
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
