import type { FieldProblems } from '@/lib/use-form.ts';

/** Returns a function that gives the props of the text or select field for the value of that name. */
export function fieldProps<Values extends object>(
  values: Values,
  problems: FieldProblems<string & keyof Values>,
  onChange: (changed: Partial<Values>) => void,
) {
  return (name: string & keyof Values) => ({
    value: String(values[name]),
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ [name]: target.value } as Partial<Values>),
  });
}
