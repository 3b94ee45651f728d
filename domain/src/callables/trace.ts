/** The id of one click: it goes with a call, and stands in the log of the app and of the function. */

/** The field of a call's data that carries it; contracts do not know it. */
const FIELD = 'trace_id';
/** Of digits as the app makes them: eight letters of any kind could be a word. */
const PATTERN = /^[0-9a-f]{8}$/;

/** Stands for a call that brought no id, or none of ours. */
export const NO_TRACE = 'none';

/** What is sent: a call's input with its id. */
export function withTrace<Input extends object>(input: Input, traceId: string): Input {
  return { ...input, [FIELD]: traceId };
}

/** What has arrived, taken apart; anybody may have sent it. */
export function takeTrace(data: unknown): { traceId: string; input: unknown } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { traceId: NO_TRACE, input: data ?? {} };
  }
  const { [FIELD]: traceId, ...input } = data as Record<string, unknown>;
  return { traceId: typeof traceId === 'string' && PATTERN.test(traceId) ? traceId : NO_TRACE, input };
}
