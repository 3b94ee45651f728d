import type { Card } from '@akada/domain/cards/schemas';
import { type ReactNode, useRef, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { IconButton } from '@/ui/button.tsx';
import { BuryIcon, EditIcon, FlagIcon, SuspendIcon, UndoIcon } from '@/ui/icons.ts';
import { toast } from '@/ui/toast.tsx';
import { changeCard } from '../api/card-writes.ts';
import type { Sitting } from '../use-sitting.ts';
import { CardEditor } from './card-editor.tsx';
import type { CardActions } from './review-keys.ts';

interface ReviewToolsProps {
  uid: string;
  card: Stored<Card>;
  sitting: Sitting;
  undo: () => void;
  /** Shows the card, with what its keys do. */
  render: (actions: CardActions) => ReactNode;
}

/** What a student can do with a card besides rating it: buttons above the card, and keys. */
export function ReviewTools({ uid, card, sitting, undo, render }: ReviewToolsProps) {
  const [edited, setEdited] = useState<Stored<Card> | null>(null);
  /** Takes away what was said of the last card. */
  const dismiss = useRef(() => {});
  const actions = {
    undo: () => {
      dismiss.current();
      undo();
    },
    edit: () => setEdited(card),
    bury: () => {
      sitting.bury(card);
      dismiss.current = toast.info('Card hidden until tomorrow.');
    },
    suspend: () => {
      sitting.suspend(card);
      dismiss.current = toast.info('Card suspended. It comes back when you resume it in its deck.');
    },
    flag: () => sitting.flag(card),
  };
  return (
    <>
      <div role="toolbar" aria-label="Card" className="-mb-2 flex justify-between gap-1">
        <IconButton label="Undo" disabled={sitting.steps.length === 0} onClick={actions.undo}>
          <UndoIcon aria-hidden className="size-5" />
        </IconButton>
        <span className="flex gap-1">
          <IconButton label="Edit card" onClick={actions.edit}>
            <EditIcon aria-hidden className="size-5" />
          </IconButton>
          <IconButton
            label={card.flagged ? 'Remove flag' : 'Flag card'}
            aria-pressed={card.flagged ?? false}
            onClick={actions.flag}
          >
            <FlagIcon aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Bury until tomorrow" onClick={actions.bury}>
            <BuryIcon aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Suspend card" onClick={actions.suspend}>
            <SuspendIcon aria-hidden className="size-5" />
          </IconButton>
        </span>
      </div>
      {render(actions)}
      {edited && (
        <CardEditor
          card={edited}
          save={(sides) => {
            sitting.showEdited(edited, sides);
            return changeCard(uid, edited.id, sides);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
