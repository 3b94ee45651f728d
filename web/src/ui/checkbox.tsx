import { celebrateTick } from '@/lib/celebrations.ts';
import { CheckIcon } from './icons.ts';

export interface CheckboxProps {
  /** Of the input, for a label elsewhere. */
  id?: string;
  checked: boolean;
  label: string;
  onChange: (checked: boolean) => void;
}

/** A round checkbox with a 44 px touch target. */
export function Checkbox({ id, checked, label, onChange }: CheckboxProps) {
  return (
    <label className="group relative grid size-11 shrink-0 place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-brand-ink">
      <input
        id={id}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => {
          celebrateTick(target.parentElement, target.checked);
          onChange(target.checked);
        }}
        className="peer absolute inset-0 size-full opacity-0"
      />
      <span className="grid size-6 place-items-center rounded-full border-2 border-line-strong text-transparent transition-colors group-hover:border-brand peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand">
        <CheckIcon aria-hidden strokeWidth={3} className="size-3.5" />
      </span>
    </label>
  );
}
