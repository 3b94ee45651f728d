import { useSearchParams } from 'react-router-dom';
import { CitedPage } from '@/features/ai/components/cited-page.tsx';
import { type CardParts, CardPartsContext } from '@/features/cards/card-parts.ts';
import { DeckPage } from '@/features/cards/deck-page.tsx';
import { DecksPage } from '@/features/cards/decks-page.tsx';
import { CallablesProvider } from './callables-provider.tsx';

const PARTS: CardParts = { PdfPage: CitedPage };

/** All decks, or the one in the address, with what they use of the AI Lab. */
export function DecksRoute() {
  const [params] = useSearchParams();
  const deck = params.get('deck');
  return (
    <CallablesProvider>
      <CardPartsContext value={PARTS}>
        {deck ? <DeckPage key={deck} deckId={deck} /> : <DecksPage />}
      </CardPartsContext>
    </CallablesProvider>
  );
}
