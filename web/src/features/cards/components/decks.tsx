import { newestDecksQuery } from '@akada/domain/cards/queries';
import type { Deck } from '@akada/domain/cards/schemas';
import { Link } from 'react-router-dom';
import { useLiveQuery } from '@/firebase/live.ts';
import { useLiveWithoutDeleted } from '@/firebase/live-without-deleted.ts';
import { buttonClass } from '@/ui/button.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { DECKS_ADDRESS } from '../deck-address.ts';
import { DeckRows } from './deck-rows.tsx';

/** The form of the tool must stay in reach below them. */
const MOST = 4;

/** The student's newest decks, above the tool that makes cards. */
export function Decks({ uid }: { uid: string }) {
  const decks = useLiveWithoutDeleted(useLiveQuery<Deck>(newestDecksQuery(uid)));
  if (decks.status === 'error') {
    return <ErrorState message="Failed to load your decks" onRetry={decks.retry} />;
  }
  // Until they have loaded, it is not known whether there are any.
  if (decks.status === 'loading') return null;
  const listed = decks.data.filter(({ archived = false }) => !archived).slice(0, MOST);
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
      {decks.data.length === 0 && (
        <p className="text-ink-soft">
          Write cards yourself, or import them from Anki, Quizlet or a spreadsheet.
        </p>
      )}
      <DeckRows uid={uid} decks={listed} />
    </section>
  );
}
