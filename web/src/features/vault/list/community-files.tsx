import { formatCount } from '@akada/domain/text/plural';
import type { VaultStats } from '@akada/domain/vault/schemas';
import { isFiltered, NO_FILTER, type VaultFilter } from '@akada/domain/vault/vault';
import { useEffect, useRef } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { Button } from '@/ui/button.tsx';
import { NoFilesIcon } from '@/ui/icons.ts';
import { Spinner } from '@/ui/spinner.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { useVaultFiles } from '../api/use-vault-files.ts';
import type { FileHandlers } from '../viewer/file-actions.tsx';
import { FileList } from './file-list.tsx';
import type { View } from './filter-bar.tsx';

interface CommunityFilesProps extends FileHandlers {
  uid: string;
  filter: VaultFilter;
  stats: VaultStats | null;
  /** As cards, as rows, or as short rows beside an open file. */
  view: View | 'beside';
  onShareFirst: () => void;
  onShowAll: () => void;
}

/** The files that match the filters; the next page loads as the end scrolls into view. */
export function CommunityFiles({
  uid,
  filter,
  stats,
  view,
  onShareFirst,
  onShowAll,
  ...handlers
}: CommunityFilesProps) {
  const {
    files,
    status,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    isPlaceholderData,
    fromCache,
  } = useVaultFiles(filter);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // After a failure only the button retries: the end is still in view, so retrying here would never stop.
    if (!end.current || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: '300px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const count = hasNextPage ? knownCount(filter, stats) : files.length;
  return (
    <section aria-labelledby="community-files" aria-busy={isPlaceholderData}>
      <h2 id="community-files" tabIndex={-1} className="mb-3 text-xl font-bold outline-none">
        Community Files{' '}
        {status === 'success' && `(${count === undefined ? `${files.length}+` : formatCount(count)})`}
      </h2>
      {status === 'pending' && <SkeletonRows rows={4} label="Loading files" />}
      {status === 'error' && (
        <ErrorState
          message={`Failed to load files: ${failureReason(error)}`}
          onRetry={() => void refetch()}
        />
      )}
      {status === 'success' && files.length === 0 && !hasNextPage && (
        <NoFiles
          fromCache={fromCache}
          onShareFirst={onShareFirst}
          {...(isFiltered(filter) && { onShowAll })}
        />
      )}
      <FileList files={files} uid={uid} view={view} {...handlers} />
      <div ref={end} role="status" className="mt-4 grid justify-items-center">
        {isFetchingNextPage && (
          <>
            <Spinner className="size-6 text-brand-ink" />
            <span className="sr-only">Loading more files</span>
          </>
        )}
        {isFetchNextPageError && <p className="mb-2 text-danger">Failed to load more files.</p>}
        {hasNextPage && !isFetchingNextPage && (
          <Button look="secondary" onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )}
      </div>
    </section>
  );
}

interface NoFilesProps {
  fromCache: boolean;
  onShareFirst: () => void;
  /** Offered when filters hide every file. */
  onShowAll?: () => void;
}

function NoFiles({ fromCache, onShareFirst, onShowAll }: NoFilesProps) {
  if (fromCache) return <NotAvailableOffline />;
  return (
    <EmptyState icon={NoFilesIcon} title="No files found" scene={onShowAll ? 'lost' : 'start'}>
      <p className="text-ink-soft">Be the first to share study materials with the community!</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onShareFirst}>Share Your First File</Button>
        {onShowAll && (
          <Button look="secondary" onClick={onShowAll}>
            Show all files
          </Button>
        )}
      </div>
    </EmptyState>
  );
}

/** The number of matching files, where the vault's totals include it. */
function knownCount(
  { search, category, type, subject }: VaultFilter,
  stats: VaultStats | null,
): number | undefined {
  if (!stats || search !== NO_FILTER.search || type !== 'all') return undefined;
  if (category !== 'all') return subject === 'all' ? stats.groups[category] : undefined;
  return subject === 'all' ? stats.files : stats.subjects.find((known) => known.subject === subject)?.files;
}
