import type { Card } from '@akada/domain/cards/schemas';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { Button } from '@/ui/button.tsx';
import { BuryIcon, EditIcon, FlagIcon, type LucideIcon, SuspendIcon, UndoIcon } from '@/ui/icons.ts';
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
      <div role="toolbar" aria-label="Card" className="-mb-2 flex flex-wrap justify-between gap-1">
        <Tool
          icon={UndoIcon}
          text="Undo"
          label="Undo"
          disabled={sitting.steps.length === 0}
          onClick={actions.undo}
        />
        <span className="flex flex-wrap gap-1">
          <Tool icon={EditIcon} text="Edit" label="Edit card" onClick={actions.edit} />
          <Tool
            icon={FlagIcon}
            text="Flag"
            label={card.flagged ? 'Remove flag' : 'Flag card'}
            aria-pressed={card.flagged ?? false}
            onClick={actions.flag}
          />
          <Tool icon={BuryIcon} text="Bury" label="Bury until tomorrow" onClick={actions.bury} />
          <Tool icon={SuspendIcon} text="Suspend" label="Suspend card" onClick={actions.suspend} />
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

interface ToolProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** The word below the icon, beside it where there is room. */
  text: string;
  /** What it does, as its accessible name and tooltip. Contains the word. */
  label: string;
}

/** A button above the card. */
function Tool({ icon: Icon, text, label, ...props }: ToolProps) {
  return (
    <Button
      {...props}
      look="quiet"
      aria-label={label}
      title={label}
      className="text-xs max-sm:flex-col max-sm:gap-0.5 max-sm:px-1.5 sm:text-sm"
    >
      <Icon aria-hidden className="size-5" />
      {text}
    </Button>
  );
}
