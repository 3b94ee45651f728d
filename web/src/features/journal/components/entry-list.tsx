import { JOURNAL_LIMITS, MOODS, type Mood } from '@akada/domain/journal/journal';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import { quantity } from '@akada/domain/text/plural';
import { fold, splitWords } from '@akada/domain/vault/search';
import { useMemo, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import type { Paged } from '@/firebase/use-paged.ts';
import { CONTENT_VISIBILITY } from '@/lib/content-visibility.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/field.tsx';
import { JournalIcon } from '@/ui/icons.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { MOOD_LABELS } from '../labels.ts';
import { EntryCard } from './entry-card.tsx';

interface EntryListProps {
  list: Paged<JournalEntry>;
  onEdit: (entry: Stored<JournalEntry>) => void;
  onDelete: (entry: Stored<JournalEntry>) => void;
}

/** The entries, 20 at a time. Search and mood filter cover the entries read so far. */
export function EntryList({
  list: { all, canRead, endsWithCache, busy, readMore },
  onEdit,
  onDelete,
}: EntryListProps) {
  const [shown, setShown] = useState<number>(JOURNAL_LIMITS.listed);
  const [search, setSearch] = useState('');
  const [mood, setMood] = useState<Mood | 'all'>('all');
  const texts = useMemo(() => new Map(all.map((entry) => [entry, searchText(entry)])), [all]);
  const words = splitWords(search);
  const isFiltered = words.length > 0 || mood !== 'all';
  const found = all.filter(
    (entry) =>
      (mood === 'all' || entry.mood === mood) && words.every((word) => texts.get(entry)?.includes(word)),
  );

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
          icon={JournalIcon}
          title="No journal entries yet. Start by adding your first entry above!"
        />
      )}
      {all.length > 0 && (
        <search className="grid grid-pairs gap-3">
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
      {isFiltered && canRead && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sunken px-3.5 py-2.5">
          <p className="text-sm text-ink-soft">
            Searched your newest {quantity(all.length, 'entry', 'entries')}.
          </p>
          <Button look="secondary" size="sm" busy={busy} onClick={() => void readMore()}>
            Search older entries
          </Button>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {found.slice(0, shown).map((entry) => (
          <li key={entry.id} className={CONTENT_VISIBILITY.card}>
            <EntryCard entry={entry} onEdit={onEdit} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      <ShowMore
        list={{
          canRead: found.length > shown || (canRead && !isFiltered),
          endsWithCache: found.length <= shown && endsWithCache,
          busy,
          readMore: showMore,
        }}
      />
    </section>
  );
}

/** The text of an entry to search in, without case and accents. */
function searchText({ entry_text, goals, achievements }: JournalEntry): string {
  return fold([entry_text, ...goals, ...achievements].join('\n'));
}
