import { clsx } from 'clsx';
import { celebrateTick } from '@/lib/celebrations.ts';
import { CheckIcon } from './icons.ts';

export interface CheckboxProps {
  /** Of the input, for a label elsewhere. */
  id?: string;
  checked: boolean;
  label: string;
  /** Whether it selects one of several things, instead of marking something as done: square, and not celebrated. */
  isChoice?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with a 44 px touch target: round like a tick on a list, or square where several things are chosen. */
export function Checkbox({ id, checked, label, isChoice = false, onChange }: CheckboxProps) {
  return (
    <label className="group relative grid size-11 shrink-0 place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-brand-ink">
      <input
        id={id}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => {
          if (!isChoice) celebrateTick(target.parentElement, target.checked);
          onChange(target.checked);
        }}
        className="peer absolute inset-0 size-full opacity-0"
      />
      <span
        className={clsx(
          'grid size-6 place-items-center border-2 border-line-strong text-transparent color-transition group-hover:border-brand peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand',
          isChoice ? 'rounded-md' : 'rounded-full',
        )}
      >
        <CheckIcon aria-hidden strokeWidth={3} className="size-3.5" />
      </span>
    </label>
  );
}
