import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { Bucket, Deps } from '../lib/handler.ts';

/**
 * A change to stored documents. To add one, see docs/operations.md, Releases.
 *
 * It must be idempotent, so that migrating a document again changes nothing, and tolerant: a document may come from
 * any earlier release, and students write while it runs.
 */
export interface Migration {
  /** Lower case with hyphens. It is the id of the record of the migration, so it never changes. */
  id: string;
  /** The stored version after it: 2 for the first migration, STORED_VERSION for the last. */
  version: number;
  /** What it does, as a sentence for the operator. */
  does: string;
  /** The collection to migrate or, with `group`, the id of all collections to migrate. */
  collection: string;
  group?: boolean;
  /** Paths of other documents needed to migrate one, such as the text of a note for its vault item. */
  needs?: (path: string, data: DocumentData) => readonly string[];
  /**
   * Returns the migrated document, from its data alone. Times are Firestore timestamps.
   *
   * @param data the document's data, which it must not change
   * @param context the document's path, and the data of the documents it `needs` in order, undefined for missing ones
   * @returns the whole document, or `data` itself if nothing changes
   */
  migrate: (
    data: DocumentData,
    context: { path: string; needed: readonly (DocumentData | undefined)[] },
  ) => DocumentData;
  /**
   * Copies a document to another place, after migrating the document itself.
   *
   * @param isDryRun whether to change nothing
   * @returns whether anything changed, or would
   */
  copy?: (db: Firestore, path: string, options: { isDryRun: boolean }) => Promise<boolean>;
  /**
   * Migrates the Storage object that a document refers to, after the document itself.
   *
   * @param bucketOf opens a bucket by its name
   * @param isDryRun whether to change nothing
   * @returns whether anything changed, or would
   */
  migrateObject?: (
    stores: Pick<Deps, 'db'> & { bucketOf: BucketOf },
    data: DocumentData,
    options: { isDryRun: boolean },
  ) => Promise<boolean>;
}

/** Opens a bucket by its name. */
export type BucketOf = (name: string) => Bucket;
