import type { Account } from '@akada/domain/account/schemas';
import { plural } from '@akada/domain/text/plural';
import type { Note } from '@akada/domain/vault/schemas';
import { isFiltered, NO_FILTER } from '@akada/domain/vault/vault';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Live } from '@/firebase/live.ts';
import { useIsModerator } from '@/firebase/use-is-moderator.ts';
import { studyPath } from '@/lib/study-path.ts';
import { usePersistedChoice } from '@/lib/use-persisted-choice.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { Alert } from '@/ui/alert.tsx';
import { useRecentFiles, useVaultStats } from '../api/use-vault.ts';
import { FilePicker, NoteDialog, UploadDialog } from '../lazy-dialogs.tsx';
import { preloadParts } from '../lazy-parts.tsx';
import { useStatsWithOwnChanges } from '../my-uploads/use-own-changes.ts';
import { ContributeCard } from '../upload/contribute-card.tsx';
import { useListingTracker } from '../upload/use-listing-tracker.ts';
import { useFileDialogs } from '../use-file-dialogs.tsx';
import { BesideReader } from '../viewer/beside-reader.tsx';
import { CommunityFiles } from './community-files.tsx';
import { FilterBar, VIEWS } from './filter-bar.tsx';
import { RecentFiles } from './recent-files.tsx';
import { StatCards } from './stat-cards.tsx';
import { useVaultFilter } from './use-vault-filter.ts';
import { VaultHeader } from './vault-header.tsx';

/** The open dialog. */
type Open = { dialog: 'note' | 'summarize' } | { dialog: 'upload'; accept?: string };

const PICTURES = '.jpg,.jpeg,.png';

interface VaultPageProps {
  account: Live<Account | null>;
  /** Saves a note to My notes, where only the student can read it. */
  savePrivately: (note: Note) => Promise<void>;
  /** The tabs of the Library. */
  tabs: ReactNode;
}

/** The Community Study Vault: find, open and share study materials. */
export function VaultPage({ account, savePrivately, tabs }: VaultPageProps) {
  const { uid } = useStudent();
  const isModerator = useIsModerator();
  const [filter, setFilter] = useVaultFilter();
  const [view, setView] = usePersistedChoice('akada.vault-view', VIEWS);
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const live = useVaultStats();
  const stats = useStatsWithOwnChanges(live.status === 'ready' ? live.data : null);
  const [checking, onShared] = useListingTracker(uid);
  const recent = useRecentFiles();
  const { handlers, dialogs, reader } = useFileDialogs(uid, account);
  useEffect(() => {
    return whenIdle(preloadParts);
  }, []);

  const { key, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the student asks for an upload
  useEffect(() => {
    if ((state as { isNew?: true } | null)?.isNew) setOpen({ dialog: 'upload' });
  }, [key]);

  const close = () => setOpen(null);
  const upload = () => setOpen({ dialog: 'upload' });

  // Before everything, and beside an open file in the column of the list.
  const bar = (
    <FilterBar
      filter={filter}
      stats={stats}
      view={reader ? null : view}
      onChange={setFilter}
      onView={setView}
    />
  );
  return (
    <div className="grid gap-6">
      {tabs}
      <VaultHeader
        isModerator={isModerator}
        isSearching={filter.search !== '' || filter.type !== 'all'}
        onCreateNote={() => setOpen({ dialog: 'note' })}
        onUpload={upload}
      />
      {!reader && bar}
      {/* These describe the whole vault, so they make room for results when it is filtered, and for an open file. */}
      {!isFiltered(filter) && !reader && (
        <>
          <StatCards stats={stats} />
          {recent.status !== 'error' && (
            <RecentFiles files={recent.status === 'ready' ? recent.data : null} />
          )}
        </>
      )}
      <BesideReader reader={reader}>
        {reader && bar}
        {checking.length > 0 && (
          <Alert look="info">
            {plural(checking.length, `“${checking[0]}” is`, `${checking.length} files are`)} being checked and
            will be listed in a moment.
          </Alert>
        )}
        <CommunityFiles
          uid={uid}
          filter={filter}
          stats={stats}
          view={reader ? 'beside' : view}
          onShareFirst={upload}
          onShowAll={() => setFilter(NO_FILTER)}
          {...handlers}
        />
      </BesideReader>
      {!reader && (
        <ContributeCard
          onCreateNote={() => setOpen({ dialog: 'note' })}
          onUpload={upload}
          onShareImages={() => setOpen({ dialog: 'upload', accept: PICTURES })}
          onSummarize={() => setOpen({ dialog: 'summarize' })}
        />
      )}

      {dialogs}
      {open?.dialog === 'summarize' && (
        <FilePicker
          onPick={({ id, filename }) =>
            navigate(studyPath('summarizer', { file: { from: 'vault', file_id: id }, name: filename }))
          }
          onClose={close}
        />
      )}
      {open?.dialog === 'note' && (
        <NoteDialog uid={uid} savePrivately={savePrivately} onShared={onShared} onClose={close} />
      )}
      {open?.dialog === 'upload' && (
        <UploadDialog
          uid={uid}
          {...(open.accept && { accept: open.accept })}
          onShared={onShared}
          onClose={close}
        />
      )}
    </div>
  );
}
