import { DATA_EXPORT } from '@akada/domain/account/account';
import { OWNED_COLLECTIONS, ownedQuery, ownUsesQuery } from '@akada/domain/account/queries';
import type { ExportChunk } from '@akada/domain/account/schemas';
import { documentPaths, sharedCollections, VAULT_USES } from '@akada/domain/documents/paths';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error.ts';
import { claim } from '../lib/claim.ts';
import type { Deps, StreamHandler } from '../lib/handler.ts';
import { readPages } from '../lib/run-query.ts';
import { documentsBelow, objectsOf } from './own-data.ts';

/** Documents, or objects, read at once. Few, because each document can be as large as a megabyte. */
const PAGE = 50;

/** Characters in a piece. A single document can have a million. */
const PIECE = 250_000;

type Exported = ExportChunk[number];

/**
 * Streams all stored data of the caller in pieces, so that the amount is unlimited. It refuses a second export
 * within minutes: an export uses much memory for minutes, and one student's script could block all other students.
 */
export const exportData: StreamHandler<'exportData'> = async (deps, { uid }, _, { send, signal }) => {
  if (!(await claim(deps, documentPaths.exportClaim(uid), DATA_EXPORT.everyMinutes * 60_000))) {
    throw new AppError('resource-exhausted', DATA_EXPORT.tooSoon);
  }
  let documents = 0;
  for await (const page of everything(deps, uid)) {
    for (const piece of piecesOf(page)) {
      if (signal.aborted) return { documents };
      await send(piece);
      documents += piece.length;
    }
  }
  return { documents };
};

async function* everything(deps: Deps, uid: string): AsyncGenerator<Exported[]> {
  const { db } = deps;
  yield [await signInOf(deps, uid)];
  const account = db.doc(documentPaths.account(uid));
  const own = [account, db.doc(documentPaths.profile(uid)), db.doc(documentPaths.points(uid))];
  yield exported(await db.getAll(...own));
  for await (const page of documentsBelow(account, PAGE)) yield exported(page);

  for (const collection of OWNED_COLLECTIONS) {
    // What other students wrote about a file is their data.
    if (collection === sharedCollections.reportedFiles) continue;
    for await (const page of readPages(db, ownedQuery(collection, uid, PAGE))) {
      yield exported(page);
      if (collection !== sharedCollections.vault) continue;
      const notes = page.filter((item) => item.get('file_url') === null);
      const bodies = notes.map(({ id }) => db.doc(documentPaths.note(id)));
      if (bodies.length > 0) yield exported(await db.getAll(...bodies));
    }
  }
  for (const use of VAULT_USES) {
    for await (const page of readPages(db, ownUsesQuery(use, uid, PAGE))) yield exported(page);
  }
  for await (const page of objectsOf(deps.bucket(), uid, PAGE)) {
    yield page.map(({ name, metadata: { size, contentType = null, timeCreated = null } }) => ({
      path: `storage/${name}`,
      data: { size: Number(size), content_type: contentType, created_at: timeCreated },
    }));
  }
}

/** The data that Firebase Auth stores. */
async function signInOf({ auth }: Pick<Deps, 'auth'>, uid: string): Promise<Exported> {
  const { email = null, displayName = null, metadata } = await auth.getUser(uid);
  const iso = (time: string | null | undefined) => (time ? new Date(time).toISOString() : null);
  const created_at = iso(metadata.creationTime);
  return {
    path: `auth/${uid}`,
    data: { email, name: displayName, created_at, last_sign_in_at: iso(metadata.lastSignInTime) },
  };
}

function exported(documents: readonly DocumentSnapshot[]): Exported[] {
  return documents.flatMap((document) => {
    const data = document.data();
    return data ? [{ path: document.ref.path, data: withTexts(data) as Exported['data'] }] : [];
  });
}

/** Converts a value to JSON types; times become ISO texts. */
function withTexts(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(withTexts);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTexts(part)]));
}

/** Splits a page into pieces that are not too long. */
function piecesOf(page: readonly Exported[]): ExportChunk[] {
  const pieces: ExportChunk[] = [];
  let room = 0;
  for (const document of page) {
    const { length } = JSON.stringify(document);
    if (length > room) {
      pieces.push([]);
      room = PIECE;
    }
    pieces.at(-1)?.push(document);
    room -= length;
  }
  return pieces;
}
