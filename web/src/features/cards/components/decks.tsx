import { quantity } from '@akada/domain/text/plural';
import { Link } from 'react-router-dom';
import { failureReason } from '@/firebase/failure-reason.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { FlashcardsIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useDecks } from '../api/use-decks.ts';

/** The student's decks. */
export function Decks({ uid }: { uid: string }) {
  const decks = useDecks(uid, (error) => {
    warnWithToast('failed to load older decks', error, `Failed to load older decks: ${failureReason(error)}`);
  });
  if (decks.live.status === 'error') {
    return <ErrorState message="Failed to load your decks" onRetry={decks.live.retry} />;
  }
  if (decks.all.length === 0) return null;
  return (
    <section aria-labelledby="decks">
      <h2 id="decks" className="mb-2 text-lg font-bold">
        Your decks
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {decks.all.map((deck) => (
          <li key={deck.id}>
            <Link
              to={`/ai/flashcards?deck=${deck.id}`}
              className="flex items-center gap-3 rounded-2xl border border-line bg-surface p-4 hover:bg-sunken"
            >
              <FlashcardsIcon aria-hidden className="size-5 shrink-0 text-brand-ink" />
              <span className="grid min-w-0">
                <span className="truncate font-semibold">{deck.title}</span>
                <span className="text-sm text-ink-soft">
                  {quantity(deck.cards, 'card')}, {relativeTime(deck.created_at)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore list={decks} className="mt-3" />
    </section>
  );
}
