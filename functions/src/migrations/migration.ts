import type { DocumentData } from 'firebase-admin/firestore';
import type { Bucket, Deps } from '../lib/handler.ts';

/**
 * A change to documents that are stored already. How to add one: docs/operations.md, Releases.
 *
 * It must be idempotent (of a document that it has changed it makes the same document again) and tolerant: documents may
 * be of any earlier release, and students write while it runs.
 */
export interface Migration {
  /** Lower case, with hyphens; the id of its record, so it never changes. */
  id: string;
  /** The version of what is stored that it leads to: the first is 2, and the last is STORED_VERSION. */
  version: number;
  /** What it does, as a sentence for the operator. */
  does: string;
  /** The collection whose documents it reads, or with `group` the id of all collections that it reads. */
  collection: string;
  group?: boolean;
  /** Paths of other documents that it needs for one, such as a note's text for its vault item. */
  needs?: (path: string, data: DocumentData) => readonly string[];
  /**
   * What a document becomes, from its data alone. Times are Firestore timestamps.
   *
   * @param data the document's data, which it must not change
   * @param context the document's path, and the data of what it `needs` in order, undefined for what is not there
   * @returns the whole document, or `data` itself where nothing is to be done
   */
  migrate: (
    data: DocumentData,
    context: { path: string; needed: readonly (DocumentData | undefined)[] },
  ) => DocumentData;
  /**
   * Brings the object in Storage that a document names to this version, after the document itself.
   *
   * @param bucketOf opens a bucket by its name
   * @param isDryRun changes nothing
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
