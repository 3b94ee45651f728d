/** Opens a page of a PDF, from 1; undefined if there is no PDF. */
export type OnPage = ((page: number) => void) | undefined;

/** '[p. 3]', which opens the page if the PDF is known. */
export function PageLink({ page, onPage }: { page: number; onPage: OnPage }) {
  const label = `[p. ${page}]`;
  if (!onPage) return label;
  return (
    <button type="button" className="text-brand-ink underline" onClick={() => onPage(page)}>
      {label}
    </button>
  );
}
