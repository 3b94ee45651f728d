import { lazyPart } from './lazy-part.tsx';
import { PageSpinner } from './spinner.tsx';

/** The PDF reader. It is large, so it loads when a PDF is opened. */
export const PdfView = lazyPart(
  () => import('./pdf/pdf-view.tsx').then((file) => file.PdfView),
  <PageSpinner label="Loading the PDF reader" />,
);
