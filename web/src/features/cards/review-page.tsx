import type { Card } from '@akada/domain/cards/schemas';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { useLiveWithoutDeleted } from '@/firebase/live-without-deleted.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { correctLearned } from './api/correct-summary.ts';
import { countUncounted } from './api/counts.ts';
import { mergeReviews } from './api/merge-reviews.ts';
import { useSummaryCheck } from './api/use-count-check.ts';
import { useDueCards } from './api/use-due-cards.ts';
import { useDecksOf, useReviewQueue } from './api/use-review-queue.ts';
import { useReviewSettings } from './api/use-review-settings.ts';
import { Review } from './components/review.tsx';
import { DECKS_ADDRESS } from './deck-address.ts';
import { sendUnsavedSittings } from './sitting-log.ts';

/** The review of what is due today over all decks (docs/product.md, Cards). */
export function ReviewPage() {
  const { uid } = useStudent();
  const { schedule } = useReviewSettings(uid);
  const cards = useReviewQueue(uid);
  // Those of a deck that is being deleted still belong to the stored counts.
  const shown = useLiveWithoutDeleted(cards, ({ deck_id }) => deck_id);
  const decks = useDecksOf(uid, cards.status === 'ready' ? cards.data : []);
  useEffect(() => {
    sendUnsavedSittings(uid);
    mergeReviews(uid, schedule)
      .then(() => correctLearned(uid))
      .catch((error) => console.warn('reviews could not be merged', error));
  }, [uid, schedule]);
  const due = useDueCards(uid);
  useSummaryCheck(uid, due.status === 'ready' ? due.data : undefined, cards);
  const known = decks.status === 'ready' ? decks.data : null;
  // A change of a card is counted in its deck: a card waits until that is known, or known to be missing.
  const isReady = ({ deck_id }: Card) => !decks.isOutdated || known?.some(({ id }) => id === deck_id);
  const isWaiting = cards.status === 'ready' && cards.data.length > 0 && decks.status === 'loading';
  const isFresh = decks.status === 'ready' && decks.isFresh;
  useEffect(() => {
    if (!known || !isFresh) return;
    countUncounted(uid, known).catch((error) => console.warn('decks could not be counted', error));
  }, [uid, known, isFresh]);
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <header className="grid justify-items-start gap-2">
        <BackLink to="/dashboard/quiz">Quiz</BackLink>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4">
          <PageHeading>Review</PageHeading>
          <Link to={DECKS_ADDRESS} className={buttonClass('quiet', 'sm')}>
            Your decks
          </Link>
        </div>
      </header>
      {(cards.status === 'loading' || isWaiting) && <PageSpinner label="Loading the cards" />}
      {cards.status === 'error' && <ErrorState message="Failed to load the cards" onRetry={cards.retry} />}
      {cards.status === 'ready' && shown.status === 'ready' && !isWaiting && (
        <Review
          uid={uid}
          cards={shown.data.filter(isReady)}
          decks={known ?? []}
          isUnconfirmed={cards.unconfirmed}
          isPartial={cards.isPartial || !shown.data.every(isReady) || undefined}
          isOfAll
        />
      )}
    </div>
  );
}
