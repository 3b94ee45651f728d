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
  /** Opens a page that is cited as '[p. 3]'. */
  onPage?: (page: number) => void;
}

/** Markdown as it reads. Until formulas can be set they are read as they are written. */
export function RichText({ children, onPage }: RichTextProps) {
  const read = useMemo(() => readFormulas(children), [children]);
  const math = useMath(read.hasFormulas);
  const cited = onPage ? read.text.replace(PAGE, '[\\[p. $1\\]](#page-$1)') : read.text;
  return (
    <Markdown {...math} {...(onPage && { onPage })}>
      {cited}
    </Markdown>
  );
}

/** Loads what Markdown needs; what formulas need is loaded where there are some. */
export function preloadRichText(): void {
  // A failure shows when a text is opened; here it would only show twice.
  loadMarkdown().catch(() => {});
}
