import { randomUUID } from 'node:crypto';
import { type MigrationRun, migrationRunSchema } from '@akada/domain/documents/migrations-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import { isConflict, isNotFound, retryOnConflict } from '../lib/retry-on-conflict.ts';
import { changesBetween } from './changes.ts';
import type { BucketOf, Migration } from './migration.ts';

/** Documents read and migrated in parallel. */
const PAGE = 200;

export interface MigrationOptions {
  /** Whether to report what would change and write nothing. */
  isDryRun?: boolean;
  /** Called after each page. */
  onProgress?: (progress: MigrationProgress) => void;
  /** Documents in a page. */
  page?: number;
  now?: () => Date;
  /** For a migration that changes objects. */
  bucketOf?: BucketOf;
}

export interface MigrationProgress {
  read: number;
  changed: number;
  /** The path of the last document. */
  cursor: string | null;
}

/** Thrown when another run has taken over: only one run may continue. */
export class RunTakenOver extends Error {
  constructor(id: string) {
    super(`another run of ${id} took over, so this one stopped`);
  }
}

/**
 * Runs a migration over all its documents, page by page, resuming where an earlier run was interrupted. Each
 * document is written only if it has not changed since it was read, so changes that students make in the meantime
 * survive and are migrated too. A dry run writes nothing.
 *
 * @returns how many documents were read and changed, including earlier runs; in a dry run, by this run only
 * @throws RunTakenOver when another run begins; Error when `migrate` is not idempotent or cannot migrate a document
 */
export async function runMigration(
  db: Firestore,
  migration: Migration,
  { isDryRun = false, onProgress, page = PAGE, now = () => new Date(), bucketOf }: MigrationOptions = {},
): Promise<MigrationProgress> {
  const record = db.doc(documentPaths.migration(migration.id));
  const before = parseDocument(migrationRunSchema, await record.get());
  if (before?.status === 'done') return before;
  const run = isDryRun ? undefined : await begin(record, migration, now());
  let { cursor = null, read, changed }: MigrationProgress = run?.state ?? before ?? NOTHING;
  if (isDryRun) read = changed = 0;
  for (let isLast = false; !isLast; ) {
    const { docs } = await pageBehind(db, migration, cursor, page).get();
    const outcomes = await Promise.all(
      docs.map(async (document) => {
        const isChanged = await migrateOne(db, migration, document, isDryRun);
        const isCopied = (await migration.copy?.(db, document.ref.path, { isDryRun })) ?? false;
        const isMarked = await migrateObject({ db, bucketOf }, migration, document, isDryRun);
        return isChanged || isCopied || isMarked;
      }),
    );
    isLast = docs.length < page;
    cursor = docs.at(-1)?.ref.path ?? cursor;
    read += docs.length;
    changed += outcomes.filter(Boolean).length;
    await run?.save({ cursor, read, changed, status: isLast ? 'done' : 'running', updated_at: now() });
    onProgress?.({ read, changed, cursor });
  }
  return { read, changed, cursor };
}

const NOTHING: MigrationProgress = { read: 0, changed: 0, cursor: null };

/** Claims the migration. This changes its record, so that a run in progress fails at its next page. */
async function begin(record: DocumentReference, { id, version }: Migration, at: Date) {
  const state = await retryOnConflict(async () => {
    const read = await record.get();
    const before = parseDocument(migrationRunSchema, read);
    // The id is always new: a write that changes nothing would not stop the other run.
    const run_id = randomUUID();
    const started: MigrationRun = before
      ? { ...before, run_id, updated_at: at }
      : { version, status: 'running', run_id, ...NOTHING, started_at: at, updated_at: at };
    const { writeTime } = read.exists
      ? await record.update({ ...started }, ifUnchanged(read))
      : await record.create(started);
    return { started, writeTime };
  });
  let lastUpdateTime = state.writeTime;
  return {
    state: state.started,
    async save(change: Partial<MigrationRun>): Promise<void> {
      try {
        lastUpdateTime = (await record.update(change, { lastUpdateTime })).writeTime;
      } catch (error) {
        throw isConflict(error) ? new RunTakenOver(id) : error;
      }
    },
  };
}

function pageBehind(
  db: Firestore,
  { collection, group = false }: Migration,
  cursor: string | null,
  page: number,
): Query {
  const all = (group ? db.collectionGroup(collection) : db.collection(collection)).orderBy(
    FieldPath.documentId(),
  );
  return (cursor === null ? all : all.startAfter(group ? db.doc(cursor) : db.doc(cursor).id)).limit(page);
}

/** @returns whether the document changed, or would */
async function migrateOne(
  db: Firestore,
  migration: Migration,
  found: QueryDocumentSnapshot,
  isDryRun: boolean,
): Promise<boolean> {
  let document: DocumentSnapshot = found;
  return retryOnConflict(async () => {
    const data = document.data();
    if (!data) return false;
    const changes = await changesOf(db, migration, document.ref.path, data);
    if (!changes || isDryRun) return changes !== null;
    try {
      await document.ref.update(changes, ifUnchanged(document));
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      document = await document.ref.get();
      throw error;
    }
  });
}

/** @returns whether the document's object changed, or would */
async function migrateObject(
  { db, bucketOf }: { db: Firestore; bucketOf: BucketOf | undefined },
  { id, migrateObject }: Migration,
  document: QueryDocumentSnapshot,
  isDryRun: boolean,
): Promise<boolean> {
  if (!migrateObject) return false;
  if (!bucketOf) throw new Error(`${id} changes objects in Storage, so it needs the bucket`);
  return migrateObject({ db, bucketOf }, document.data(), { isDryRun });
}

async function changesOf(
  db: Firestore,
  { id, needs, migrate }: Migration,
  path: string,
  data: DocumentData,
): Promise<DocumentData | null> {
  const paths = needs?.(path, data) ?? [];
  const others = paths.length > 0 ? await db.getAll(...paths.map((other) => db.doc(other))) : [];
  const context = { path, needed: others.map((other) => other.data()) };
  const after = migrate(data, context);
  if (changesBetween(after, migrate(after, context))) throw new Error(`${id} is not idempotent: ${path}`);
  return changesBetween(data, after);
}
