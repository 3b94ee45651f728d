import type { Note, VaultItem } from '@akada/domain/schemas/vault';
import { recordDownload } from './api/count.ts';

/**
 * Opens a file in a new tab, and records the download. The tab is opened before its address is known: later the
 * browser would take it for a popup.
 *
 * @param id of the item
 * @param fileUrl its `gs://` URL
 * @returns whether it counts as the student's first download of it today
 * @throws what kept the address from being found; the tab is closed again
 */
export async function downloadFile(id: string, fileUrl: string): Promise<boolean> {
  const tab = open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const { fileAddress } = await import('./api/file-url.ts');
    const address = await fileAddress(fileUrl);
    if (tab) tab.location.href = address;
    else location.assign(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
  return recordDownload(id);
}

/** Saves a note as a Markdown file, and records the download; see {@link downloadFile}. */
export async function downloadNote(id: string, { title, content }: Note): Promise<boolean> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`# ${title}\n\n${content}\n`], { type: 'text/markdown' }));
  link.download = `${title.replace(/[\\/:*?"<>|]/g, ' ').trim()}.md`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return recordDownload(id);
}

/** Whether a file's address leads to a file; a note has none. */
export function hasFile(item: Pick<VaultItem, 'file_url'>): item is { file_url: string } {
  return item.file_url !== null;
}
