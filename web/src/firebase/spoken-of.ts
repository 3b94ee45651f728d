/** Codes whose message is the server's word to the student. */
const SPOKEN = [
  'functions/resource-exhausted',
  'functions/invalid-argument',
  'functions/failed-precondition',
  'functions/not-found',
  'functions/already-exists',
  'functions/unavailable',
  'functions/deadline-exceeded',
];

/** What a function says to the student about its refusal; undefined where it says nothing. */
export function spokenOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof Error && SPOKEN.includes(code) ? error.message : undefined;
}
