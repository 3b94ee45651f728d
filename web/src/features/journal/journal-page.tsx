import type { Day } from '@akada/domain/day';
import { JOURNAL_LIMITS } from '@akada/domain/journal';
import { journalJson, journalMarkdown } from '@akada/domain/journal-export';
import { entriesWithin, JOURNAL_WINDOWS, journalStats } from '@akada/domain/journal-figures';
import type { JournalEntry } from '@akada/domain/schemas/journal';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { listenAnew } from '@/firebase/live.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { KEPT } from '@/firebase/sent-or-kept.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { saveFile } from '@/ui/save-file.ts';
import { ErrorState, NotOnDevice, SkeletonRows } from '@/ui/states.tsx';
import { useToday } from '@/ui/time.ts';
import { toast } from '@/ui/toast.tsx';
import { addEntry, changeEntry, deleteEntry, readAll, useEntryCount, useJournal } from './api/use-journal.ts';
import { EditEntry } from './components/edit-entry.tsx';
import { EntryList } from './components/entry-list.tsx';
import { Insights } from './components/insights.tsx';
import { MoodChart } from './components/mood-chart.tsx';
import { NewEntry } from './components/new-entry.tsx';

/** The journal: a new entry, the entries of before, and what they say. */
export function JournalPage() {
  const { uid } = useStudent();
  const today = useToday();
  const journal = useJournal(uid);
  const total = useEntryCount(uid, journal);
  const [editing, setEditing] = useState<Stored<JournalEntry> | null>(null);
  const entries = journal.status === 'ready' ? journal.data : [];

  function tell(write: Promise<void>, success: string, failure: string) {
    if (!navigator.onLine) toast.success(KEPT);
    write.then(
      () => toast.success(success),
      (error) => {
        console.warn(failure, error);
        listenAnew();
        toast.error(`${failure}: ${reasonOf(error)}`);
      },
    );
  }

  function remove(entry: Stored<JournalEntry>) {
    if (!confirm('Delete this journal entry?')) return;
    tell(deleteEntry(uid, entry.id), 'Journal entry deleted', 'Failed to delete journal entry');
    document.getElementById('entries')?.focus();
  }

  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeading>Journal</PageHeading>
          <p className="text-ink-soft">What you studied, how it went, and what comes next</p>
        </div>
        <ExportButtons uid={uid} disabled={entries.length === 0} />
      </header>
      <StatCards entries={entries} total={total} today={today} isReady={journal.status === 'ready'} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-6">
          <NewEntry
            uid={uid}
            today={today}
            onSave={(draft) =>
              tell(addEntry(uid, draft), 'Journal entry saved successfully!', 'Failed to save journal entry')
            }
          />
          {journal.status === 'loading' && <SkeletonRows rows={3} label="Loading the journal" />}
          {journal.status === 'error' && (
            <ErrorState
              message={`Failed to load the journal: ${reasonOf(journal.error)}`}
              onRetry={journal.retry}
            />
          )}
          {journal.status === 'ready' && journal.unconfirmed && entries.length === 0 && <NotOnDevice />}
          {journal.status === 'ready' && !(journal.unconfirmed && entries.length === 0) && (
            <EntryList
              uid={uid}
              entries={entries}
              hasOlder={entries.length === JOURNAL_LIMITS.loaded}
              onEdit={setEditing}
              onDelete={remove}
            />
          )}
        </div>
        <aside aria-label="Figures" className="grid gap-4">
          <Insights entries={entries} today={today} />
          <MoodChart entries={entries} today={today} />
        </aside>
      </div>
      {editing && (
        <EditEntry
          entry={editing}
          onClose={() => setEditing(null)}
          onSave={(draft) => {
            setEditing(null);
            tell(
              changeEntry(uid, editing.id, draft),
              'Journal entry updated',
              'Failed to save journal entry',
            );
          }}
        />
      )}
    </div>
  );
}

interface StatCardsProps {
  entries: readonly JournalEntry[];
  total: number | null;
  today: Day;
  isReady: boolean;
}

function StatCards({ entries, total, today, isReady }: StatCardsProps) {
  const week = journalStats(entriesWithin(entries, today, JOURNAL_WINDOWS.week));
  const cards = [
    { name: 'Total Entries', value: total?.toLocaleString('en') ?? '–' },
    { name: 'This Week', value: week.entries },
    { name: 'Avg Mood', value: week.averageMood ?? '–' },
    { name: 'Study Hours', value: `${week.studyTime} h` },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {cards.map(({ name, value }) => (
        <Card key={name} className="p-4">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-2xl font-bold tabular-nums">{isReady ? value : '–'}</dd>
        </Card>
      ))}
    </dl>
  );
}

function ExportButtons({ uid, disabled }: { uid: string; disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  async function take(name: string, type: string, textOf: (entries: JournalEntry[]) => string) {
    setBusy(true);
    try {
      const entries = await readAll(uid);
      saveFile(name, textOf(entries.map(({ id: _, pending: __, ...entry }) => entry)), type);
    } catch (error) {
      console.warn('the journal was not exported', error);
      toast.error(`Failed to export the journal: ${reasonOf(error)}`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex gap-3">
      <Button
        look="secondary"
        size="sm"
        disabled={disabled || busy}
        onClick={() => take('akada-journal.md', 'text/markdown', journalMarkdown)}
      >
        <Download aria-hidden className="size-4" /> Markdown
      </Button>
      <Button
        look="secondary"
        size="sm"
        disabled={disabled || busy}
        onClick={() => take('akada-journal.json', 'application/json', journalJson)}
      >
        <Download aria-hidden className="size-4" /> JSON
      </Button>
    </div>
  );
}
