import type { Account } from '@akada/domain/account/schemas';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import { useCallback, useState } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { hasFeature } from '@/firebase/has-feature.ts';
import { type Live, resubscribeAll } from '@/firebase/live.ts';
import { useWithoutDeleted } from '@/lib/deferred-deletions.ts';
import { useToday } from '@/lib/time.ts';
import { isOnline } from '@/lib/use-online.ts';
import { QUEUED_MESSAGE } from '@/lib/wait-for-write.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { deleteWithUndo } from '@/ui/delete-with-undo.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useFocusByDay } from './api/use-focus-by-day.ts';
import { addEntry, deleteEntry, updateEntry, useEntryCount, useJournal } from './api/use-journal.ts';
import { EditEntry } from './components/edit-entry.tsx';
import { EntryList } from './components/entry-list.tsx';
import { ExportButtons } from './components/export-buttons.tsx';
import { Figures } from './components/figures.tsx';
import { JournalColumns } from './components/journal-columns.tsx';
import { NewEntry } from './components/new-entry.tsx';
import { StatCards } from './components/stat-cards.tsx';
import { isKnown } from './is-known.ts';

/** The journal: the form for a new entry, earlier entries, and figures about them. */
export function JournalPage({ account }: { account: Live<Account | null> }) {
  const { uid } = useStudent();
  const today = useToday();
  const list = useJournal(uid, (error) => {
    warnWithToast(
      'older entries were not read',
      error,
      `Failed to load older entries: ${failureReason(error)}`,
    );
  });
  const journal = list.live;
  const focusRead = useFocusByDay(uid, today);
  const { byDay: focus, retry: retryFocus } = focusRead;
  const total = useEntryCount(uid, journal);
  const [editing, setEditing] = useState<Stored<JournalEntry> | null>(null);
  const entries = journal.status === 'ready' ? journal.data : [];
  const isAdvanced = hasFeature(account, 'advanced_journal');

  const shown = useWithoutDeleted(list);
  const remove = useCallback(
    ({ id }: Stored<JournalEntry>) => {
      deleteWithUndo(id, {
        done: 'Journal entry deleted',
        deleteItem: () => deleteEntry(uid, id),
        onFailure: (error) => reportRefused('Failed to delete journal entry', error),
      });
      document.getElementById('entries')?.focus();
    },
    [uid],
  );

  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeading>Journal</PageHeading>
          <p className="text-ink-soft">What you studied, how it went, and what's next</p>
        </div>
        <ExportButtons uid={uid} disabled={entries.length === 0} />
      </header>
      {retryFocus && (
        <Alert look="info">
          Your focus timer minutes couldn't be loaded. Your study hours don't include them.
          <Button look="secondary" size="sm" className="justify-self-start" onClick={retryFocus}>
            Try again
          </Button>
        </Alert>
      )}
      <StatCards
        entries={entries}
        focus={focus}
        total={total}
        today={today}
        isReady={isKnown(journal) && !focusRead.isLoading}
      />
      <JournalColumns isEmpty={isKnown(journal) && entries.length === 0}>
        <NewEntry
          uid={uid}
          today={today}
          focus={focus}
          onSave={(draft) =>
            announceWrite(
              addEntry(uid, draft),
              'Journal entry saved successfully!',
              'Failed to save journal entry',
            )
          }
        />
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {journal.status === 'loading' && <SkeletonRows rows={3} label="Loading the journal" />}
          {journal.status === 'error' && (
            <ErrorState
              message={`Failed to load the journal: ${failureReason(journal.error)}`}
              onRetry={journal.retry}
            />
          )}
          {journal.status === 'ready' && !isKnown(journal) && <NotAvailableOffline canAdd />}
          {isKnown(journal) && <EntryList list={shown} onEdit={setEditing} onDelete={remove} />}
        </div>
        <Figures journal={journal} focus={focusRead} today={today} isAdvanced={isAdvanced} />
      </JournalColumns>
      {editing && (
        <EditEntry
          entry={editing}
          focusMinutes={focus.get(editing.entry_date) ?? 0}
          onClose={() => setEditing(null)}
          onSave={(draft) => {
            setEditing(null);
            announceWrite(
              updateEntry(uid, editing.id, draft),
              'Journal entry updated',
              'Failed to save journal entry',
            );
          }}
        />
      )}
    </div>
  );
}

/** Shows a toast with the result of a write once the server has answered; offline, one that says it is queued. */
function announceWrite(write: Promise<void>, success: string, failure: string) {
  if (!isOnline()) toast.success(QUEUED_MESSAGE);
  write.then(
    () => toast.success(success),
    (error) => reportRefused(failure, error),
  );
}

/** Says that the server has refused a write, which the page then no longer shows. */
function reportRefused(failure: string, error: unknown) {
  resubscribeAll();
  warnWithToast(failure, error, `${failure}: ${failureReason(error)}`);
}
