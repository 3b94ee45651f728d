import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CONTROL_CLASS } from './control-class.ts';

export interface FieldShape {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
}

interface ControlIds {
  id: string;
  /** For a control whose content is part of its accessible name. */
  labelId: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A label, its control, and below it the error or the hint. */
export function Field({
  label,
  error,
  hint,
  optional = false,
  children,
}: FieldShape & { children: (control: ControlIds) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="grid content-start gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children({
        id,
        labelId: `${id}-label`,
        ...(note && { 'aria-describedby': `${id}-note` }),
        ...(error && { 'aria-invalid': true }),
      })}
      {note && (
        <p id={`${id}-note`} className={clsx('text-sm', error ? 'text-danger' : 'text-ink-soft')}>
          {note}
        </p>
      )}
    </div>
  );
}

type Bare<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, 'id' | 'className'>;

/** A one-line text field. */
export function TextField({ label, error, hint, optional, ...props }: FieldShape & Bare<'input'>) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false}>
      {({ labelId: _, ...control }) => (
        <input type="text" {...props} {...control} className={CONTROL_CLASS} />
      )}
    </Field>
  );
}

/** A multi-line text field. */
export function TextAreaField({ label, error, hint, optional, ...props }: FieldShape & Bare<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false}>
      {({ labelId: _, ...control }) => (
        <textarea rows={3} {...props} {...control} className={CONTROL_CLASS} />
      )}
    </Field>
  );
}
