import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/ui/button.tsx';
import { ZoomInIcon, ZoomOutIcon } from '@/ui/icons.ts';
import { PageSpinner } from '@/ui/spinner.tsx';
import { ErrorState } from '@/ui/states.tsx';
import './pdf.css';
import { PdfPage, ratioOf } from './pdf-page.tsx';
import { openPdf } from './pdfjs.ts';

/** Zoom levels as multiples of the viewport's width. */
const ZOOMS = [1, 1.5, 2, 3];

interface PdfViewProps {
  /** The PDF's bytes, or an address from which only the viewed pages are fetched. */
  source: Blob | string;
  title: string;
  /** The page to show first, from 1; a later change scrolls there. */
  page?: number;
  /** Receives the visible page and the number of pages. */
  onShown?: (page: number, pages: number) => void;
}

/** A PDF whose pages are drawn as they come into view. */
export function PdfView({ source, title, page = 1, onShown }: PdfViewProps) {
  const [state, retry] = usePdf(source, page);
  const [zoom, setZoom] = useState(0);
  const [shown, setShown] = useState(page);
  const scroller = useRef<HTMLDivElement>(null);
  const { pdf, ratio } = state.status === 'open' ? state : { pdf: null, ratio: 0 };

  useEffect(() => {
    if (pdf && page > 1) scroller.current?.children[page - 1]?.scrollIntoView();
  }, [pdf, page]);

  useEffect(() => {
    if (pdf) onShown?.(shown, pdf.numPages);
  }, [pdf, shown, onShown]);

  if (state.status === 'failed') return <ErrorState message={state.message} onRetry={retry} />;
  if (!pdf) return <PageSpinner label={`Opening ${title}`} />;
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <p aria-live="polite" className="text-sm text-ink-soft tabular">
          Page {shown} of {pdf.numPages}
        </p>
        <div className="flex">
          <IconButton label="Smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            <ZoomOutIcon aria-hidden className="size-4" />
          </IconButton>
          <IconButton label="Larger" disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
            <ZoomInIcon aria-hidden className="size-4" />
          </IconButton>
        </div>
      </div>
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable
        tabIndex={0}
        role="document"
        aria-label={title}
        className="flex max-h-[68dvh] flex-col items-start gap-3 overflow-auto rounded-xl bg-sunken p-2"
      >
        {Array.from({ length: pdf.numPages }, (_, index) => (
          <PdfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={index}
            pdf={pdf}
            number={index + 1}
            zoom={ZOOMS[zoom] ?? 1}
            usualRatio={ratio}
            onShown={setShown}
          />
        ))}
      </div>
    </div>
  );
}

type State =
  | { status: 'opening' }
  | { status: 'open'; pdf: PDFDocumentProxy; ratio: number }
  | { status: 'failed'; message: string };

function usePdf(source: Blob | string, page: number): [State, () => void] {
  const [state, setState] = useState<State>({ status: 'opening' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the PDF again, a new page does not
  useEffect(() => {
    const leaving = new AbortController();
    setState({ status: 'opening' });
    open(source, page, leaving.signal).then(
      (opened) => !leaving.signal.aborted && setState({ status: 'open', ...opened }),
      (error: Error) => {
        if (leaving.signal.aborted) return;
        console.warn('a PDF could not be opened', error);
        setState({ status: 'failed', message: messageOf(error) });
      },
    );
    return () => leaving.abort();
  }, [source, attempt]);
  return [state, () => setAttempt(attempt + 1)];
}

/** Opens a PDF until `signal` closes it. `ratio` is that of the first page shown, which most others share. */
async function open(source: Blob | string, page: number, signal: AbortSignal) {
  const opening = openPdf(
    typeof source === 'string' ? { url: source } : { data: new Uint8Array(await source.arrayBuffer()) },
  );
  if (signal.aborted) opening.close();
  else signal.addEventListener('abort', opening.close, { once: true });
  const pdf = await opening.ready;
  return { pdf, ratio: ratioOf(await pdf.getPage(Math.min(page, pdf.numPages))) };
}

function messageOf({ name }: Error): string {
  if (name === 'PasswordException') return 'This PDF is password-protected. Download it to open it.';
  if (name === 'InvalidPDFException') return "This PDF is damaged and can't be opened.";
  return "This PDF couldn't be loaded. Check your network and try again.";
}
