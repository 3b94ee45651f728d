/** Codes whose message the server wrote for the student. */
const SPOKEN = [
  'functions/resource-exhausted',
  'functions/aborted',
  'functions/invalid-argument',
  'functions/failed-precondition',
  'functions/not-found',
  'functions/already-exists',
  'functions/unavailable',
  'functions/deadline-exceeded',
];

/** The message that a function wrote for the student about its refusal; undefined if it wrote none. */
export function serverMessage(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !SPOKEN.includes(code)) return undefined;
  // When the connection fails, the SDK's message is just the code.
  return `functions/${error.message}` === code ? undefined : error.message;
}
