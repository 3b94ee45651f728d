import type { ReactNode } from 'react';
import { Button } from '@/ui/button.tsx';
import { FlagIcon, NextIcon, PreviousIcon } from '@/ui/icons.ts';

interface ControlsProps {
  isFirst: boolean;
  isLast: boolean;
  isFlagged: boolean;
  onPrevious: () => void;
  onFlag: () => void;
  onNext: () => void;
  /** What is docked above the buttons. */
  children: ReactNode;
}

/** The buttons below a question, which stay in sight. */
export function Controls({
  isFirst,
  isLast,
  isFlagged,
  onPrevious,
  onFlag,
  onNext,
  children,
}: ControlsProps) {
  return (
    <div className="bottom-[calc(var(--bar)+var(--timer)+env(safe-area-inset-bottom))] z-20 -mx-[16px] grid grid-cols-1 gap-2 min-[18rem]:sticky border-t border-line bg-paper px-[16px] py-2 sm:-mx-6 sm:px-6 rail:bottom-(--timer) lg:bottom-(--timer) lg:mx-0 lg:px-0">
      {children}
      <div className="grid gap-2 min-[18rem]:grid-cols-3">
        <Button look="secondary" disabled={isFirst} className="gap-1! px-1!" onClick={onPrevious}>
          <PreviousIcon aria-hidden className="size-4" /> Previous
        </Button>
        <Button look="secondary" aria-pressed={isFlagged} className="px-1!" onClick={onFlag}>
          <FlagIcon aria-hidden className={isFlagged ? 'size-4 fill-marigold' : 'size-4'} />
          {isFlagged ? 'Flagged' : 'Flag'}
        </Button>
        <Button look="secondary" disabled={isLast} className="px-1!" onClick={onNext}>
          Next <NextIcon aria-hidden className="size-4" />
        </Button>
      </div>
    </div>
  );
}
