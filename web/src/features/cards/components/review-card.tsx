import { dueByRating, formatInterval } from '@akada/domain/cards/card';
import { RATINGS, type Rating, type Schedule } from '@akada/domain/cards/memory';
import type { Card } from '@akada/domain/cards/schemas';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { CardSource } from '@/ui/card-source.tsx';
import { CardText } from '@/ui/card-text.tsx';
import { FlagIcon } from '@/ui/icons.ts';
import type { OnPage } from '@/ui/page-link.tsx';
import { type CardActions, useReviewKeys } from './review-keys.ts';

const LABELS: Record<Rating, string> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };

interface ReviewCardProps {
  card: Card;
  /** The title of its deck, if several are reviewed. */
  deckTitle: string | undefined;
  schedule: Schedule;
  onPage: OnPage;
  /** @param ms since the question was shown */
  onRate: (rating: Rating, ms: number) => void;
  actions: CardActions;
}

/**
 * The question of a card, then its answer. The buttons stay in the same place, above a phone's navigation, unless the
 * text is so large that they would hide the card.
 */
export function ReviewCard({ card, deckTitle, schedule, onPage, onRate, actions }: ReviewCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [shownAt] = useState(() => Date.now());
  const now = new Date();
  const dues = dueByRating(card, now, schedule);
  const article = useRef<HTMLElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  // The pressed button disappears and would take the focus with it. The question must stay visible, even on a phone in
  // landscape.
  useEffect(() => {
    (isOpen ? answer : question).current?.focus({ preventScroll: true });
    if (article.current) scrollIntoSight(article.current);
  }, [isOpen]);
  // A phone that is turned has another part of the page in sight.
  useEffect(() => {
    const orientation = globalThis.matchMedia?.('(orientation: landscape)');
    const onTurn = () => article.current && scrollIntoSight(article.current);
    orientation?.addEventListener('change', onTurn);
    return () => orientation?.removeEventListener('change', onTurn);
  }, []);
  const rate = (rating: Rating) => onRate(rating, Date.now() - shownAt);
  useReviewKeys({
    ...actions,
    show: isOpen ? undefined : () => setIsOpen(true),
    rate: isOpen ? rate : undefined,
  });
  return (
    <article ref={article} aria-label="Card" className="grid gap-4">
      <div className="relative grid min-h-52 content-center gap-4 rounded-card border border-line bg-surface p-6 text-center shadow-card rail:min-h-24 rail:p-4">
        {(deckTitle !== undefined || card.flagged) && (
          <p className="flex min-w-0 items-center justify-center gap-2 text-sm text-ink-soft">
            {card.flagged && (
              <FlagIcon role="img" aria-label="Flagged" className="size-4 shrink-0 text-danger" />
            )}
            <span className="truncate">{deckTitle}</span>
          </p>
        )}
        <div
          ref={question}
          tabIndex={-1}
          className="text-lg font-semibold text-balance wrap-anywhere whitespace-pre-line outline-none"
        >
          <CardText format={card.format}>{card.front}</CardText>
        </div>
        <div aria-live="polite">
          {isOpen && (
            <div ref={answer} tabIndex={-1} className="grid gap-3 border-t border-line pt-4 outline-none">
              <div className="wrap-anywhere whitespace-pre-line">
                <CardText format={card.format}>{card.back}</CardText>
              </div>
              <CardSource card={card} onPage={onPage} />
            </div>
          )}
        </div>
      </div>
      <div className="z-10 grid grid-cols-2 gap-2 min-[18rem]:sticky min-[18rem]:bottom-clear min-[18rem]:h-16 min-[18rem]:grid-cols-4">
        {isOpen ? (
          RATINGS.map((rating) => (
            <Button
              key={rating}
              look="secondary"
              className="h-full min-h-16 min-w-0 flex-col gap-0! rounded-2xl! px-1! shadow-card"
              onClick={() => rate(rating)}
            >
              {LABELS[rating]}
              <span className="text-xs font-normal whitespace-nowrap text-ink-soft">
                {formatInterval(dues[rating], now)}
              </span>
            </Button>
          ))
        ) : (
          <Button
            className="col-span-full h-full min-h-16 rounded-2xl! shadow-card"
            onClick={() => setIsOpen(true)}
          >
            Show answer
          </Button>
        )}
      </div>
    </article>
  );
}

/** Scrolls just enough to show the whole element, or its top if it takes more than half of the screen. */
function scrollIntoSight(element: HTMLElement): void {
  const isTall = element.offsetHeight > innerHeight / 2;
  element.scrollIntoView?.({ block: isTall ? 'start' : 'nearest' });
}
