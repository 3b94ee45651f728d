import type { CramSheet } from '@akada/domain/ai/result-schemas';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { FormulaText } from '@/ui/formula-text.tsx';
import './sheet.css';

/** Font sizes to try, in points. Text that does not fit at the smallest size flows onto a second page. */
const FONT_SIZES = [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

/** A4 without the margins of sheet.css, less 3 mm because printers round. */
const PAGE_HEIGHT_PX = ((297 - 2 * 12 - 3) * 96) / 25.4;

/** The visible sheets, the topmost last: a history dialog may cover the output. Only the topmost is printed. */
const shown: symbol[] = [];

/** Renders a copy of the sheet into the body while the browser prints. sheet.css hides everything else on paper. */
export function PrintedSheet({ sheet }: { sheet: CramSheet }) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const me = Symbol('sheet');
    shown.push(me);
    // The browser captures the page right after the event, so React must render synchronously.
    const begin = () => shown.at(-1) === me && flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      shown.splice(shown.indexOf(me), 1);
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting ? createPortal(<Copy sheet={sheet} />, document.body) : null;
}

function Copy({ sheet }: { sheet: CramSheet }) {
  const copy = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (copy.current) fit(copy.current);
  }, []);
  return (
    <article ref={copy} className="print-sheet">
      <h1>{sheet.title}</h1>
      <div>
        {sheet.sections.map(({ heading, points }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings can be equal and never move
          <section key={index}>
            <h2>{heading}</h2>
            <ul>
              {points.map((point, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: points can be equal and never move
                <li key={index}>
                  <FormulaText>{point}</FormulaText>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}

function fit(copy: HTMLElement): void {
  for (const size of FONT_SIZES) {
    copy.style.fontSize = `${size}pt`;
    if (copy.scrollHeight <= PAGE_HEIGHT_PX) return;
  }
}
