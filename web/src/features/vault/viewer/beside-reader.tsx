import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The width from which an open file has room beside its list. In rem: with larger text it opens over the list. */
export const ROOM_FOR_READER = '(min-width: 75rem)';

interface BesideReaderProps {
  /** The open file; null while none is open, or where there is no room for it. */
  reader: ReactNode;
  children: ReactNode;
}

/** A list, and beside it the open file. */
export function BesideReader({ reader, children }: BesideReaderProps) {
  return (
    <div className={clsx('grid grid-cols-1 items-start gap-6', reader && 'grid-cols-[20rem_minmax(0,1fr)]!')}>
      <div className="@container/page grid min-w-0 grid-cols-1 gap-6">{children}</div>
      {reader}
    </div>
  );
}
