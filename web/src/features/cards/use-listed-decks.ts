import type { DeckFilter } from '@akada/domain/cards/queries';
import type { Deck } from '@akada/domain/cards/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Paged } from '@/firebase/use-paged.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useDecks } from './api/use-decks.ts';

/**
 * The student's decks, newest first.
 *
 * @returns all that were read, and those of them to list: archived decks are listed on their own
 */
export function useListedDecks(
  uid: string,
  filter: DeckFilter = {},
): { decks: Paged<Deck>; listed: Stored<Deck>[] } {
  const decks = useDecks(
    uid,
    (error) =>
      warnWithToast(
        'failed to load older decks',
        error,
        `Failed to load older decks: ${failureReason(error)}`,
      ),
    filter,
  );
  return {
    decks,
    listed: decks.all.filter(({ archived = false }) => archived === (filter.archived ?? false)),
  };
}
