import { plainToMarkdown } from '@akada/domain/ai/result-markdown';
import { readFormulas } from '@/lib/formulas.ts';
import { RichText } from './rich-text.tsx';

/** A paragraph of plain text whose formulas between dollar signs are rendered; nothing else in it is Markdown. */
export function FormulaText({ children }: { children: string }) {
  if (!readFormulas(children).hasFormulas) return <p>{children}</p>;
  return <RichText>{plainToMarkdown(children)}</RichText>;
}
