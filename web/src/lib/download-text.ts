/** How long the blob's URL stays valid: by then the browser has read it. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a text as a file. Characters that file systems forbid are removed from the name. */
export function downloadText(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ').trim();
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
