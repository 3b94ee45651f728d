import { Fragment } from 'react';
import { readFormulas } from '@/lib/formulas.ts';
import { FormulaText } from '@/ui/formula-text.tsx';
import { type OnPage, PageLink } from '@/ui/page-link.tsx';

const CITATION = /\[p\.\s?(\d{1,4})\]/;
const CITATIONS = new RegExp(`\\s*${CITATION.source}`, 'g');

/** A text with formulas whose citations, such as '[p. 3]', open the page. */
export function CitedText({ text, onPage }: { text: string; onPage: OnPage }) {
  if (readFormulas(text).hasFormulas) return <CitedFormulas text={text} onPage={onPage} />;
  // Every second part is the number of a cited page.
  return (
    <p>
      {text.split(CITATION).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts can be equal and never move
        <Fragment key={index}>
          {index % 2 === 0 ? part : <PageLink page={Number(part)} onPage={onPage} />}
        </Fragment>
      ))}
    </p>
  );
}

/** Formulas are rendered from the whole text, so its citations follow it. */
function CitedFormulas({ text, onPage }: { text: string; onPage: OnPage }) {
  const pages = [...text.matchAll(CITATIONS)].map(([, page]) => Number(page));
  return (
    <>
      <FormulaText>{text.replace(CITATIONS, '')}</FormulaText>
      {[...new Set(pages)].map((page) => (
        <PageLink key={page} page={page} onPage={onPage} />
      ))}
    </>
  );
}
