import { plainToMarkdown } from '@akada/domain/ai/result-markdown';
import { readFormulas } from '@/lib/formulas.ts';
import { RichText } from './rich-text.tsx';

/** A paragraph of plain text whose formulas between dollar signs are rendered; nothing else in it is Markdown. */
export function FormulaText({ children }: { children: string }) {
  if (!readFormulas(children).hasFormulas) return <p>{children}</p>;
  // Markdown has its own line breaks: those of the text, which the surroundings may keep, would double them.
  return (
    <div className="whitespace-normal">
      <RichText>{plainToMarkdown(children)}</RichText>
    </div>
  );
}
