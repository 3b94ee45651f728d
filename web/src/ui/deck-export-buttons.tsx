import { deckToMarkdown } from '@akada/domain/ai/result-markdown';
import { deckToAnkiText, deckToCsv, type ExportedText } from '@akada/domain/cards/deck-export';
import { downloadText } from '@/lib/download-text.ts';
import { Button } from './button.tsx';
import { CopyButtons } from './copy-buttons.tsx';

/** Exports a deck as Markdown, as CSV, or as text for Anki. */
export function DeckExportButtons({ deck }: { deck: { title: string; cards: readonly ExportedText[] } }) {
  return (
    <>
      <CopyButtons markdown={deckToMarkdown(deck)} />
      <Button
        look="secondary"
        onClick={() => downloadText(`${deck.title}.csv`, deckToCsv(deck.cards), 'text/csv')}
      >
        CSV
      </Button>
      <Button
        look="secondary"
        onClick={() => downloadText(`${deck.title}.txt`, deckToAnkiText(deck.cards), 'text/plain')}
      >
        Anki text
      </Button>
    </>
  );
}
