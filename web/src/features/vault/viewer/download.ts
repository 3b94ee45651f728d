import type { Note } from '@akada/domain/vault/schemas';
import { downloadText } from '@/lib/download-text.ts';
import { recordDownload } from '../api/count.ts';

/**
 * Opens a file in a new tab and counts the download. The tab is opened before its address is known, because the
 * browser would block a later one as a popup.
 *
 * @param id the item's ID
 * @param fileUrl its `gs://` URL
 * @returns whether this was the student's first download of the file today
 * @throws the error that prevented finding the address; the tab is closed again
 */
export async function downloadFile(id: string, fileUrl: string): Promise<boolean> {
  const tab = open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const { fileAddress } = await import('@/firebase/storage.ts');
    const address = await fileAddress(fileUrl);
    if (tab) tab.location.href = address;
    else location.assign(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
  return recordDownload(id);
}

/** Saves a note as a Markdown file and counts the download; see {@link downloadFile}. */
export async function downloadNote(id: string, { title, content }: Note): Promise<boolean> {
  downloadText(`${title}.md`, `# ${title}\n\n${content}\n`, 'text/markdown');
  return recordDownload(id);
}
