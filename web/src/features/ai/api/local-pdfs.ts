/**
 * PDFs that the student chose on this device. They are uploaded only when AI reads them: the study engine reads them
 * here, without a network. Leaving the app forgets them.
 */
import type { AiFile } from '@akada/domain/ai/file-schemas';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { storedName } from '@akada/domain/vault/stored-files';

type Upload = Extract<AiFile, { from: 'upload' }>;

/** Functions delete uploads after a day; a little less, so that none is deleted while it is read. */
const UPLOAD_LIVES_MS = MS_PER_DAY - 60 * 60_000;

interface LocalPdf {
  file: File;
  /** In milliseconds since 1970; null while it is only on this device. */
  uploadedAt: number | null;
}

const pdfs = new Map<string, LocalPdf>();

/** Remembers a chosen PDF, and returns the name under which it will be uploaded. */
export function addLocalPdf(file: File): Upload {
  const name = storedName(file.name, new Date());
  pdfs.set(name, { file, uploadedAt: null });
  return { from: 'upload', name };
}

/** The PDF that was chosen under a name; null after a reload, or on another device. */
export function localPdf(name: string): File | null {
  return pdfs.get(name)?.file ?? null;
}

/** Whether AI can only read a file after it is uploaded. */
export function needsUpload(file: AiFile): file is Upload {
  if (file.from !== 'upload') return false;
  const pdf = pdfs.get(file.name);
  return pdf !== undefined && !isUploaded(pdf);
}

/**
 * Uploads a PDF of this device into the student's own folder, unless it is there already.
 *
 * @param onProgress gets the share that has arrived, from 0 to 1
 * @throws the Storage SDK's error
 */
export async function uploadLocalPdf(
  uid: string,
  { name }: Upload,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<void> {
  const pdf = pdfs.get(name);
  if (!pdf || isUploaded(pdf)) return;
  const { uploadPdf } = await import('./upload-pdf.ts');
  await uploadPdf(uid, { name, file: pdf.file }, options);
  pdf.uploadedAt = Date.now();
}

/** Makes the next run upload a PDF again, because the server did not find it. */
export function forgetUpload(file: AiFile): void {
  const pdf = file.from === 'upload' && pdfs.get(file.name);
  if (pdf) pdf.uploadedAt = null;
}

function isUploaded({ uploadedAt }: LocalPdf): boolean {
  return uploadedAt !== null && Date.now() - uploadedAt < UPLOAD_LIVES_MS;
}
