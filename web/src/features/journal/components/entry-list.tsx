import { JOURNAL_LIMITS, MOODS, type Mood } from '@akada/domain/journal';
import type { JournalEntry } from '@akada/domain/schemas/journal';
import { fold, wordsOf } from '@akada/domain/vault-search';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { useOlder } from '@/firebase/use-older.ts';
import { Button } from '@/ui/button.tsx';
import { SelectField, TextField } from '@/ui/field.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { readOlder } from '../api/use-journal.ts';
import { MOOD_LABELS } from '../labels.ts';
import { EntryCard } from './entry-card.tsx';

interface EntryListProps {
  uid: string;
  /** The newest, live. */
  entries: Stored<JournalEntry>[];
  /** Whether there may be older ones that were not read. */
  hasOlder: boolean;
  onEdit: (entry: Stored<JournalEntry>) => void;
  onDelete: (entry: Stored<JournalEntry>) => void;
}

/** The entries, twenty and then more; searched and narrowed among those that were read. */
export function EntryList({ uid, entries, hasOlder, onEdit, onDelete }: EntryListProps) {
  const [shown, setShown] = useState<number>(JOURNAL_LIMITS.listed);
  const [search, setSearch] = useState('');
  const [mood, setMood] = useState<Mood | 'all'>('all');
  const { all, canRead, busy, readMore } = useOlder({
    live: entries,
    hasMore: hasOlder,
    read: ({ created_at }) => readOlder(uid, created_at),
    onFailure: (error) => {
      console.warn('older entries were not read', error);
      toast.error(`Failed to load older entries: ${reasonOf(error)}`);
    },
  });
  const found = all.filter((entry) => (mood === 'all' || entry.mood === mood) && matches(entry, search));

  async function showMore() {
    setShown(shown + JOURNAL_LIMITS.listed);
    if (canRead && found.length <= shown + JOURNAL_LIMITS.listed) await readMore();
  }

  return (
    <section aria-labelledby="entries" className="grid gap-4">
      <h2 id="entries" tabIndex={-1} className="text-xl font-bold outline-none">
        Entries
      </h2>
      {all.length === 0 && (
        <EmptyState
          icon={NotebookPen}
          title="No journal entries yet. Start by adding your first entry above!"
        />
      )}
      {all.length > 0 && (
        <search className="grid grid-cols-2 gap-3">
          <TextField
            label="Search"
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <SelectField
            label="Mood"
            value={mood}
            options={[
              { value: 'all', label: 'All moods' },
              ...MOODS.map((value) => ({ value, label: MOOD_LABELS[value].label })),
            ]}
            onChange={({ target }) => setMood(target.value as Mood | 'all')}
          />
        </search>
      )}
      {all.length > 0 && found.length === 0 && (
        <p role="status" className="text-center text-ink-soft">
          No entries match
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {found.slice(0, shown).map((entry) => (
          <li key={entry.id}>
            <EntryCard entry={entry} onEdit={() => onEdit(entry)} onDelete={() => onDelete(entry)} />
          </li>
        ))}
      </ul>
      {(found.length > shown || canRead) && (
        <Button look="secondary" busy={busy} className="justify-self-center" onClick={() => void showMore()}>
          Show more
        </Button>
      )}
    </section>
  );
}

/** Whether each word of a search is in an entry, case and accents aside. */
function matches({ entry_text, goals, achievements }: JournalEntry, search: string): boolean {
  const text = fold([entry_text, ...goals, ...achievements].join('\n'));
  return wordsOf(search).every((word) => text.includes(word));
}
