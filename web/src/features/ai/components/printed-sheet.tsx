import type { CramSheet } from '@akada/domain/ai/schemas';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import './sheet.css';

/** Sizes in points to try, the largest first; what does not fit with the last flows onto a second page. */
const SIZES = [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

/** In pixels: A4 without the margins of sheet.css, and a little less, as printers round. */
const PAGE_HEIGHT = ((297 - 2 * 12 - 3) * 96) / 25.4;

/** The sheets that are on the screen, the last one on top: a dialog of the history lies over an output. */
const shown: symbol[] = [];

/** While the page is printed: a copy of the sheet, outside of the app and of any dialog, and the only thing on paper. */
export function PrintedSheet({ sheet }: { sheet: CramSheet }) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const me = Symbol('sheet');
    shown.push(me);
    // The browser takes its picture as soon as the event is over.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may be alike, and never move
          <section key={index}>
            <h2>{heading}</h2>
            <ul>
              {points.map((point, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: points may be alike, and never move
                <li key={index}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}

function fit(copy: HTMLElement): void {
  for (const size of SIZES) {
    copy.style.fontSize = `${size}pt`;
    if (copy.scrollHeight <= PAGE_HEIGHT) return;
  }
}
