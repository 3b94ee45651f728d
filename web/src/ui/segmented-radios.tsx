import { clsx } from 'clsx';
import type { LucideIcon } from './icons.ts';

interface SegmentedRadiosProps<Id extends string> {
  /** The name of the radio group, unique on the page. */
  name: string;
  options: readonly { id: Id; label: string; icon?: LucideIcon }[];
  value: Id;
  onChange: (id: Id) => void;
  /** The classes of the grid that holds the segments. */
  className: string;
  /** The id of the element that describes the choice. */
  describedBy?: string;
}

/** Radio buttons side by side, for a fieldset with a legend. */
export function SegmentedRadios<Id extends string>({
  name,
  options,
  value,
  onChange,
  className,
  describedBy,
}: SegmentedRadiosProps<Id>) {
  return (
    <div className={clsx('grid gap-1 rounded-3xl bg-sunken p-1', className)}>
      {options.map(({ id, label, icon: Icon }) => (
        <label
          key={id}
          className="flex min-h-10 items-center justify-center gap-1.5 rounded-full px-1 text-sm font-semibold text-ink-soft color-transition hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === id}
            onChange={() => onChange(id)}
            aria-describedby={describedBy}
            className="sr-only"
          />
          {Icon && <Icon aria-hidden className="size-4 shrink-0" />} {label}
        </label>
      ))}
    </div>
  );
}
