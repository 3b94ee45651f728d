import { Button } from '@/ui/button.tsx';
import { PasteIcon } from '@/ui/icons.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';

/** Pastes the text of the clipboard. Renders nothing in a browser that doesn't let a page read it. */
export function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  if (!globalThis.navigator.clipboard?.readText) return null;
  return (
    <Button look="secondary" size="sm" onClick={() => void paste(onPaste)}>
      <PasteIcon aria-hidden className="size-4" /> Paste
    </Button>
  );
}

async function paste(onPaste: (text: string) => void): Promise<void> {
  try {
    onPaste(await navigator.clipboard.readText());
  } catch (error) {
    warnWithToast('pasting failed', error, "Couldn't paste. Press and hold in the field, then choose Paste.");
  }
}
