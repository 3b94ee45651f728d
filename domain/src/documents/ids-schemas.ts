/** Ids of documents: what a client may make, and what one that is stored may have. */
import * as z from 'zod/mini';
import { bytesOf, isBroken } from '../text/text.ts';

/** The most bytes that an id can have in Firestore. */
const ID_BYTES = 1_500;

/** Made once for each time that the student means to do something: sent again, it has its effect once. */
export const idempotencyKey = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{16,64}$/));

/** The id of a document that a client may make: `isDocumentId` in firestore.rules. Firestore keeps `__…__` for itself. */
export const documentId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

/** The id of a vault item that a client may make. It is shorter, as it is part of others' ids. */
export const vaultId = documentId.check(z.maxLength(64));

/**
 * The id of a document that may be there already: any that Firestore takes. Ids were not always asked to be as
 * {@link documentId} says, and what has another one can be opened, reported and moderated like the rest.
 */
export const storedId = z.string().check(z.refine(isStorable));

function isStorable(id: string): boolean {
  const isName = id !== '.' && id !== '..' && !id.includes('/') && !/^__.*__$/s.test(id) && !isBroken(id);
  return isName && id.length > 0 && bytesOf(id) <= ID_BYTES;
}
