import { type FieldProblems, InvalidFormError } from './use-form.ts';

interface Issues {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

interface Schema<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false; error: Issues };
}

/**
 * What a form holds, as its schema reads it.
 *
 * @param field the field's name, for the schema of a single field
 * @throws InvalidFormError with the first message for each field
 */
export function parseForm<Value>(schema: Schema<Value>, typed: unknown, field = ''): Value {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return parsed.data;
  throw new InvalidFormError('', fieldProblems(parsed.error, field));
}

/** The first message for each field of what a schema refused; `field` is the name of what has no path. */
export function fieldProblems(error: Issues | undefined, field = ''): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of error?.issues ?? []) problems[String(path[0] ?? field)] ??= message;
  return problems;
}
