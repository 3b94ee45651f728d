/**
 * An error as the log has it: its stack and that of its cause, for of the Error itself JSON shows nothing. What its
 * message quotes is left out: a text that could not be read may be a student's. What is no Error is as it is written.
 */
export function logged(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack = String(error), cause } = error;
  // Of a schema's complaint the message is JSON, of what it asks for and not of what it got.
  const said = 'issues' in error ? message : message.replace(/".*"/su, '"…"');
  const own = stack.replace(message, () => said);
  return cause === undefined ? own : `${own}\nbecause of ${logged(cause)}`;
}
