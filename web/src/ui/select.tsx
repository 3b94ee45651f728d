import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class.ts';
import { OpenListIcon } from './icons.ts';
import './select.css';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  options: readonly { value: string; label: string }[];
}

/**
 * The browser's own select in our look. With a mouse its list has our look too, where the browser allows it
 * (styles.css); a phone shows its own list, the easiest one to use with a thumb.
 */
export function Select({ options, ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select {...props} className={clsx(CONTROL_CLASS, 'select appearance-none truncate pr-11')}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <OpenListIcon
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 text-ink-soft"
      />
    </span>
  );
}
