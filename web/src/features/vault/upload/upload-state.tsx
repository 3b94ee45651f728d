import type { OverQuota } from '@akada/domain/quotas/messages';
import type { VaultItem } from '@akada/domain/vault/schemas';
import type { ReactNode } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { Badge } from '@/ui/badge.tsx';

/** Renders the appeal of a student's hidden file. */
export type Appeal = (file: Stored<Pick<VaultItem, 'filename' | 'hidden_at'>>) => ReactNode;

/** Why a shared item is private. */
const OVER_QUOTA_MESSAGES: Record<OverQuota, string> = {
  storage: "Only you can see it: your storage was full. Delete files you don't need, then share it again.",
  notes:
    "Only you can see it: you'd reached that day's limit of shared notes. Share it again on another day.",
};

/** The state of a shared item: being checked, listed, private or hidden, and why. */
export function UploadState({ hidden, over_quota }: Partial<Pick<VaultItem, 'hidden' | 'over_quota'>>) {
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
  if (over_quota) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <Badge tone="yellow">Private</Badge> {OVER_QUOTA_MESSAGES[over_quota]}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <Badge tone="red">Hidden</Badge> It was reported. A moderator will restore or remove it.
    </p>
  );
}
