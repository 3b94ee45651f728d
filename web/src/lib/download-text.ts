/** How long the blob's URL stays valid: by then the browser has read it. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a text as a file. See {@link downloadFile}. */
export function downloadText(name: string, text: string, type: string): void {
  downloadFile(name, text, `${type};charset=utf-8`);
}

/** Downloads a file. Characters that file systems forbid are removed from its name. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ').trim();
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
