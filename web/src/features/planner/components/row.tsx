import { formatDuration } from '@akada/domain/planner/planner';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { DeleteIcon, EditIcon, FocusIcon } from '@/ui/icons.ts';
import { WaitingMark } from './badges.tsx';

interface RowProps {
  title: string;
  done: boolean;
  pending: boolean;
  /** Shown under the title. */
  children: ReactNode;
  onToggle: () => void;
  /** Opens the focus timer for this row; undefined hides the button. */
  onFocus?: (() => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

/** A schedule entry or a task: checkbox, title, details, and buttons to focus, edit and delete. */
export function Row({ title, done, pending, children, onToggle, onFocus, onEdit, onDelete }: RowProps) {
  return (
    <Card className="flex items-start gap-1 py-2 pr-1.5 pl-2">
      <Checkbox checked={done} label={`Completed: ${title}`} onChange={onToggle} />
      <div className="wrap-anywhere min-w-0 grow py-2">
        <h3 className={clsx('line-clamp-4 font-semibold', done && 'text-ink-soft line-through')}>
          {title} {pending && <WaitingMark />}
        </h3>
        {children}
      </div>
      <div className="flex shrink-0">
        {onFocus && (
          <IconButton label={`Focus on ${title}`} className="max-sm:w-9" onClick={onFocus}>
            <FocusIcon aria-hidden className="size-4" />
          </IconButton>
        )}
        <IconButton label={`Edit ${title}`} className="max-sm:w-9" onClick={onEdit}>
          <EditIcon aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={`Delete ${title}`} look="danger" className="max-sm:w-9" onClick={onDelete}>
          <DeleteIcon aria-hidden className="size-4" />
        </IconButton>
      </div>
    </Card>
  );
}

/** The line of facts and badges under a row's title. */
export function RowFacts({ children }: { children: ReactNode }) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
      {children}
    </div>
  );
}

/** How long the focus timer ran for this row, if at all. */
export function FocusedFact({ minutes = 0 }: { minutes: number | undefined }) {
  return minutes > 0 && <span>{formatDuration(minutes)} focused</span>;
}
