import { lazyPart } from '@/ui/lazy-part.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';

const loadMarkdown = () => import('@/ui/markdown.tsx').then((file) => file.Markdown);

export const Markdown = lazyPart(loadMarkdown);
export const MarkdownMath = lazyPart(() =>
  import('@/ui/markdown-math.tsx').then((file) => file.MarkdownMath),
);
export const PdfView = lazyPart(
  () => import('@/ui/pdf/pdf-view.tsx').then((file) => file.PdfView),
  <PageSpinner label="Loading the PDF reader" />,
);

/** Loads what every answer needs, while the student still writes. */
export function preloadParts(): void {
  loadMarkdown().catch(() => {});
  import('@/firebase/functions.ts').catch(() => {});
}
