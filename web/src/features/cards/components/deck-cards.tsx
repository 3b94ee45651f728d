import { DECK_LIMITS, isDeckOff } from '@akada/domain/cards/decks';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { formatCount } from '@akada/domain/text/plural';
import { useMemo, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { AddIcon, FlashcardsIcon, PasteIcon } from '@/ui/icons.ts';
import { focusHeading } from '@/ui/page-heading.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { addCards, changeCard, deleteCards, moveCard, restoreCards, resumeCard } from '../api/card-writes.ts';
import { useDeckCards } from '../api/use-decks.ts';
import { BulkAdd } from './bulk-add.tsx';
import { CardEditor } from './card-editor.tsx';
import { CardRow, type CardRowActions } from './card-row.tsx';
import { MoveCard } from './move-card.tsx';
import { TagFilter } from './tag-filter.tsx';

type Open = { dialog: 'new' | 'many' } | { dialog: 'edit' | 'move'; id: string };

/** The cards of a deck, 25 at a time: to add, edit, move and delete. */
export function DeckCards({ uid, deck }: { uid: string; deck: Stored<Deck> }) {
  const [tag, setTag] = useState<string>();
  const cards = useDeckCards(uid, deck.id, warnAboutCards, tag);
  const [open, setOpen] = useState<Open | null>(null);
  const chosen = open && 'id' in open ? cards.all.find(({ id }) => id === open.id) : undefined;
  const close = () => setOpen(null);
  const room = Math.max(0, DECK_LIMITS.cards - deck.cards);

  const actions = useMemo<CardRowActions>(
    () => ({
      onEdit: ({ id }) => setOpen({ dialog: 'edit', id }),
      onMove: ({ id }) => setOpen({ dialog: 'move', id }),
      onDelete: (card) => {
        report('delete the card', deleteCards(uid, deck, [card]));
        toast.undo('Card deleted', () =>
          report('restore the card', restoreCards(uid, { ...deck, cards: deck.cards - 1 }, [card])),
        );
        focusHeading();
      },
      onTag: (chosen) => {
        setTag(chosen);
        focusHeading();
      },
      onResume: (card) => {
        report('resume the card', resumeCard(uid, deck, card));
        toast.success(isDeckOff(deck) ? 'Card resumed.' : 'Card resumed. It is in your review again.');
        focusHeading();
      },
    }),
    [uid, deck],
  );

  function move(card: Stored<Card>, to: Stored<Deck>) {
    report('move the card', moveCard(uid, card, deck, to));
    toast.undo(`Card moved to “${to.title}”`, () =>
      report(
        'move the card',
        moveCard(uid, card, { ...to, cards: to.cards + 1 }, { ...deck, cards: deck.cards - 1 }),
      ),
    );
    close();
  }

  return (
    <section aria-label="Cards" className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button disabled={room === 0} onClick={() => setOpen({ dialog: 'new' })}>
          <AddIcon aria-hidden className="size-4" /> Add card
        </Button>
        <Button look="secondary" disabled={room === 0} onClick={() => setOpen({ dialog: 'many' })}>
          <PasteIcon aria-hidden className="size-4" /> Add many
        </Button>
      </div>
      {room === 0 && (
        <Alert look="info">
          This deck is full: it has {formatCount(DECK_LIMITS.cards)} cards. Move or delete some to add others.
        </Alert>
      )}
      {(tag !== undefined || cards.all.some(({ tags }) => tags)) && (
        <TagFilter key={tag} tag={tag} onChange={setTag} />
      )}
      <List cards={cards} isEmpty={deck.cards === 0} tag={tag} actions={actions} />
      {open?.dialog === 'new' && (
        <CardEditor save={(sides) => addCards(uid, deck, [sides])} onClose={close} />
      )}
      {open?.dialog === 'many' && (
        <BulkAdd room={room} save={(sides) => addCards(uid, deck, sides)} onClose={close} />
      )}
      {chosen && open?.dialog === 'edit' && (
        <CardEditor card={chosen} save={(fields) => changeCard(uid, chosen.id, fields)} onClose={close} />
      )}
      {chosen && open?.dialog === 'move' && (
        <MoveCard uid={uid} from={deck.id} onMove={(to) => move(chosen, to)} onClose={close} />
      )}
    </section>
  );
}

function warnAboutCards(error: unknown): void {
  warnWithToast('failed to load more cards', error, `Failed to load more cards: ${failureReason(error)}`);
}

/** Offline a write settles much later, so nothing waits for it. */
function report(what: string, written: Promise<void>): void {
  written.catch((error) => {
    warnWithToast(`failed to ${what}`, error, `Failed to ${what}: ${failureReason(error)}`);
  });
}

interface ListProps {
  /** Whether the deck is known to have no cards, also offline. */
  isEmpty: boolean;
  /** The tag of the cards that are listed; undefined for all cards. */
  tag: string | undefined;
  cards: ReturnType<typeof useDeckCards>;
  /** Stable while the deck stays the same, so that memoised rows do not render again. */
  actions: CardRowActions;
}

function List({ cards, isEmpty, tag, actions }: ListProps) {
  const { live, all } = cards;
  if (live.status === 'loading') return <SkeletonRows rows={4} label="Loading the cards" />;
  if (live.status === 'error') return <ErrorState message="Failed to load the cards" onRetry={live.retry} />;
  if (all.length === 0 && live.unconfirmed && !isEmpty) return <NotAvailableOffline canAdd />;
  if (all.length === 0 && tag !== undefined) {
    return <EmptyState icon={FlashcardsIcon} title={`No cards with the tag “${tag}”`} />;
  }
  if (all.length === 0) {
    return (
      <EmptyState icon={FlashcardsIcon} title="No cards yet">
        <p className="max-w-sm text-ink-soft">Write one, or paste many at once.</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3">
      <ol className="grid gap-2">
        {all.map((card, index) => (
          <CardRow key={card.id} card={card} number={index + 1} {...actions} />
        ))}
      </ol>
      <ShowMore list={cards} />
    </div>
  );
}
