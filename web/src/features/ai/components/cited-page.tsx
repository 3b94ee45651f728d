import { errorCode } from '@akada/domain/errors/error-code';
import { failureReason, NotReadableError } from '@/firebase/failure-reason.ts';
import { useFileAddress } from '@/firebase/file-address.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { PdfView } from '@/ui/lazy-pdf-view.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { ErrorState } from '@/ui/states.tsx';

/** Shows a cited page of the PDF. */
export function CitedPage({
  fileUrl,
  page,
  onClose,
}: {
  fileUrl: string;
  page: number;
  onClose: () => void;
}) {
  const { data, isError, error, refetch } = useFileAddress(fileUrl);
  return (
    <Dialog title={`Page ${page}`} isWide onClose={onClose}>
      {isError && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!isError && !data && <PageSpinner label="Opening the PDF" />}
      {data && <PdfView source={data} title="The PDF" page={page} />}
    </Dialog>
  );
}

function messageOf(error: Error): string {
  if (errorCode(error) === 'storage/object-not-found') {
    return 'This PDF is no longer available. Uploads are deleted after a day.';
  }
  if (error instanceof NotReadableError) return `Failed to open the PDF: ${failureReason(error)}`;
  return "This PDF couldn't be loaded. Check your network and try again.";
}
