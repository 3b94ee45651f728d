import { call } from '@/firebase/functions.ts';

/** Counts a view; resolves to whether it was the student's first today. Never rejects: failures are only logged. */
export function recordView(fileId: string): Promise<boolean> {
  return record('incrementViewCount', fileId);
}

/** Counts a download; see {@link recordView}. */
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
