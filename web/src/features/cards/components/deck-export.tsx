import type { Deck } from '@akada/domain/cards/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useQuery } from '@tanstack/react-query';
import type { Stored } from '@/firebase/documents.ts';
import { withPlainText } from '@/lib/plain-cards.ts';
import { Button } from '@/ui/button.tsx';
import { DeckExportButtons } from '@/ui/deck-export-buttons.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { PrintIcon } from '@/ui/icons.ts';
import { PageSpinner } from '@/ui/spinner.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { readCards } from '../api/use-decks.ts';
import { AnkiPackageButton } from '../transfer/package-button.tsx';
import { PrintedDeck } from './printed-deck.tsx';

interface DeckExportProps {
  uid: string;
  deck: Stored<Deck>;
  onClose: () => void;
}

/** Prints or exports a deck. All of its cards are read once, when the dialog opens. */
export function DeckExport({ uid, deck, onClose }: DeckExportProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['deck-cards', uid, deck.id],
    queryFn: async () => {
      const cards = await readCards(uid, deck.id);
      return { cards, exported: await withPlainText(cards) };
    },
    // Without a network the cards on this device are read.
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Dialog title="Print or export" onClose={onClose}>
      {isError && <ErrorState message="Failed to load the cards" onRetry={() => void refetch()} />}
      {!isError && !data && <PageSpinner label="Loading the cards" />}
      {data && (
        <div className="grid gap-4">
          <p className="text-ink-soft">
            {data.cards.length < deck.cards
              ? `${data.cards.length} of ${quantity(deck.cards, 'card')}: the others aren't on this device.`
              : quantity(data.cards.length, 'card')}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => print()}>
              <PrintIcon aria-hidden className="size-4" /> Print
            </Button>
            <AnkiPackageButton uid={uid} title={deck.title} cards={data.exported} />
            <DeckExportButtons deck={{ title: deck.title, cards: data.exported }} />
          </div>
          <PrintedDeck title={deck.title} cards={data.cards} />
        </div>
      )}
    </Dialog>
  );
}
