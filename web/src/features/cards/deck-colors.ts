import type { DeckColor } from '@akada/domain/cards/decks';

/** The name and the classes of each colour that a deck can have. */
export const DECK_COLOR_LOOKS: Record<DeckColor, { label: string; tint: string }> = {
  green: { label: 'Green', tint: 'bg-ok-tint text-ok-ink' },
  gold: { label: 'Gold', tint: 'bg-marigold-tint text-marigold-ink' },
  red: { label: 'Red', tint: 'bg-danger-tint text-danger' },
  purple: { label: 'Purple', tint: 'bg-plum-tint text-plum-ink' },
  blue: { label: 'Blue', tint: 'bg-calm-tint text-calm-ink' },
  grey: { label: 'Grey', tint: 'bg-sunken text-ink-soft' },
};
