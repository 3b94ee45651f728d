import { Field, type FieldShape } from './field.tsx';
import { Select, type SelectProps } from './select.tsx';

type SelectFieldProps = FieldShape & Omit<SelectProps, 'id'>;

/** A choice from a list. */
export function SelectField({ label, error, hint, optional, options, ...props }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false}>
      {({ labelId: _, ...control }) => <Select {...props} {...control} options={options} />}
    </Field>
  );
}
