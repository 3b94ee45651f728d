import type { Card, Deck } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { Button } from '@/ui/button.tsx';
import { DeckExportButtons } from '@/ui/deck-export-buttons.tsx';
import { DeleteIcon, FlashcardsIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { EmptyState, ErrorState, NotAvailableOffline } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { deleteDeck } from './api/decks.ts';
import { useCards } from './api/use-decks.ts';
import { useCardParts } from './card-parts.ts';
import { Review } from './components/review.tsx';

/** The page of a deck: reviews the due cards one after the other. */
export function DeckPage({ deckId }: { deckId: string }) {
  const { uid } = useStudent();
  const navigate = useNavigate();
  const deck = useLiveDocument<Deck>(documentPaths.deck(uid, deckId));
  const cards = useCards(uid, deckId);
  const state = stateOf(deck, cards);
  const file = deck.status === 'ready' ? deck.data?.file : undefined;
  const pdf = file && file.from !== 'note' ? file : null;
  const { PdfPage } = useCardParts();
  const [page, setPage] = useState<number | null>(null);
  const title = deck.status === 'ready' ? (deck.data?.title ?? 'Deck') : 'Deck';

  function remove() {
    if (!confirm('Delete this deck and its review progress?')) return;
    // Offline this settles much later, so nothing waits for it.
    deleteDeck(uid, deckId).catch((error) => {
      warnWithToast('failed to delete a deck', error, `Failed to delete the deck: ${failureReason(error)}`);
    });
    navigate('/ai/flashcards', { replace: true });
  }

  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <header className="grid justify-items-start gap-2">
        <BackLink to="/ai/flashcards">Flashcards Generator</BackLink>
        <PageHeading>{title}</PageHeading>
      </header>
      {state === 'loading' && <PageSpinner label="Loading the cards" />}
      {cards.status === 'error' && <ErrorState message="Failed to load the cards" onRetry={cards.retry} />}
      {cards.status !== 'error' && deck.status === 'error' && (
        <ErrorState message="Failed to load the deck" onRetry={deck.retry} />
      )}
      {state === 'gone' && <EmptyState icon={FlashcardsIcon} title="This deck no longer exists." />}
      {state === 'not-cached' && <NotAvailableOffline />}
      {state === 'ready' && cards.status === 'ready' && (
        <>
          <Review uid={uid} deckId={deckId} cards={cards.data} onPage={pdf ? setPage : undefined} />
          {pdf && page !== null && <PdfPage pdf={pdf} page={page} onClose={() => setPage(null)} />}
          <div className="flex flex-wrap gap-3">
            <DeckExportButtons deck={{ title, cards: cards.data }} />
            <Button look="danger" onClick={remove}>
              <DeleteIcon aria-hidden className="size-4" /> Delete deck
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Whether the deck is on this device, maybe only on the server, or deleted; null when loading failed. */
function stateOf(
  deck: Live<Stored<Deck> | null>,
  cards: Live<Stored<Card>[]>,
): 'loading' | 'ready' | 'not-cached' | 'gone' | null {
  if (deck.status === 'error' || cards.status === 'error') return null;
  if (deck.status === 'ready' && !deck.data && !deck.unconfirmed) return 'gone';
  if (deck.status === 'loading' || cards.status === 'loading') return 'loading';
  if (cards.data.length > 0) return 'ready';
  return deck.unconfirmed || cards.unconfirmed ? 'not-cached' : 'ready';
}
