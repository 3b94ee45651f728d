import { formatDuration } from '@akada/domain/planner/planner';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CONTENT_VISIBILITY } from '@/lib/content-visibility.ts';
import { Card } from '@/ui/card.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { MenuButton } from '@/ui/menu-button.tsx';
import { loadRowMenu } from '../lazy-dialogs.tsx';
import { WaitingMark } from './badges.tsx';
import type { RowMenuProps } from './row-menu.tsx';

/** A list of rows; `as` says whether their order has a meaning. */
export function RowList({ as: List = 'ul', children }: { as?: 'ul' | 'ol'; children: ReactNode }) {
  return (
    <Card className="row-list">
      <List className="divide-y divide-line">{children}</List>
    </Card>
  );
}

interface RowProps extends Omit<RowMenuProps, 'label'> {
  title: string;
  done: boolean;
  pending: boolean;
  /** Shown before the checkbox. */
  lead?: ReactNode;
  /** Shown after the title, as far as there is room. */
  description?: string | undefined;
  /** The line under the title; beside it where the list is wide. */
  children: ReactNode;
  onToggle: () => void;
}

/**
 * A schedule entry or a task as a list item: checkbox, title, one line of facts and a menu. Its title opens the form. On
 * a touch screen it can be dragged to the right to tick it and to the left for its menu (swipe-rows.ts).
 */
export function Row({ title, done, pending, lead, description, children, onToggle, ...menu }: RowProps) {
  return (
    <li className={CONTENT_VISIBILITY.row}>
      <div data-swipe className="flex items-center px-1">
        {lead}
        <Checkbox checked={done} label={`Completed: ${title}`} onChange={onToggle} />
        <div className="row-text min-w-0 grow py-0.5">
          <div className="flex min-w-0 grow items-baseline gap-x-2">
            <h3 className="max-w-full min-w-0 shrink-0">
              <RowTitle title={title} done={done} onPress={menu.onEdit} />
            </h3>
            {pending && <WaitingMark />}
            {description && (
              <p className="min-w-0 truncate text-sm text-ink-soft max-sm:hidden">{description}</p>
            )}
          </div>
          <div className="row-facts flex min-w-0 items-center gap-1.5 text-xs whitespace-nowrap text-ink-soft">
            {children}
          </div>
        </div>
        <MenuButton
          label={`Actions for ${title}`}
          load={loadRowMenu}
          menu={{ label: `Actions for ${title}`, ...menu }}
        />
      </div>
    </li>
  );
}

/** A row's title, in up to two lines, which opens its form. */
export function RowTitle(props: { title: string; done?: boolean; onPress: () => void }) {
  const { title, done, onPress } = props;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className={clsx(
        'line-clamp-2 max-w-full rounded-md text-left font-semibold wrap-anywhere',
        // Small enough for four entries with two lines each on a phone.
        'max-sm:text-[0.9375rem]/[1.2]',
        done && 'text-ink-soft line-through',
      )}
    >
      {title}
    </button>
  );
}

/** The facts and badges of what is no row, in as many lines as they need. */
export function RowFacts({ children }: { children: ReactNode }) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
      {children}
    </div>
  );
}

interface LastFactsProps {
  /** For how many minutes the focus timer ran for this row. */
  focused?: number | undefined;
  /** The subject or tag. */
  subject?: string | undefined;
}

/** The facts of a row that give way first where the line is short, as a whole if only a letter would fit. */
export function LastFacts({ focused = 0, subject }: LastFactsProps) {
  const facts = [focused > 0 && `${formatDuration(focused)} focused`, subject].filter(Boolean);
  return (
    facts.length > 0 && (
      <span className="min-w-0 flex-1">
        <span className="if-room block truncate">{facts.join(' · ')}</span>
      </span>
    )
  );
}
