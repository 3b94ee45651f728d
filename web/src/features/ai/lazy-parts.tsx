import { useEffect, useState } from 'react';
import { lazyPart } from '@/ui/lazy-part.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';

const loadMarkdown = () => import('@/ui/markdown.tsx').then((file) => file.Markdown);

export const Markdown = lazyPart(loadMarkdown);
export const PdfView = lazyPart(
  () => import('@/ui/pdf/pdf-view.tsx').then((file) => file.PdfView),
  <PageSpinner label="Loading the PDF reader" />,
);

type MathPlugins = typeof import('@/ui/markdown-math.tsx').MATH;

let math: MathPlugins | null = null;

/** What sets formulas, once it has loaded; null until then, or where it could not be, and the text stays as it is. */
export function useMath(isNeeded: boolean): MathPlugins | null {
  const [loaded, setLoaded] = useState(math);
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isShown = true;
    const load = () =>
      import('@/ui/markdown-math.tsx').then(
        (file) => {
          math = file.MATH;
          if (isShown) setLoaded(math);
        },
        (error) => {
          console.warn('formulas could not be loaded', error);
          if (isShown) addEventListener('online', load, { once: true });
        },
      );
    void load();
    return () => {
      isShown = false;
      removeEventListener('online', load);
    };
  }, [isNeeded, loaded]);
  return isNeeded ? loaded : null;
}

/** Loads what every answer needs, while the student still writes. */
export function preloadParts(): void {
  loadMarkdown().catch(() => {});
  import('@/firebase/functions.ts').catch(() => {});
}
