import { Markdown, MarkdownMath } from '../lazy-parts.tsx';

/** Formulas stand between dollar signs; without one the library for them stays where it is. */
const FORMULA = /\$[^$\n]+\$/;
const PAGE = /\[p\.\s?(\d{1,4})\]/g;

/** A result as it reads. Cited pages open what they cite. */
export function ResultMarkdown({ text, onPage }: { text: string; onPage?: (page: number) => void }) {
  const cited = onPage ? text.replace(PAGE, '[\\[p. $1\\]](#page-$1)') : text;
  const Reader = FORMULA.test(text) ? MarkdownMath : Markdown;
  return (
    <Reader {...(onPage && { onAnchor: (name: string) => onPage(Number(name.replace('page-', ''))) })}>
      {cited}
    </Reader>
  );
}
