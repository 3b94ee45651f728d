import { Link, useLocation } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { avatarAddress } from '@/firebase/avatar-address.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { GoToIcon } from '@/ui/icons.ts';
import { sectionAt } from '../page-paths.ts';
import { MORE_PLACES, OWN_PLACES } from './more-places.ts';
import type { ShellData } from './use-shell.ts';

const PLACE_CLASS =
  'flex h-full min-h-12 w-full items-center gap-2.5 rounded-2xl border border-line px-3 py-2 text-left text-sm font-semibold transition-colors hover:bg-sunken aria-[current=page]:bg-brand-tint';

interface MoreSheetProps extends Pick<ShellData, 'points'> {
  onFocus: () => void;
  onClose: () => void;
}

/** The places that the bottom bar has no room for, and the student's own pages. */
export function MoreSheet({ points, onFocus, onClose }: MoreSheetProps) {
  const { name } = useStudent();
  const section = sectionAt(useLocation().pathname);
  const picture = points.status === 'ready' ? avatarAddress(points.data?.avatar_url) : null;
  return (
    <Dialog title="More" onClose={onClose}>
      <nav aria-label="More" className="grid gap-3">
        {OWN_PLACES.map(({ to, label, icon: Icon }, index) => (
          <Link
            key={label}
            to={to ?? ''}
            aria-current={to === section ? 'page' : undefined}
            onClick={onClose}
            className={PLACE_CLASS}
          >
            {index === 0 ? (
              <Avatar name={name} src={picture} />
            ) : (
              <Icon aria-hidden className="mx-2 size-5 shrink-0 text-brand-ink" />
            )}
            <span className="min-w-0 grow">
              {label}
              {index === 0 && name && (
                <span aria-hidden className="block truncate text-sm font-normal text-ink-soft">
                  {name}
                </span>
              )}
            </span>
            <GoToIcon aria-hidden className="size-5 shrink-0 text-ink-soft" />
          </Link>
        ))}
        <ul className="grid grid-pairs gap-3 border-t border-line pt-3">
          {MORE_PLACES.map(({ to, label, icon: Icon }) => {
            const content = (
              <>
                <Icon aria-hidden className="size-5 shrink-0 text-brand-ink" />
                {label}
              </>
            );
            return (
              <li key={label}>
                {to ? (
                  <Link
                    to={to}
                    aria-current={to === section ? 'page' : undefined}
                    onClick={onClose}
                    className={PLACE_CLASS}
                  >
                    {content}
                  </Link>
                ) : (
                  <button
                    type="button"
                    className={PLACE_CLASS}
                    onClick={() => {
                      onClose();
                      onFocus();
                    }}
                  >
                    {content}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </Dialog>
  );
}
