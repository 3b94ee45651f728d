import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { DECKS_ADDRESS } from '../deck-address.ts';
import { useListedDecks } from '../use-listed-decks.ts';
import { DeckRows } from './deck-rows.tsx';

/** The student's decks, below the tool that makes cards. */
export function Decks({ uid }: { uid: string }) {
  const { decks, listed } = useListedDecks(uid);
  if (decks.live.status === 'error') {
    return <ErrorState message="Failed to load your decks" onRetry={decks.live.retry} />;
  }
  // Until they have loaded, it is not known whether there are any.
  if (decks.all.length === 0 && decks.live.status !== 'ready') return null;
  return (
    <section aria-labelledby="decks">
      <header className="mb-2 flex items-center justify-between gap-3">
        <h2 id="decks" className="text-lg font-bold">
          Your decks
        </h2>
        <Link to={DECKS_ADDRESS} className={buttonClass('quiet', 'sm')}>
          All decks
        </Link>
      </header>
      {decks.all.length === 0 && (
        <p className="text-ink-soft">
          Write cards yourself, or import them from Anki, Quizlet or a spreadsheet.
        </p>
      )}
      <DeckRows uid={uid} decks={listed} />
      <ShowMore list={decks} className="mt-3" />
    </section>
  );
}
