import { Minus, Plus } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/ui/button.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { ErrorState } from '@/ui/states.tsx';
import './pdf.css';
import { PdfPage } from './pdf-page.tsx';
import { openPdf } from './pdfjs.ts';

/** Times the width of the window. */
const ZOOMS = [1, 1.5, 2, 3];

interface PdfViewProps {
  url: string;
  title: string;
  /** The page to begin with, from 1. */
  page?: number;
}

/** A PDF, its pages drawn as they come into view. */
export function PdfView({ url, title, page = 1 }: PdfViewProps) {
  const [state, retry] = usePdf(url);
  const [zoom, setZoom] = useState(0);
  const [shown, setShown] = useState(page);
  const scroller = useRef<HTMLDivElement>(null);
  const pdf = state.status === 'open' ? state.pdf : null;

  useEffect(() => {
    if (pdf && page > 1) scroller.current?.children[page - 1]?.scrollIntoView();
  }, [pdf, page]);

  if (state.status === 'failed') return <ErrorState message={state.message} onRetry={retry} />;
  if (!pdf) return <PageSpinner label={`Opening ${title}`} />;
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
          Page {shown} of {pdf.numPages}
        </p>
        <div className="flex">
          <IconButton label="Smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            <Minus aria-hidden className="size-4" />
          </IconButton>
          <IconButton label="Larger" disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
            <Plus aria-hidden className="size-4" />
          </IconButton>
        </div>
      </div>
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
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
            onShown={setShown}
          />
        ))}
      </div>
    </div>
  );
}

type State =
  | { status: 'opening' }
  | { status: 'open'; pdf: PDFDocumentProxy }
  | { status: 'failed'; message: string };

function usePdf(url: string): [State, () => void] {
  const [state, setState] = useState<State>({ status: 'opening' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    let wanted = true;
    setState({ status: 'opening' });
    const { ready, close } = openPdf({ url });
    ready.then(
      (pdf) => wanted && setState({ status: 'open', pdf }),
      (error: Error) => {
        if (!wanted) return;
        console.warn('a PDF could not be opened', error);
        setState({ status: 'failed', message: messageOf(error) });
      },
    );
    return () => {
      wanted = false;
      close();
    };
  }, [url, attempt]);
  return [state, () => setAttempt(attempt + 1)];
}

function messageOf({ name }: Error): string {
  if (name === 'PasswordException') return 'This PDF is locked by a password. Download it to open it.';
  if (name === 'InvalidPDFException') return 'This PDF is damaged and cannot be shown.';
  return 'This PDF could not be loaded. Check your network and try again.';
}
