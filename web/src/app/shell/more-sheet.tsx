import { Link, useLocation } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { avatarAddress } from '@/firebase/avatar-address.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { GoToIcon, SearchIcon } from '@/ui/icons.ts';
import { sectionAt } from '../page-paths.ts';
import { MORE_PLACES, OWN_PLACES } from './more-places.ts';
import type { ShellData } from './use-shell.ts';

/** A place or an action in a sheet. */
export const PLACE_CLASS =
  'flex h-full min-h-12 w-full items-center gap-2.5 rounded-2xl border border-line px-3 py-2 text-left text-sm font-semibold color-transition hover:bg-sunken aria-[current=page]:bg-brand-tint';
/** Its icon. */
export const PLACE_ICON_CLASS = 'size-5 shrink-0 text-brand-ink';

interface MoreSheetProps extends Pick<ShellData, 'points'> {
  onFocus: () => void;
  onSearch: () => void;
  onClose: () => void;
}

/** The places that the bottom bar has no room for, and the student's own pages. */
export function MoreSheet({ points, onFocus, onSearch, onClose }: MoreSheetProps) {
  const { name } = useStudent();
  const section = sectionAt(useLocation().pathname);
  const picture = points.status === 'ready' ? avatarAddress(points.data?.avatar_url) : null;
  return (
    <Dialog title="More" onClose={onClose}>
      <button
        type="button"
        onClick={onSearch}
        className={`${PLACE_CLASS} mb-3 h-auto bg-sunken text-ink-soft`}
      >
        <SearchIcon aria-hidden className={PLACE_ICON_CLASS} />
        Search
      </button>
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
                <span aria-hidden className="block text-sm font-normal wrap-anywhere text-ink-soft">
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
                <Icon aria-hidden className={PLACE_ICON_CLASS} />
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
