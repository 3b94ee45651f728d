import { RATINGS, type Rating } from '@akada/domain/cards/memory';
import { usePageKeys } from '@/lib/use-page-keys.ts';

/** What a student can do with the card besides rating it. */
export interface CardActions {
  undo: () => void;
  edit: () => void;
  bury: () => void;
  suspend: () => void;
  flag: () => void;
}

export interface ReviewActions extends Partial<CardActions> {
  /** Shows the answer; absent while it is shown. */
  show?: (() => void) | undefined;
  /** Rates the card; absent while the answer is hidden. */
  rate?: ((rating: Rating) => void) | undefined;
}

/** The keys of a review, as the hint below the card lists them. */
export const KEY_HINT =
  'Space: answer, then Good · 1 to 4: rate · Z: undo · E: edit · B: bury · S: suspend · F: flag';

/** Listens to the keys of a review, except in fields, dialogs and on buttons. */
export function useReviewKeys(actions: ReviewActions): void {
  usePageKeys((event) => {
    if (isForReview(event) && act(actions, event)) event.preventDefault();
  });
}

function isForReview({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented) return false;
  if (document.querySelector('[role$=dialog]')) return false;
  return !(
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]')
  );
}

/** Returns whether the key means something. */
function act(actions: ReviewActions, { key, target }: KeyboardEvent): boolean {
  const rating = RATINGS[Number(key) - 1];
  if (rating) {
    actions.rate?.(rating);
    return actions.rate !== undefined;
  }
  if (key === ' ' || key === 'Enter') {
    // A focused button or link does its own.
    if (target instanceof HTMLElement && target.closest('button, a, summary')) return false;
    if (actions.show) actions.show();
    else actions.rate?.('good');
    return true;
  }
  const action = LETTERS[key.toLowerCase()];
  if (action) actions[action]?.();
  return action !== undefined;
}

const LETTERS: Readonly<Record<string, keyof CardActions>> = {
  ...{ z: 'undo', u: 'undo', e: 'edit', b: 'bury', s: 'suspend', f: 'flag' },
};
