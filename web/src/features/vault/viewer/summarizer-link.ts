/** Where the AI summarizes a PDF of the vault. */
export function summarizerPath({ id, filename }: { id: string; filename: string }): string {
  return `/ai/summarizer?${new URLSearchParams({ file: id, name: filename })}`;
}
