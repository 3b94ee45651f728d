/** A text that no log may contain. A single word, so that ids and file names can contain it too. */
export const MARK = 'zqDearDiaryQz';

/** A marker of eight characters, for short fields. */
export const SHORT_MARK = 'zqdiaryq';

/** Whether a text contains a marker, in capitals or not. */
export function isMarked(text: string): boolean {
  const plain = text.toLowerCase();
  return [MARK, SHORT_MARK].some((mark) => plain.includes(mark.toLowerCase()));
}

/**
 * An error as libraries create them, which quotes its input in the message, in a line like a stack frame, and in its
 * fields. `code` is its gRPC status, with which the message begins.
 */
export function markedError(code = 13): Error {
  const words = `${code} INVALID_ARGUMENT: "${MARK}" is not allowed in users/${MARK}\n    at ${MARK} (/${MARK}.js:1:1)`;
  const error = new Error(words, { cause: new SyntaxError(`Unexpected token '${MARK}' is not valid JSON`) });
  return Object.assign(error, {
    code,
    details: MARK,
    note: words,
    errors: [{ message: MARK, reason: MARK }],
  });
}

/** The same value with the marker in place of every text, number and date, and under one extra key. */
export function marked(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.map(marked), MARK];
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return MARK;
  const fields = Object.entries(value).map(([key, part]) => [key, marked(part)]);
  return { ...Object.fromEntries(fields), [MARK]: { [MARK]: MARK } };
}

/** Invalid variants of an input: wrong types, unknown keys and marked texts in each field. */
export function distorted(input: object): unknown[] {
  const wrong = [MARK, { [MARK]: MARK }, [MARK], [{ [MARK]: [MARK] }], `__${MARK}__`, -1, null];
  const fields = Object.entries(input).flatMap(([key, value]) => [
    ...wrong.map((other) => ({ ...input, [key]: other })),
    ...(typeof value === 'object' && value !== null ? [{ ...input, [key]: { ...value, [MARK]: MARK } }] : []),
    { ...input, [key]: undefined, [MARK]: value },
  ]);
  return [MARK, [MARK], { [MARK]: MARK }, { ...input, [MARK]: { [MARK]: MARK } }, marked(input), ...fields];
}
