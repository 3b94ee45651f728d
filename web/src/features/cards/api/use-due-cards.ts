import { addCounts, cardsWaiting, NO_CARDS } from '@akada/domain/cards/counts';
import { newCardsLeft } from '@akada/domain/cards/queue';
import type { ReviewSummary } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { useEffect } from 'react';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { showOnBadge } from '@/lib/app-badge.ts';
import { useDeletedCards } from '@/lib/deferred-deletions.ts';
import { useToday } from '@/lib/time.ts';
import { useNewCardsADay } from './use-new-cards-a-day.ts';

/** Cards that wait today, over all decks. */
export interface DueCards {
  /** Cards in review that are due today, and new ones that may still be learned today. */
  count: number;
  /** New cards that may still be learned today, as many as there are or fewer. */
  newLeft: number;
  /** New cards that were learned today, on any device. */
  learnedToday: number;
  summary: ReviewSummary;
  /** Whether the summary is the server's latest state. */
  isLatest: boolean;
}

/**
 * How many cards are due today over all decks, live, from one document. It works offline too. The number is also shown on
 * the icon of the installed app.
 */
export function useDueCards(uid: string): Live<DueCards> {
  const live = useLiveDocument<ReviewSummary>(documentPaths.reviewSummary(uid));
  const today = useToday();
  const newADay = useNewCardsADay(uid);
  const summary: ReviewSummary = (live.status === 'ready' && live.data) || {};
  const newLeft = newCardsLeft(summary.learned ?? {}, today, newADay);
  const counts = useDeletedCards().reduce(addCounts, { ...NO_CARDS, ...summary });
  const count = cardsWaiting(counts, today, newLeft);
  const isKnown = live.status === 'ready';
  useEffect(() => {
    if (isKnown) showOnBadge(count);
  }, [isKnown, count]);
  if (live.status !== 'ready') return live;
  const isLatest = live.isFresh && !live.data?.pending;
  const learnedToday = summary.learned?.[today] ?? 0;
  return { ...live, data: { count, newLeft, learnedToday, summary, isLatest } };
}
