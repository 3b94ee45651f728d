import { useId } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

interface CheckboxRowProps extends Omit<CheckboxProps, 'id' | 'isChoice'> {
  /** What tells this row from another one with the same label. */
  about?: string;
}

/** A checkbox that chooses something, with its words beside it, which can be tapped too. */
export function CheckboxRow({ label, about, ...props }: CheckboxRowProps) {
  const id = useId();
  return (
    // Never wraps, so that the words stay beside the box where text is large.
    <div className="flex flex-nowrap! items-center gap-1">
      <Checkbox {...props} isChoice id={id} label={about ? `${label}, ${about}` : label} />
      <label htmlFor={id} aria-hidden className="min-w-0 grow cursor-pointer py-1 wrap-anywhere">
        {label}
        {about && <span className="block text-sm text-ink-soft">{about}</span>}
      </label>
    </div>
  );
}
