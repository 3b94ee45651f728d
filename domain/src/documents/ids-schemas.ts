/** Schemas of document ids: those that a client may create, and those that may already be stored. */
import * as z from 'zod/mini';
import { bytesOf, isBroken } from '../text/text.ts';

/** The longest id that Firestore allows, in bytes. */
const ID_BYTES = 1_500;

/**
 * A key that the app creates once for each action of the student, so that a call that is sent again has its effect
 * only once.
 */
export const idempotencyKey = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{16,64}$/));

/**
 * The id of a document that a client may create: `isDocumentId` in firestore.rules. Firestore reserves `__…__`.
 */
export const documentId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

/** The id of a vault item that a client may create. It is shorter because it is part of other ids. */
export const vaultId = documentId.check(z.maxLength(64));

/**
 * The id of a document that may exist already: any that Firestore allows. Earlier releases did not require the form
 * of {@link documentId}, and documents with other ids can still be opened, reported and moderated.
 */
export const storedId = z.string().check(z.refine(isStorable));

function isStorable(id: string): boolean {
  const isName = id !== '.' && id !== '..' && !id.includes('/') && !/^__.*__$/s.test(id) && !isBroken(id);
  return isName && id.length > 0 && bytesOf(id) <= ID_BYTES;
}
