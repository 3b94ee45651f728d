import {
  lateRenameNotice,
  RENAME_LIMITS,
  usernameChangesToday,
  usernameLimitMessage,
} from '@akada/domain/account/renames';
import type { Account, Profile } from '@akada/domain/account/schemas';
import { whenDayEnds } from '@akada/domain/days/counted-day';
import { documentPaths } from '@akada/domain/documents/paths';
import { FEATURES } from '@akada/domain/points/rewards';
import { useEffect, useState } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { avatarAddress } from '@/firebase/avatar-address.ts';
import type { Live } from '@/firebase/live.ts';
import { useSessionDocument } from '@/firebase/session-document.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { Alert } from '@/ui/alert.tsx';
import { Avatar } from '@/ui/avatar.tsx';
import { Button, IconButton } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { ChangePictureIcon, EditIcon, ScholarIcon } from '@/ui/icons.ts';
import { useFeature } from '../api/use-settings.ts';
import { AvatarDialog, NameDialog, preloadDialogs, UsernameDialog } from '../dialogs.tsx';

type Open = 'avatar' | 'name' | 'username';

/** The student's picture, name, username and email address. All but the address can be changed here. */
export function IdentityCard({ profile }: { profile: Live<Profile | null> }) {
  const { uid, name, email } = useStudent();
  const isScholar = useFeature(uid, FEATURES.scholarBadge);
  const [open, setOpen] = useState<Open | null>(null);
  const known = profile.status === 'ready' ? profile.data : null;
  const shownName = known?.full_name || name || 'Student';
  const picture = avatarAddress(known?.avatar_url);
  const account = useSessionDocument<Account>(documentPaths.account(uid));
  const limits = renameLimits(account.status === 'ready' ? account.data : null);
  const close = () => setOpen(null);
  useEffect(() => {
    return whenIdle(preloadDialogs);
  }, []);

  return (
    <Card className="p-5">
      <div className="flex items-start gap-4">
        <button
          type="button"
          aria-label="Change picture"
          title="Change picture"
          disabled={!known}
          onClick={() => setOpen('avatar')}
          className="relative shrink-0 rounded-full"
        >
          <Avatar name={shownName} src={picture} size="lg" />
          <span className="absolute -right-1 -bottom-1 grid size-8 place-items-center rounded-full border border-line bg-surface text-ink-soft">
            <ChangePictureIcon aria-hidden className="size-4" />
          </span>
        </button>
        <div className="min-w-0 grow">
          <div className="flex items-start gap-1">
            <p className="min-w-0 grow pt-2 text-lg leading-tight font-semibold wrap-anywhere">
              {shownName}
              {isScholar && (
                <ScholarIcon
                  role="img"
                  aria-label="Scholar"
                  className="ml-2 inline size-5 text-marigold-ink"
                />
              )}
            </p>
            <IconButton label="Edit name" disabled={!known} onClick={() => setOpen('name')}>
              <EditIcon aria-hidden className="size-4.5" />
            </IconButton>
          </div>
          <p className="text-ink-soft wrap-anywhere">{email}</p>
          {known ? (
            <button
              type="button"
              onClick={() => setOpen('username')}
              className="mt-1 min-h-8 text-left font-semibold text-brand-ink underline underline-offset-4 wrap-anywhere"
            >
              {known.username ? `@${known.username}` : 'Choose a username'}
              {known.username && <span className="sr-only">, change it</span>}
            </button>
          ) : (
            // As high as the content that replaces it, so that nothing moves.
            <div className="mt-1 h-8" />
          )}
        </div>
      </div>
      {profile.status === 'error' && (
        <div className="mt-4">
          <Alert look="destructive">
            Your profile couldn't be loaded.
            <Button look="secondary" size="sm" className="justify-self-start" onClick={profile.retry}>
              Try again
            </Button>
          </Alert>
        </div>
      )}
      {known && open === 'avatar' && (
        <AvatarDialog uid={uid} name={shownName} picture={picture} notice={limits.late} onClose={close} />
      )}
      {known && open === 'name' && <NameDialog name={shownName} notice={limits.late} onClose={close} />}
      {known && open === 'username' && (
        <UsernameDialog
          username={known.username}
          notice={limits.late}
          limitMessage={limits.username}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** What the forms say up front: that others see a change only tomorrow, or that the username can't change today. */
function renameLimits(account: Account | null): { late: string | null; username: string | null } {
  const now = new Date();
  if (!account) return { late: null, username: null };
  const isUsed = usernameChangesToday(account, now) >= RENAME_LIMITS.usernameChangesADay;
  return {
    late: lateRenameNotice(account.name_copy, now, account),
    username: isUsed ? usernameLimitMessage(whenDayEnds(now, account)) : null,
  };
}
