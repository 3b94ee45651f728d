import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { serverMessage } from '@/firebase/server-message.ts';
import { useOnline } from '@/lib/use-online.ts';
import { Button } from '@/ui/button.tsx';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { relistFile } from '../api/vault-writes.ts';

interface RelistButtonProps {
  file: { id: string; filename: string };
}

/** Shares an item again that stayed private because of a quota. */
export function RelistButton({ file: { id, filename } }: RelistButtonProps) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);

  async function shareAgain() {
    setBusy(true);
    try {
      await relistFile(id);
      toast.success(`“${filename}” is listed again.`);
    } catch (error) {
      warnWithToast(
        'a file was not listed again',
        error,
        `“${filename}” stays private. ${serverMessage(error) ?? `Failed to share it: ${failureReason(error)}`}`,
      );
    }
    setBusy(false);
  }

  return (
    <Button
      look="secondary"
      size="sm"
      className="relative z-10"
      aria-label={`Share ${filename} again`}
      busy={busy}
      disabled={!online}
      onClick={() => void shareAgain()}
    >
      Share again
    </Button>
  );
}
