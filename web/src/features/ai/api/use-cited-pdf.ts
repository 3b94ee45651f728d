import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import type { AiFile } from '@akada/domain/ai/file-schemas';
import { useQuery } from '@tanstack/react-query';
import { useStudent } from '@/firebase/auth-session.tsx';
import { NotReadableError } from '@/firebase/failure-reason.ts';
import { FileError } from './file-error.ts';
import { localPdf } from './local-pdfs.ts';
import type { ReadableFile } from './readable-file.ts';

/** A PDF whose pages a result cites: the `gs://` URL that the server stored, or what was chosen on this device. */
export type CitedPdf = string | AiFile;

/** Opens a cited PDF: from this device if it is here, otherwise from Storage. */
export function useCitedPdf(pdf: CitedPdf) {
  const { uid } = useStudent();
  return useQuery({
    queryKey: ['cited-pdf', uid, pdf],
    queryFn: () => openCited(uid, pdf),
    // Without a network the query must fail: if it waited for one, the spinner would never end.
    networkMode: 'always',
    // The SDK retries network failures but not denials, and a file becomes readable only a moment after it is listed.
    retry: (failures, error) => error instanceof NotReadableError && failures < 2,
    retryDelay: 1_000,
  });
}

async function openCited(uid: string, pdf: CitedPdf): Promise<ReadableFile> {
  if (typeof pdf === 'string') return ownUpload(pdf) ?? storedFile(pdf);
  // AI may have read it: then the server has it for a day.
  if (pdf.from === 'upload')
    return localPdf(pdf.name) ?? storedFile(`${AI_UPLOADS_FOLDER}/${uid}/${pdf.name}`);
  const { openFile } = await import('./readable-file.ts');
  const opened = await openFile(uid, pdf);
  if (opened.kind === 'note') throw new FileError('unavailable');
  return opened.pdf;
}

async function storedFile(fileUrl: string): Promise<string> {
  const { fileAddress } = await import('@/firebase/storage.ts');
  return fileAddress(fileUrl);
}

/** The student's upload, if it was chosen here: it needs no data, and stays when the server has deleted it. */
function ownUpload(fileUrl: string): File | null {
  const [folder, , name] = fileUrl.split('/').slice(-3);
  return folder === AI_UPLOADS_FOLDER && name ? localPdf(name) : null;
}
