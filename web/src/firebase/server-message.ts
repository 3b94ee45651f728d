/** Codes whose message is the server's word to the student. */
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

/** What a function says to the student about its refusal; undefined where it says nothing. */
export function serverMessage(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !SPOKEN.includes(code)) return undefined;
  // Where the connection gave up, the SDK's message is the code itself.
  return `functions/${error.message}` === code ? undefined : error.message;
}
