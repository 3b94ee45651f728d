import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CardParts, CardPartsContext } from '@/features/cards/card-parts.ts';
import { DecksPage } from '@/features/cards/decks-page.tsx';
import { whenIdle } from '@/lib/when-idle.ts';
import { lazyPart, preload } from '@/ui/lazy-part.tsx';
import { PageSkeleton } from '@/ui/skeleton.tsx';
import { CitedPage, DeckExport, preloadStudyDialogs } from './lazy-study-dialogs.ts';

const PARTS: CardParts = { PdfPage: CitedPage, DeckExport };

const loaders = { deck: () => import('@/features/cards/deck-page.tsx').then((file) => file.DeckPage) };
const DeckPage = lazyPart(loaders.deck, <PageSkeleton />);

/** All decks, or the one in the address, with what they use of the AI Lab. */
export function DecksRoute() {
  const [params] = useSearchParams();
  const deck = params.get('deck');
  useEffect(() => {
    return whenIdle(() => {
      preload(loaders);
      preloadStudyDialogs();
    });
  }, []);
  return (
    <CardPartsContext value={PARTS}>
      {deck ? <DeckPage key={deck} deckId={deck} /> : <DecksPage />}
    </CardPartsContext>
  );
}
