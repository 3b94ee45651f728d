import { useMemo } from 'react';
import { readFormulas } from '@/lib/formulas.ts';
import { lazyPart } from './lazy-part.tsx';
import { Spinner } from './spinner.tsx';
import { useMath } from './use-math.ts';

const loadMarkdown = () => import('./markdown.tsx').then((file) => file.Markdown);
const Markdown = lazyPart(loadMarkdown, <Spinner className="size-5 text-brand-ink" />);

const PAGE = /\[p\.\s?(\d{1,4})\]/g;

interface RichTextProps {
  /** Markdown, with formulas between dollar signs. */
  children: string;
  /** Opens a page cited as '[p. 3]'. */
  onPage?: (page: number) => void;
  /** Whether it is the Markdown of a card: see @/lib/card-markdown.ts. */
  isCard?: boolean;
}

/** Renders Markdown with formulas. Until the formula library has loaded, formulas show as written. */
export function RichText({ children, onPage, isCard = false }: RichTextProps) {
  const read = useMemo(() => readFormulas(children), [children]);
  const math = useMath(read.hasFormulas);
  const cited = onPage ? read.text.replace(PAGE, '[\\[p. $1\\]](#page-$1)') : read.text;
  return (
    <Markdown {...math} {...(onPage && { onPage })} isCard={isCard}>
      {cited}
    </Markdown>
  );
}

/** Loads the Markdown renderer. The formula library loads only when a text needs it. */
export function preloadRichText(): void {
  // A failure is reported when a text is shown.
  loadMarkdown().catch(() => {});
}
