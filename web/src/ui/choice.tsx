import { CheckIcon } from './icons.ts';

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice to tap, as a radio button or a checkbox. */
export function Choice({ type, name, label, checked, onChange }: ChoiceProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong/60 px-4 py-1.5 text-sm font-semibold color-transition hover:bg-sunken has-checked:border-brand has-checked:bg-brand-tint has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-brand-ink">
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="sr-only"
      />
      {checked && <CheckIcon aria-hidden strokeWidth={3} className="size-4 shrink-0" />}
      {label}
    </label>
  );
}
