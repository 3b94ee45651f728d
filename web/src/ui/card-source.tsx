import type { CardText } from '@akada/domain/ai/result-schemas';
import { FormulaText } from './formula-text.tsx';
import { type OnPage, PageLink } from './page-link.tsx';

interface CardSourceProps {
  card: CardText;
  onPage?: OnPage;
}

/**
 * Where a card's answer comes from, with a link to the page if it can be opened; nothing for a card of an earlier
 * release. A long sentence is cut to four lines.
 */
export function CardSource({ card: { source, page }, onPage }: CardSourceProps) {
  if (source === undefined && page === undefined) return null;
  const hasLink = page !== undefined && onPage !== undefined;
  const place = page === undefined ? 'From the notes' : `From the notes, p. ${page}`;
  const text = source === undefined ? place : hasLink ? `“${source}”` : `${place}: “${source}”`;
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {hasLink && <CardPage page={page} onPage={onPage} />}
      {(source !== undefined || !hasLink) && (
        <div className="line-clamp-4">
          <FormulaText>{text}</FormulaText>
        </div>
      )}
    </div>
  );
}

/** The page that a card was made from; a link if it can be opened. */
export function CardPage({ page, onPage }: { page: number; onPage: OnPage }) {
  return (
    <p className="text-center text-sm text-ink-soft">
      From the PDF: <PageLink page={page} onPage={onPage} />
    </p>
  );
}
