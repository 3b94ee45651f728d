import type { VaultItem } from '@akada/domain/schemas/vault';
import type { ReactNode } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { Badge } from '@/ui/badge.tsx';

/** What a student can do about a file of theirs that is hidden. */
export type Appeal = (file: Stored<Pick<VaultItem, 'filename' | 'hidden_at'>>) => ReactNode;

/** What became of something that a student has shared: being checked, listed, or hidden, and why. */
export function UploadState({ hidden }: Partial<Pick<VaultItem, 'hidden'>>) {
  if (hidden === undefined) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <Badge tone="yellow">Checking</Badge> Only you can see it until the check is done, usually within a
        minute.
      </p>
    );
  }
  if (!hidden) {
    return (
      <p>
        <Badge tone="green">Listed</Badge>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <Badge tone="red">Hidden</Badge> It was reported. A moderator checks it, then restores it or removes it.
    </p>
  );
}
