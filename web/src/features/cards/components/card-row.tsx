import type { Card } from '@akada/domain/cards/schemas';
import { memo } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { CONTENT_VISIBILITY } from '@/lib/content-visibility.ts';
import { Badge, badgeClass } from '@/ui/badge.tsx';
import { IconButton } from '@/ui/button.tsx';
import { CardText } from '@/ui/card-text.tsx';
import { DeleteIcon, EditIcon, FlagIcon, MoveIcon, PlayIcon } from '@/ui/icons.ts';

type OnCard = (card: Stored<Card>) => void;

export interface CardRowActions {
  onEdit: OnCard;
  onMove: OnCard;
  onDelete: OnCard;
  /** Puts a suspended card back into its queue. */
  onResume: OnCard;
  /** Shows only the cards with a tag. */
  onTag: (tag: string) => void;
}

interface CardRowProps extends CardRowActions {
  card: Stored<Card>;
  /** Its place in the list, from 1. */
  number: number;
}

/**
 * A card with both sides, and how it differs from others: suspended, flagged, not sent yet. Memoised for long decks: it
 * renders again when its card changes.
 */
export const CardRow = memo(function CardRow({
  card,
  number,
  onEdit,
  onMove,
  onDelete,
  onResume,
  onTag,
}: CardRowProps) {
  return (
    <li
      className={`grid gap-2 rounded-2xl border border-line bg-surface px-4 pt-3 pb-1 ${CONTENT_VISIBILITY.row}`}
    >
      <div className="grid gap-1 whitespace-pre-line wrap-anywhere">
        <div className="font-semibold">
          <CardText format={card.format}>{card.front}</CardText>
        </div>
        <div className="text-ink-soft">
          <CardText format={card.format}>{card.back}</CardText>
        </div>
      </div>
      {card.tags && (
        <ul aria-label={`Tags of card ${number}`} className="flex flex-wrap gap-1.5">
          {card.tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                aria-label={`Show cards with the tag ${tag}`}
                className={`${badgeClass('plain')} min-h-8 max-w-full`}
                onClick={() => onTag(tag)}
              >
                <span className="truncate">{tag}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="-mx-3 flex items-center justify-between">
        <span className="flex flex-wrap items-center gap-2 px-3 text-sm text-ink-soft">
          {card.flagged && <FlagIcon role="img" aria-label="Flagged" className="size-4 text-danger" />}
          {card.suspended && <Badge tone="plain">Suspended</Badge>}
          {card.pending && 'Not sent yet'}
        </span>
        <span className="flex shrink-0">
          {card.suspended && (
            <IconButton label={`Resume card ${number}`} onClick={() => onResume(card)}>
              <PlayIcon aria-hidden className="size-4" />
            </IconButton>
          )}
          <IconButton label={`Edit card ${number}`} onClick={() => onEdit(card)}>
            <EditIcon aria-hidden className="size-4" />
          </IconButton>
          <IconButton label={`Move card ${number} to another deck`} onClick={() => onMove(card)}>
            <MoveIcon aria-hidden className="size-4" />
          </IconButton>
          <IconButton label={`Delete card ${number}`} onClick={() => onDelete(card)}>
            <DeleteIcon aria-hidden className="size-4" />
          </IconButton>
        </span>
      </div>
    </li>
  );
});
