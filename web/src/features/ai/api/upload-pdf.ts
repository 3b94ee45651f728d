import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { UPLOADS } from '@akada/domain/vault/uploads';
import { ref } from 'firebase/storage';
import { storage, uploadBlob } from '@/firebase/storage.ts';

/** Uploads a PDF for a tool into the student's own folder, where it is deleted after a day. */
export async function uploadPdf(
  uid: string,
  { name, file }: { name: string; file: File },
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<void> {
  await uploadBlob(ref(storage, `${AI_UPLOADS_FOLDER}/${uid}/${name}`), file, {
    ...options,
    contentType: UPLOADS.pdf.contentType,
  });
}
