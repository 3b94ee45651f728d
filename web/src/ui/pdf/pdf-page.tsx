import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';

/** The distance from the viewport within which a page stays drawn. */
const MARGIN = '100% 0px';
/** Browsers on small phones refuse a larger canvas. */
const MAX_PIXELS = 16_000_000;

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  zoom: number;
  /** The height-to-width ratio assumed until the page's own is known, so that nothing moves. */
  usualRatio: number;
  onShown: (number: number) => void;
}

/** One page of a PDF: its picture with a text layer for screen readers, selection and copying. */
export function PdfPage({ pdf, number, zoom, usualRatio, onShown }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [ratio, setRatio] = useState(usualRatio);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const root = element.parentElement;
    const nearby = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root,
      rootMargin: MARGIN,
    });
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && onShown(number), {
      root,
      rootMargin: '-45% 0px',
    });
    nearby.observe(element);
    seen.observe(element);
    return () => {
      nearby.disconnect();
      seen.disconnect();
    };
  }, [number, onShown]);

  useEffect(() => {
    const element = sheet.current;
    if (!near || !element) return;
    const drawing = draw(pdf, number, element, zoom);
    drawing.ratio.then(setRatio, () => {});
    drawing.done.catch((error) => console.warn(`page ${number} could not be drawn`, error));
    return drawing.stop;
  }, [pdf, number, near, zoom]);

  return (
    <div
      ref={sheet}
      data-page={number}
      className="pdf-page relative w-full shrink-0 overflow-hidden bg-white shadow-card"
      style={{ width: `${zoom * 100}%`, aspectRatio: `1 / ${ratio}` }}
    />
  );
}

/** The height-to-width ratio of a page. */
export function ratioOf(page: PDFPageProxy): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return height / width;
}

function draw(pdf: PDFDocumentProxy, number: number, sheet: HTMLElement, zoom: number) {
  let stopped = false;
  const cleanup: (() => void)[] = [];
  const page = pdf.getPage(number);

  async function run() {
    const loaded = await page;
    if (stopped) return;
    const width = (sheet.parentElement?.clientWidth ?? sheet.clientWidth) * zoom;
    const base = loaded.getViewport({ scale: 1 });
    const viewport = loaded.getViewport({ scale: width / base.width });
    const sharp = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width * sharp);
    canvas.height = Math.floor(viewport.height * sharp);
    canvas.className = 'absolute inset-0 size-full';
    const words = document.createElement('div');
    words.className = 'pdf-text';
    words.style.setProperty('--total-scale-factor', String(viewport.scale));
    sheet.replaceChildren(canvas, words);
    const picture = loaded.render({
      canvas,
      viewport: loaded.getViewport({ scale: viewport.scale * sharp }),
    });
    const text = new TextLayer({ textContentSource: loaded.streamTextContent(), container: words, viewport });
    cleanup.push(
      () => picture.cancel(),
      () => text.cancel(),
    );
    await Promise.all([picture.promise, text.render()]).catch((error) => {
      if (!stopped) throw error;
    });
  }

  return {
    done: run(),
    ratio: page.then(ratioOf),
    stop: () => {
      stopped = true;
      for (const end of cleanup) end();
      sheet.replaceChildren();
    },
  };
}
