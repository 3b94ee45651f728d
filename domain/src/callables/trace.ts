/** The trace id of one call, in the message of the app and in the log of the function. */

/** The field in the data of a call; it is not part of any contract. */
const FIELD = 'trace_id';
/**
 * Eight hexadecimal digits, as the app makes them. Eight arbitrary letters could spell a word of the student's.
 */
const PATTERN = /^[0-9a-f]{8}$/;

/** Used if a call has no trace id, or an invalid one. */
export const NO_TRACE = 'none';

/** Adds the trace id to the input of a call. */
export function withTrace<Input extends object>(input: Input, traceId: string): Input {
  return { ...input, [FIELD]: traceId };
}

/** Separates the trace id from received data, which may come from anyone. */
export function takeTrace(data: unknown): { traceId: string; input: unknown } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { traceId: NO_TRACE, input: data ?? {} };
  }
  const { [FIELD]: traceId, ...input } = data as Record<string, unknown>;
  return { traceId: typeof traceId === 'string' && PATTERN.test(traceId) ? traceId : NO_TRACE, input };
}
