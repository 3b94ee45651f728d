import { Button } from '@/ui/button.tsx';

/** The Cancel and Save buttons of a dialog's form. */
export function FormActions({
  busy,
  disabled,
  onCancel,
}: {
  busy: boolean;
  disabled: boolean;
  onCancel: () => void;
}) {
  return (
    <div className="mt-2 flex justify-end gap-3">
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={busy} disabled={disabled} className="min-w-28">
        Save
      </Button>
    </div>
  );
}
