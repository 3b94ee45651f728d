/**
 * The status of an error of the Admin SDK: a gRPC status from Firestore, an HTTP status from Storage; undefined for any
 * other error. Errors of Auth have a text instead (domain/src/errors/error-code.ts).
 */
export function statusCode(error: unknown): number | undefined {
  return error instanceof Error && 'code' in error ? Number(error.code) : undefined;
}
