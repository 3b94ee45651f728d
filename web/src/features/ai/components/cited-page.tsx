import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { errorCode } from '@akada/domain/errors/error-code';
import { type ReactNode, useState } from 'react';
import { failureReason, NotReadableError, OfflineError } from '@/firebase/failure-reason.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { PdfView } from '@/ui/lazy-pdf-view.tsx';
import type { OnPage } from '@/ui/page-link.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { FileError } from '../api/file-error.ts';
import { type CitedPdf, useCitedPdf } from '../api/use-cited-pdf.ts';

/**
 * The pages that a result cites.
 *
 * @returns what opens a page, and the dialog to render
 */
export function useCitedPages(pdf: CitedPdf | null): [OnPage, ReactNode] {
  const [page, setPage] = useState<number | null>(null);
  if (!pdf) return [undefined, null];
  return [setPage, page !== null && <CitedPage pdf={pdf} page={page} onClose={() => setPage(null)} />];
}

interface CitedPageProps {
  pdf: CitedPdf;
  page: number;
  onClose: () => void;
}

/** Shows a cited page of the PDF. */
export function CitedPage({ pdf, page, onClose }: CitedPageProps) {
  const { data, isError, error, refetch } = useCitedPdf(pdf);
  return (
    <Dialog title={`Page ${page}`} isWide onClose={onClose}>
      {isError && <ErrorState message={messageOf(pdf, error)} onRetry={() => void refetch()} />}
      {!isError && !data && <PageSpinner label="Opening the PDF" />}
      {data && <PdfView source={data} title="The PDF" page={page} />}
    </Dialog>
  );
}

function messageOf(pdf: CitedPdf, error: Error): string {
  if (errorCode(error) === 'storage/object-not-found' || error instanceof FileError) {
    return isUpload(pdf)
      ? "This PDF is no longer here. Akada keeps your own PDFs while it's open, or for a day if AI read them."
      : 'This PDF is no longer available. It may have been deleted or hidden.';
  }
  if (error instanceof NotReadableError || error instanceof OfflineError)
    return `Failed to open the PDF: ${failureReason(error)}`;
  return "This PDF couldn't be loaded. Check your network and try again.";
}

function isUpload(pdf: CitedPdf): boolean {
  return typeof pdf === 'string' ? pdf.includes(`/${AI_UPLOADS_FOLDER}/`) : pdf.from === 'upload';
}
