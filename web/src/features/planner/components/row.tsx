import { clsx } from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { WaitingMark } from './badges.tsx';

interface RowProps {
  title: string;
  done: boolean;
  pending: boolean;
  /** Under the title. */
  children: ReactNode;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A schedule entry or a task: tick box, title, what there is to know of it, edit and delete. */
export function Row({ title, done, pending, children, onToggle, onEdit, onDelete }: RowProps) {
  return (
    <Card className="flex items-start gap-1 py-2 pr-1.5 pl-2">
      <Checkbox checked={done} label={`Completed: ${title}`} onChange={onToggle} />
      <div className="min-w-0 grow py-2">
        <h3 className={clsx('line-clamp-4 font-semibold', done && 'text-ink-soft line-through')}>
          {title} {pending && <WaitingMark />}
        </h3>
        {children}
      </div>
      <div className="flex shrink-0">
        <IconButton label={`Edit ${title}`} className="max-sm:w-9" onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={`Delete ${title}`} look="danger" className="max-sm:w-9" onClick={onDelete}>
          <Trash2 aria-hidden className="size-4" />
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
