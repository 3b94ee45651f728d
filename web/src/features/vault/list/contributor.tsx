import type { VaultItem } from '@akada/domain/vault/schemas';
import { contributorName } from '@akada/domain/vault/vault';
import { avatarAddress } from '@/firebase/avatar-address.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { Avatar } from '@/ui/avatar.tsx';

/** Who shared a file, and when. */
export function Contributor({ file: { uploader, created_at } }: { file: VaultItem }) {
  const name = contributorName(uploader);
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-sm text-ink-soft">
      <Avatar name={name} src={avatarAddress(uploader?.avatar_url)} size="xs" />
      <span className="line-clamp-2 wrap-anywhere">
        {name} · {relativeTime(created_at)}
      </span>
    </p>
  );
}
