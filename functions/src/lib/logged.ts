/**
 * An error as the log has it: its stack and that of its cause, for of the Error itself JSON shows nothing. What its
 * message quotes is left out: a text that could not be read may be a student's. What is no Error is as it is written.
 */
export function logged(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack = String(error), cause } = error;
  const issues = issuesOf(error);
  const said = issues.length > 0 ? issues.join('; ') : message.replace(/".*"/su, '"…"');
  const own = stack.replace(message, () => said);
  return cause === undefined ? own : `${own}\nbecause of ${logged(cause)}`;
}

/**
 * What a schema complains of, for the log: each complaint's code and the fields that lead to it. Not its message, which
 * can hold unknown keys or values: those may be a student's words.
 *
 * @returns nothing for an error that is not a schema's
 */
export function issuesOf(error: object): string[] {
  if (!('issues' in error && Array.isArray(error.issues))) return [];
  return error.issues.map(({ code, path }: { code?: string; path?: readonly PropertyKey[] }) =>
    [code ?? 'custom', ...(path?.length ? [path.map(String).join('.')] : [])].join(' at '),
  );
}
