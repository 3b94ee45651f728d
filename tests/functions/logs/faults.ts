/** Failures of every service that the functions use. Their errors quote the input, as real ones do. */
import { getAuth } from 'firebase-admin/auth';
import {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  getFirestore,
  Query,
  WriteBatch,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { vi } from 'vitest';
import { MARK, marked, markedError } from './marker.ts';

type Methods = Record<string, (...args: never[]) => unknown>;

function fail(target: object, ...names: string[]): void {
  failWith(markedError(), target, ...names);
}

function failWith(error: Error, target: object, ...names: string[]): void {
  for (const name of names) vi.spyOn(target as Methods, name).mockRejectedValue(error);
}

/** Makes the model and the payment provider give this answer. */
function answer(status: number, body: string): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

const piece = (text: string, finishReason: string) =>
  `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text }] }, finishReason }] })}\r\n\r\n`;
const refusal = JSON.stringify({ status: 'error', message: MARK, error: { code: 400, message: MARK } });

/** The failures by name. Not every function meets each of them. */
export const FAULTS: Record<string, () => void> = {
  'nothing fails': () => answer(200, piece(MARK, 'STOP')),
  'the model blocks its answer': () => answer(200, piece('', 'SAFETY')),
  'the model and the provider refuse': () => answer(400, refusal),
  'the model and the provider are overloaded': () => answer(503, refusal),
  'the model and the provider answer with invalid JSON': () => answer(200, `data: {"${MARK}\r\n\r\n`),
  'the model and the provider cannot be reached': () => {
    vi.stubGlobal('fetch', async () => Promise.reject(markedError()));
  },
  'Firestore cannot be read': () => {
    answer(200, piece(MARK, 'STOP'));
    fail(DocumentReference.prototype, 'get');
    fail(Query.prototype, 'get');
    fail(Object.getPrototypeOf(getFirestore().collection('any').count()) as object, 'get');
    fail(Firestore.prototype, 'getAll', 'runTransaction');
  },
  'Firestore rejects requests as invalid': () => {
    answer(200, piece(MARK, 'STOP'));
    failWith(markedError(3), DocumentReference.prototype, 'get');
    failWith(markedError(3), Query.prototype, 'get');
    failWith(markedError(3), Firestore.prototype, 'getAll', 'runTransaction');
  },
  'Firestore cannot be queried': () => {
    answer(200, piece(MARK, 'STOP'));
    fail(Query.prototype, 'get');
  },
  'Firestore cannot be written': () => {
    answer(200, piece(MARK, 'STOP'));
    // Permission denied: the SDK repeats a transaction after other errors, and waits for minutes in all.
    failWith(markedError(7), WriteBatch.prototype, '_commit');
  },
  'stored documents do not match their schemas': () => {
    answer(200, piece(MARK, 'STOP'));
    const { data } = DocumentSnapshot.prototype;
    vi.spyOn(DocumentSnapshot.prototype, 'data').mockImplementation(function (this: DocumentSnapshot) {
      const found = data.call(this);
      return found && (marked(found) as typeof found);
    });
  },
  'Storage fails': () => {
    answer(200, piece(MARK, 'STOP'));
    const bucket = getStorage().bucket();
    fail(Object.getPrototypeOf(bucket) as object, 'getFiles', 'deleteFiles');
    const file = Object.getPrototypeOf(bucket.file('any')) as object;
    fail(file, 'getMetadata', 'setMetadata', 'download', 'delete', 'save', 'exists');
  },
  'Auth fails': () => {
    answer(200, piece(MARK, 'STOP'));
    fail(getAuth(), 'getUser', 'updateUser', 'deleteUser', 'revokeRefreshTokens');
  },
};
