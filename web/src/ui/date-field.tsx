import { type Day, isDay } from '@akada/domain/day';
import { clsx } from 'clsx';
import { format, parseISO } from 'date-fns';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { Field } from './field.tsx';

interface DateFieldProps {
  label: string;
  optional?: boolean;
  error?: string | undefined;
  /** A day, or '' for none. */
  value: Day;
  onChange: (day: Day) => void;
}

/** A day chosen from a calendar that unfolds under the field. */
export function DateField({ label, optional, error, value, onChange }: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const selected = isDay(value) ? parseISO(value) : undefined;
  return (
    <Field label={label} error={error} optional={optional ?? false}>
      {(control) => (
        <>
          <button
            {...control}
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className={clsx(
              'flex min-h-11 w-full items-center justify-between rounded-xl border bg-surface px-3.5 py-2 text-left',
              'border-line-strong/70 transition-colors hover:border-line-strong aria-invalid:border-danger',
              !selected && 'text-ink-soft',
            )}
          >
            {selected ? format(selected, 'EEE d MMMM yyyy') : 'Choose a date'}
            <CalendarDays aria-hidden className="size-4 shrink-0 text-ink-soft" />
          </button>
          {open && (
            <DayPicker
              mode="single"
              autoFocus
              selected={selected}
              {...(selected && { defaultMonth: selected })}
              onSelect={(day) => {
                onChange(day ? format(day, 'yyyy-MM-dd') : '');
                setOpen(false);
              }}
              className="calendar justify-self-center rounded-2xl border border-line p-2"
            />
          )}
        </>
      )}
    </Field>
  );
}
