import { isDeckOff } from '@akada/domain/cards/decks';
import type { Deck } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { quantity } from '@akada/domain/text/plural';
import { Link, useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { useLiveDocument } from '@/firebase/live.ts';
import { useIsDeleted } from '@/lib/deferred-deletions.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { FlashcardsIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { EmptyState, ErrorState, NotAvailableOffline } from '@/ui/states.tsx';
import { TabLinks } from '@/ui/tabs.tsx';
import { DeckActions } from './components/deck-actions.tsx';
import { DeckCards } from './components/deck-cards.tsx';
import { DeckMark } from './components/deck-mark.tsx';
import { DeckReview } from './components/deck-review.tsx';
import { DECK_VIEWS, DECKS_ADDRESS, deckAddress } from './deck-address.ts';

const LABELS = { review: 'Review', cards: 'Cards' };
const TABS = DECK_VIEWS.map((id) => ({ id, label: LABELS[id] }));

/** The page of a deck: reviews its due cards, and lists all of them. Only the open tab reads cards. */
export function DeckPage({ deckId }: { deckId: string }) {
  const { uid } = useStudent();
  const [params] = useSearchParams();
  const view = params.get('view') === 'cards' ? 'cards' : 'review';
  const deck = useLiveDocument<Deck>(documentPaths.deck(uid, deckId));
  const isDeleted = useIsDeleted()(deckId);
  const stored = deck.status === 'ready' && !isDeleted ? deck.data : null;

  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <header className="grid justify-items-start gap-2">
        <BackLink to={DECKS_ADDRESS}>Your decks</BackLink>
        <div className="flex min-w-0 items-center gap-3">
          {stored && <DeckMark color={stored.color} />}
          <PageHeading>{stored?.title ?? 'Deck'}</PageHeading>
        </div>
        {stored && <p className="text-ink-soft">{describeDeck(stored)}</p>}
      </header>
      {deck.status === 'loading' && <PageSpinner label="Loading the deck" />}
      {deck.status === 'error' && <ErrorState message="Failed to load the deck" onRetry={deck.retry} />}
      {deck.status === 'ready' && !stored && deck.unconfirmed && !isDeleted && <NotAvailableOffline />}
      {deck.status === 'ready' && !stored && (isDeleted || !deck.unconfirmed) && (
        <EmptyState icon={FlashcardsIcon} title="This deck no longer exists." scene="lost">
          <Link to={DECKS_ADDRESS} className={buttonClass()}>
            Go to your decks
          </Link>
        </EmptyState>
      )}
      {stored && (
        <>
          <DeckActions uid={uid} deck={stored} />
          <div>
            <TabLinks label="Deck" tabs={TABS} value={view} addressOf={(id) => deckAddress(deckId, id)} />
            {view === 'review' ? (
              <DeckReview uid={uid} deck={stored} />
            ) : (
              <DeckCards uid={uid} deck={stored} />
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** 'Biology · 12 cards · archived'. */
function describeDeck(deck: Stored<Deck>): string {
  const state = deck.archived ? 'archived' : isDeckOff(deck) ? 'not completely imported' : undefined;
  return [deck.subject, quantity(deck.cards, 'card'), state].filter(Boolean).join(' · ');
}
