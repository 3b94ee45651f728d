import { useRef } from 'react';
import { CONTROL_CLASS } from './control-class.ts';
import { Field } from './field.tsx';
import { TimeIcon } from './icons.ts';

interface TimeFieldProps {
  label: string;
  required?: boolean;
  error?: string | undefined;
  /** 'HH:MM', or '' for none. */
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** A time of day: typed, or chosen from the browser's own list behind the clock. */
export function TimeField({ label, error, ...props }: TimeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={label} error={error}>
      {({ labelId: _, ...control }) => (
        <span className="relative block">
          <input
            type="time"
            {...props}
            {...control}
            ref={input}
            className={`${CONTROL_CLASS} pr-11 [&::-webkit-calendar-picker-indicator]:hidden`}
          />
          {/* Screen readers and the keyboard have the input itself. */}
          <button
            type="button"
            aria-hidden
            tabIndex={-1}
            onClick={() => input.current?.showPicker?.()}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-soft"
          >
            <TimeIcon className="size-4" />
          </button>
        </span>
      )}
    </Field>
  );
}
