import { failureReason } from '@/firebase/failure-reason.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useDecks } from '../api/use-decks.ts';

interface Chosen {
  id: string;
  title: string;
}

interface DeckFieldProps {
  uid: string;
  deck: Chosen | null;
  error: string | undefined;
  onChange: (deck: Chosen | null) => void;
}

/** Chooses one of the student's decks. */
export function DeckField({ uid, deck, error, onChange }: DeckFieldProps) {
  const list = useDecks(uid, (reason) =>
    warnWithToast('more decks failed to load', reason, `Failed to load more decks: ${failureReason(reason)}`),
  );
  const { live, all } = list;
  if (live.status === 'error') return <ErrorState message="Failed to load your decks" onRetry={live.retry} />;
  const known = all.filter(({ cards, state }) => cards > 0 && state !== 'importing');
  // A deck that a link names may be on a later page.
  const decks = deck && !known.some(({ id }) => id === deck.id) ? [deck, ...known] : known;
  const isEmpty = live.status === 'ready' && decks.length === 0;
  return (
    <div className="grid gap-2">
      <SelectField
        label="Deck"
        value={deck?.id ?? ''}
        error={error}
        hint={isEmpty ? 'You have no deck with cards yet. Choose notes or a file.' : undefined}
        options={[
          { value: '', label: live.status === 'loading' ? 'Loading your decks…' : 'Choose a deck' },
          ...decks.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={({ target }) => {
          const chosen = decks.find(({ id }) => id === target.value);
          onChange(chosen ? { id: chosen.id, title: chosen.title } : null);
        }}
      />
      <ShowMore list={list} className="justify-self-start" />
    </div>
  );
}
