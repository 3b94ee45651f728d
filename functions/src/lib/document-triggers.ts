import { REGION } from '@akada/domain/callables/region';
import type { DocumentData } from 'firebase-admin/firestore';
import {
  type DocumentOptions,
  type DocumentSnapshot,
  type FirestoreEvent,
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { dropEvent, dropIfUnretryable } from './drop-event.ts';
import type { Deps } from './handler.ts';
import { LoggableError } from './log-text.ts';
import { runAndLogFailure } from './platform.ts';

/**
 * A change to one of a student's documents. The same change may arrive more than once, late, and in any order.
 */
export interface DocumentChange {
  /** From the path of the document, or from the `user_id` of a shared one. */
  uid: string;
  /** The document's id. */
  id: string;
  before: DocumentData | undefined;
  after: DocumentData | undefined;
  /** When it happened. */
  at: Date;
}

/** A change with the document's path, for documents whose path has more ids than the student's and their own. */
type PlacedChange = DocumentChange & { path: string };

/** What a trigger does, independent of the platform's event. It must be idempotent. */
export type ChangeHandler = (deps: Deps, change: DocumentChange) => Promise<void>;
export type PlacedChangeHandler = (deps: Deps, change: PlacedChange) => Promise<void>;

/**
 * Runs a handler when a document is written. `document` is a path pattern; it contains `{uid}` unless the documents
 * are shared.
 */
export function whenWritten(document: string, deps: Deps, handler: PlacedChangeHandler) {
  return onDocumentWritten(options(document), (event) =>
    tell(document, handler, deps, event, event.data?.before, event.data?.after),
  );
}

/** See {@link whenWritten}. `needs` overrides the default memory, timeout and concurrency. */
export function whenCreated(
  document: string,
  deps: Deps,
  handler: ChangeHandler,
  needs: Pick<DocumentOptions, 'memory' | 'timeoutSeconds' | 'concurrency'> = {},
) {
  return onDocumentCreated({ ...options(document), ...needs }, (event) =>
    tell(document, handler, deps, event, undefined, event.data),
  );
}

/** See {@link whenWritten}. */
export function whenUpdated(document: string, deps: Deps, handler: ChangeHandler) {
  return onDocumentUpdated(options(document), (event) =>
    tell(document, handler, deps, event, event.data?.before, event.data?.after),
  );
}

/** See {@link whenWritten}. */
export function whenDeleted(
  document: string,
  deps: Deps,
  handler: ChangeHandler,
  needs: Pick<DocumentOptions, 'secrets'> = {},
) {
  return onDocumentDeleted({ ...options(document), ...needs }, (event) =>
    tell(document, handler, deps, event, event.data, undefined),
  );
}

/** Without `retry`, an event whose handler fails would be lost, and with it the points it earns. */
function options(document: string) {
  return { document, region: REGION, retry: true };
}

async function tell(
  pattern: string,
  handler: PlacedChangeHandler,
  deps: Deps,
  event: Pick<FirestoreEvent<unknown, Partial<Record<string, string>>>, 'params' | 'document' | 'time'>,
  was: DocumentSnapshot | undefined,
  is: DocumentSnapshot | undefined,
): Promise<void> {
  const [before, after] = [was?.data(), is?.data()];
  // The emulator also sends an event when a document that does not exist is deleted.
  if (!before && !after) return;
  const uid = event.params.uid ?? (after ?? before)?.user_id;
  const id = event.document.split('/').at(-1);
  const about = { document: pattern, uid: uid ?? null };
  if (!uid || !id) return dropEvent(about, new LoggableError('it names no student'));
  const change = { uid, id, path: event.document, before, after, at: new Date(event.time) };
  await runAndLogFailure(about, () => dropIfUnretryable(event.document, about, () => handler(deps, change)));
}
