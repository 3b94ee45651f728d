import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/ui/dialog.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { PdfView } from '../lazy-parts.tsx';

/** The PDF that a result comes from, open at a page. */
export function CitedPage({
  fileUrl,
  page,
  onClose,
}: {
  fileUrl: string;
  page: number;
  onClose: () => void;
}) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['file-address', fileUrl],
    queryFn: async () => (await import('@/firebase/storage.ts')).fileAddress(fileUrl),
  });
  return (
    <Dialog title={`Page ${page}`} isWide onClose={onClose}>
      {isError && (
        <ErrorState
          message="The PDF is not there any more. Uploads are kept for a day."
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !data && <PageSpinner label="Opening the PDF" />}
      {data && <PdfView url={data} title="The PDF" page={page} />}
    </Dialog>
  );
}
