import type { ReactNode } from 'react';

const FORM = 'min-w-0';
const LIST = 'min-w-0 @2xl/page:col-start-2 @2xl/page:row-start-1';
/** On a desktop as high as the screen, so that the form and the figures stay beside the entries. */
const PINNED =
  '@2xl/page:row-span-2 @4xl/page:sticky @4xl/page:top-[calc(var(--bar)+12px)] @4xl/page:-m-3 @4xl/page:max-h-[calc(100dvh-var(--bar)-24px)] @4xl/page:overflow-y-auto @4xl/page:p-3';
const FIGURES =
  'grid min-w-0 grid-cols-1 gap-4 @4xl/page:grid-cols-2 @4xl/page:*:[&:nth-child(n+3)]:col-span-2';
/** Without entries the list is below the form, as its text says, and the figures are beside both. */
const BESIDE =
  'grid min-w-0 grid-cols-1 gap-4 @2xl/page:col-start-2 @2xl/page:row-span-2 @2xl/page:row-start-1';

interface JournalColumnsProps {
  /** Whether the student has no entry yet. */
  isEmpty: boolean;
  /** The form, the entries and the figures. */
  children: [form: ReactNode, list: ReactNode, figures: ReactNode];
}

/** The parts of the journal: one below the other on a phone; else the entries beside the form, with the figures below it. */
export function JournalColumns({ isEmpty, children: [form, list, figures] }: JournalColumnsProps) {
  const columns = isEmpty
    ? '@2xl/page:grid-cols-[minmax(0,1fr)_20rem]'
    : '@2xl/page:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]';
  return (
    <div className={`grid grid-cols-1 items-start gap-6 ${columns} @2xl/page:grid-rows-[auto_1fr]`}>
      <div className={FORM}>{form}</div>
      <div className={isEmpty ? FORM : `${LIST} ${PINNED}`}>{list}</div>
      <aside aria-label="Figures" className={isEmpty ? BESIDE : FIGURES}>
        {figures}
      </aside>
    </div>
  );
}
