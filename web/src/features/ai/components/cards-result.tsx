import { deckToMarkdown } from '@akada/domain/ai/result-markdown';
import type { Flashcards } from '@akada/domain/ai/result-schemas';
import { topicsOf } from '@akada/domain/ai/result-topics';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { START_AT_ONCE } from '@/lib/carried-text.ts';
import { practicePathOfDeck } from '@/lib/practice-path.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { CardPage } from '@/ui/card-source.tsx';
import { DeckExportButtons } from '@/ui/deck-export-buttons.tsx';
import { FlashcardsIcon, GoalIcon } from '@/ui/icons.ts';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import type { CitedPdf } from '../api/use-cited-pdf.ts';
import { useLabParts } from '../lab-parts.ts';
import type { Runner } from '../runner.ts';
import { useCitedPages } from './cited-page.tsx';
import { FlipCard } from './flip-card.tsx';
import { NextSteps } from './next-steps.tsx';

/** Generated cards to flip through, save as a deck, or export. */
export function CardsResult({
  uid,
  by,
  deck,
  pdf = null,
}: {
  uid: string;
  by: Runner;
  deck: Flashcards;
  pdf?: CitedPdf | null;
}) {
  const [onPage, citedPage] = useCitedPages(pdf);
  const { NoteButtons, saveDeck } = useLabParts();
  const quotaMessage = useDayQuotaMessage(uid, USAGE_FEATURES.decks);
  const [index, setIndex] = useState(0);
  const navigate = useNavigate();
  const card = deck.cards[index];
  const markdown = deckToMarkdown(deck);

  /** Saves the deck. Returns its id at once. */
  function save(): string {
    const { id, written } = saveDeck(deck, typeof pdf === 'string' ? null : pdf);
    written.catch((error) => {
      warnWithToast('failed to save a deck', error, `Failed to save the deck: ${failureReason(error)}`);
    });
    toast.success('Deck saved');
    return id;
  }

  return (
    <div className="grid gap-4">
      <h3 className="text-lg font-bold">{deck.title}</h3>
      {card && <FlipCard key={index} card={card} />}
      {card?.page !== undefined && <CardPage page={card.page} onPage={onPage} />}
      {citedPage}
      <div className="flex items-center justify-between gap-3">
        <Button look="secondary" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          Previous
        </Button>
        <p aria-live="polite" className="text-sm text-ink-soft tabular">
          Card {index + 1} of {deck.cards.length}
        </p>
        <Button
          look="secondary"
          disabled={index === deck.cards.length - 1}
          onClick={() => setIndex(index + 1)}
        >
          Next
        </Button>
      </div>
      {quotaMessage && <Alert look="info">{quotaMessage}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button disabled={quotaMessage !== null} onClick={() => navigate(`/dashboard/decks?deck=${save()}`)}>
          <FlashcardsIcon aria-hidden className="size-4" /> Save deck
        </Button>
        <Button
          look="secondary"
          disabled={quotaMessage !== null}
          onClick={() =>
            navigate(practicePathOfDeck({ id: save(), title: deck.title }), { state: START_AT_ONCE })
          }
        >
          <GoalIcon aria-hidden className="size-4" /> Save and practise
        </Button>
        <DeckExportButtons deck={deck} />
        <NoteButtons note={{ title: deck.title, content: markdown }} />
      </div>
      <NextSteps
        by={by}
        carried={{ text: markdown, title: deck.title }}
        topics={topicsOf('', deck.title)}
        steps={['plan', 'ask']}
      />
    </div>
  );
}
