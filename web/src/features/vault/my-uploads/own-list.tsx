import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Paged } from '@/firebase/use-paged.ts';
import { CONTENT_VISIBILITY } from '@/lib/content-visibility.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { buttonClass } from '@/ui/button.tsx';
import type { LucideIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { BesideReader } from '../viewer/beside-reader.tsx';
import { VAULT_PATH } from '../viewer/use-open-file.ts';

interface OwnListProps<T> {
  /** The tabs of the Library; without them a link leads to the vault. */
  tabs?: ReactNode;
  title: string;
  intro: string;
  /** What the list holds, as in 'Loading your bookmarks'. */
  noun: string;
  list: Paged<T>;
  row: (item: Stored<T>) => ReactNode;
  /** Shown while the list is empty, with a link to the vault. */
  empty: { icon: LucideIcon; title: string; hint: string; link: string; state?: object };
  /** Between the heading and the list. */
  before?: ReactNode;
  /** Below the last row. */
  after?: ReactNode;
  /** The open file, beside the list. */
  reader?: ReactNode;
  children?: ReactNode;
}

/** A page with one of the student's own vault lists, such as bookmarks or uploads. */
export function OwnList<T>({
  tabs,
  title,
  intro,
  noun,
  list: { live, all, ...more },
  row,
  empty,
  before,
  after,
  reader = null,
  children,
}: OwnListProps<T>) {
  return (
    <div className="grid gap-6">
      {tabs}
      <header className="grid gap-2">
        {!tabs && <BackLink to={VAULT_PATH}>Community Study Vault</BackLink>}
        <PageHeading>{title}</PageHeading>
        <p className="text-ink-soft">{intro}</p>
      </header>
      {before}
      <BesideReader reader={reader}>
        {live.status === 'loading' && <SkeletonRows rows={3} label={`Loading your ${noun}`} />}
        {live.status === 'error' && (
          <ErrorState
            message={`Failed to load your ${noun}: ${failureReason(live.error)}`}
            onRetry={live.retry}
          />
        )}
        {live.status === 'ready' &&
          all.length === 0 &&
          (live.unconfirmed ? (
            <NotAvailableOffline />
          ) : (
            <EmptyState icon={empty.icon} title={empty.title}>
              <p className="max-w-sm text-ink-soft">{empty.hint}</p>
              <Link to={VAULT_PATH} state={empty.state} className={buttonClass()}>
                {empty.link}
              </Link>
            </EmptyState>
          ))}
        {all.length > 0 && (
          <div className="grid gap-3">
            <ul aria-label={title} className="grid grid-cols-1 gap-2 @3xl/page:grid-cols-2">
              {all.map((item) => (
                <li key={item.id} className={CONTENT_VISIBILITY.row}>
                  {row(item)}
                </li>
              ))}
            </ul>
            <ShowMore list={more} />
            {after}
          </div>
        )}
      </BesideReader>
      {children}
    </div>
  );
}
