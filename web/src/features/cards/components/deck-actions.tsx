import type { Deck } from '@akada/domain/cards/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { START_AT_ONCE } from '@/lib/carried-text.ts';
import { practicePathOfDeck } from '@/lib/practice-path.ts';
import { Button, buttonClass } from '@/ui/button.tsx';
import { deleteWithUndo } from '@/ui/delete-with-undo.ts';
import { ArchiveIcon, BringBackIcon, DeleteIcon, EditIcon, GoalIcon, ShareIcon } from '@/ui/icons.ts';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { deleteDeck, deletedCards, setDeckArchived } from '../api/deck-writes.ts';
import { useCardParts } from '../card-parts.ts';
import { DECKS_ADDRESS } from '../deck-address.ts';
import { DeckEditor } from './deck-editor.tsx';

/** What a student can do with a whole deck. */
export function DeckActions({ uid, deck }: { uid: string; deck: Stored<Deck> }) {
  const navigate = useNavigate();
  const { DeckExport } = useCardParts();
  const [dialog, setDialog] = useState<'edit' | 'export' | null>(null);

  function setArchived(archived: boolean) {
    // Offline this settles much later, so nothing waits for it.
    setDeckArchived(uid, deck, archived).catch((error) => {
      warnWithToast('failed to change a deck', error, `Failed to change the deck: ${failureReason(error)}`);
    });
    if (archived) toast.undo('Deck archived', () => setArchived(false));
    else toast.success('Deck is back. Its due cards are in your review.');
  }

  function remove() {
    deleteWithUndo(deck.id, {
      done: `Deck deleted, with ${quantity(deck.cards, 'card')}`,
      cards: deletedCards(deck),
      deleteItem: () => deleteDeck(uid, deck),
      onFailure: (error) =>
        warnWithToast('failed to delete a deck', error, `Failed to delete the deck: ${failureReason(error)}`),
    });
    navigate(DECKS_ADDRESS, { replace: true });
  }

  return (
    <div className="flex flex-wrap gap-2">
      {deck.cards > 0 && (
        <Link to={practicePathOfDeck(deck)} state={START_AT_ONCE} className={buttonClass('secondary', 'sm')}>
          <GoalIcon aria-hidden className="size-4" /> Practice
        </Link>
      )}
      <Button look="secondary" size="sm" onClick={() => setDialog('edit')}>
        <EditIcon aria-hidden className="size-4" /> Edit deck
      </Button>
      <Button look="secondary" size="sm" disabled={deck.cards === 0} onClick={() => setDialog('export')}>
        <ShareIcon aria-hidden className="size-4" /> Print or export
      </Button>
      {deck.archived ? (
        <Button look="secondary" size="sm" onClick={() => setArchived(false)}>
          <BringBackIcon aria-hidden className="size-4" /> Bring back
        </Button>
      ) : (
        <Button look="secondary" size="sm" onClick={() => setArchived(true)}>
          <ArchiveIcon aria-hidden className="size-4" /> Archive
        </Button>
      )}
      <Button look="danger" size="sm" onClick={remove}>
        <DeleteIcon aria-hidden className="size-4" /> Delete deck
      </Button>
      {dialog === 'edit' && <DeckEditor uid={uid} deck={deck} onClose={() => setDialog(null)} />}
      {dialog === 'export' && <DeckExport uid={uid} deck={deck} onClose={() => setDialog(null)} />}
    </div>
  );
}
