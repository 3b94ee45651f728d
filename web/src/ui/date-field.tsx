import { type Day, dayOf, FIRST_WEEKDAY, isDay } from '@akada/domain/days/day';
import { clsx } from 'clsx';
import { format, parseISO } from 'date-fns';
import { useEffect, useId, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { DateIcon } from './icons.ts';
import 'react-day-picker/style.css';
import './calendar.css';
import { currentZone } from '@/lib/zone.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field } from './field.tsx';
import { showCalendar } from './show-calendar.ts';

interface DateFieldProps {
  label: string;
  /** Whether it may be empty; choosing the selected day again then clears it. */
  optional?: boolean;
  error?: string | undefined;
  /** The first day that can be chosen. */
  min?: Day;
  /** A day, or '' for none. */
  value: Day;
  onChange: (day: Day) => void;
}

/**
 * A day, chosen from a calendar that opens below the field: over what follows where there is room, before it on a phone.
 * In a dialog it opens over the dialog, which does not scroll for it.
 */
export function DateField({ label, optional = false, error, min, value, onChange }: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const valueId = useId();
  const selected = isDay(value) ? parseISO(value) : undefined;

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (!field.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }
  const choose = (day: Date | undefined) => {
    onChange(day ? format(day, 'yyyy-MM-dd') : '');
    close();
  };

  return (
    <Field label={label} error={error} optional={optional}>
      {({ labelId, ...control }) => (
        <div ref={field} className="relative grid">
          <button
            {...control}
            ref={button}
            type="button"
            aria-labelledby={`${labelId} ${valueId}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className={clsx(
              CONTROL_CLASS,
              'flex items-center justify-between text-left',
              !selected && 'text-ink-soft',
            )}
          >
            <span id={valueId}>{selected ? format(selected, 'EEE d MMM yyyy') : 'Choose a date'}</span>
            <DateIcon aria-hidden className="size-4 shrink-0 text-ink-soft" />
          </button>
          {open && (
            // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape for its content
            <div
              data-closes-on-escape
              ref={showCalendar}
              onKeyDown={(event) => event.key === 'Escape' && close()}
              className="z-20 mt-1.5 justify-self-center rounded-2xl border border-line bg-surface p-[8px] text-ink sm:absolute sm:top-full sm:left-0 sm:shadow-card"
            >
              <DayPicker
                mode="single"
                autoFocus
                weekStartsOn={FIRST_WEEKDAY}
                required={!optional}
                today={parseISO(dayOf(new Date(), currentZone()))}
                selected={selected}
                {...(selected && { defaultMonth: selected })}
                {...(min && { disabled: { before: parseISO(min) } })}
                onSelect={choose}
                className="calendar"
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
