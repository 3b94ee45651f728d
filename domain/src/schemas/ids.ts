/** Ids that a client makes. */
import * as z from 'zod/mini';

/** Made once for each time that the student means to do something: sent again, it has its effect once. */
export const idempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** The id of a document that a client may have made. */
export const documentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
