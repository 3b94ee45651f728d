import type { DeckColor } from '@akada/domain/cards/decks';
import { clsx } from 'clsx';
import { FlashcardsIcon } from '@/ui/icons.ts';
import { DECK_COLOR_LOOKS } from '../deck-colors.ts';

/** The picture of a deck, in its colour. */
export function DeckMark({ color }: { color: DeckColor | undefined }) {
  const tint = color ? DECK_COLOR_LOOKS[color].tint : 'bg-brand-tint text-brand-ink';
  return (
    <span aria-hidden className={clsx('grid size-10 shrink-0 place-items-center rounded-xl', tint)}>
      <FlashcardsIcon className="size-5" />
    </span>
  );
}
