import { call } from '@/firebase/functions.ts';

/** Records that the student has seen a file; tells whether it is the first time today. Never fails: it is only logged. */
export function recordView(fileId: string): Promise<boolean> {
  return record('incrementViewCount', fileId);
}

/** Records that the student has downloaded a file, see {@link recordView}. */
export function recordDownload(fileId: string): Promise<boolean> {
  return record('incrementDownloadCount', fileId);
}

async function record(
  name: 'incrementViewCount' | 'incrementDownloadCount',
  fileId: string,
): Promise<boolean> {
  try {
    const { counted } = await call(name, { file_id: fileId });
    return counted;
  } catch (error) {
    console.warn(`${name} failed`, error);
    return false;
  }
}
