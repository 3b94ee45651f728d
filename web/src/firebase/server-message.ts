import { errorCode } from '@akada/domain/errors/error-code';

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

/** The message that a function wrote for the student about its error; undefined if it wrote none. */
export function serverMessage(error: unknown): string | undefined {
  const code = errorCode(error);
  if (!(error instanceof Error) || !SPOKEN.includes(code)) return undefined;
  // When the connection fails, the SDK's message is just the code.
  return `functions/${error.message}` === code ? undefined : error.message;
}
