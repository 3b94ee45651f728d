import { useMemo } from 'react';
import { readFormulas } from '../formulas.ts';
import { Markdown, useMath } from '../lazy-parts.tsx';

const PAGE = /\[p\.\s?(\d{1,4})\]/g;

/** A result as it reads. Cited pages open what they cite; until formulas can be set they are read as they are written. */
export function ResultMarkdown({ text, onPage }: { text: string; onPage?: (page: number) => void }) {
  const read = useMemo(() => readFormulas(text), [text]);
  const math = useMath(read.hasFormulas);
  const cited = onPage ? read.text.replace(PAGE, '[\\[p. $1\\]](#page-$1)') : read.text;
  return (
    <Markdown {...math} {...(onPage && { onPage })}>
      {cited}
    </Markdown>
  );
}
