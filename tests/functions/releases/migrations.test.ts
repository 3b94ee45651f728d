import { randomUUID } from 'node:crypto';
import { migrateAll } from '@akada/admin/migrate';
import { documentPaths } from '@akada/domain/documents/paths';
import { withDates } from '@akada/domain/documents/stored';
import { MIGRATIONS } from '@akada/functions/src/migrations/index.ts';
import type { Migration } from '@akada/functions/src/migrations/migration.ts';
import { RunTakenOver, runMigration } from '@akada/functions/src/migrations/run-migration.ts';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { describe, expect, test } from 'vitest';
import { documentsOf, RELEASES, readErrors } from '../../releases/releases.ts';
import { TODAYS_SCHEMAS } from '../../releases/todays-schemas.ts';
import { NOW } from '../../support/backend.ts';

/** A separate project, so that no other test's documents are migrated. */
const db = getFirestore(initializeApp({ projectId: 'demo-akada-migrations' }, 'migrations'));
const storage = getStorage(initializeApp({ projectId: 'demo-akada-migrations' }, 'migrated-objects'));
const stores = (db: Firestore) => ({ db, bucketOf: (name: string) => storage.bucket(name) });
const PAGE = 4;
const COUNT = 10;

/** A migration for these tests: adds a folded name, and removes the field `old`. */
function folding(collection: string, change: Partial<Migration> = {}): Migration {
  return {
    id: `fold-${collection}`,
    version: 2,
    does: 'Folds the names.',
    collection,
    migrate: ({ old: _, ...data }) => ({ ...data, folded: String(data.name).toLowerCase() }),
    ...change,
  };
}

/** Creates a collection of files named A to J, each with a field that no release knows. */
async function newFiles(): Promise<string> {
  const collection = `files-${randomUUID()}`;
  const batch = db.batch();
  for (let index = 0; index < COUNT; index += 1) {
    const name = String.fromCharCode(65 + index);
    batch.set(db.doc(`${collection}/${name}`), { name, old: true, at: NOW, unknown: { index } });
  }
  await batch.commit();
  return collection;
}

async function contents(collection: string) {
  const { docs } = await db.collection(collection).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

const MIGRATED = Array.from({ length: COUNT }, (_, index) => {
  const name = String.fromCharCode(65 + index);
  return { id: name, name, folded: name.toLowerCase(), at: expect.anything(), unknown: { index } };
});
const recordOf = async (id: string) => (await db.doc(documentPaths.migration(id)).get()).data();
const options = { page: PAGE, now: () => NOW };

describe('a migration', () => {
  test('changes every document once, keeps unknown fields, and reports each page', async () => {
    const collection = await newFiles();
    const pages: number[] = [];

    const result = await runMigration(db, folding(collection), {
      ...options,
      onProgress: ({ read }) => pages.push(read),
    });

    expect(result).toMatchObject({ read: COUNT, changed: COUNT, cursor: `${collection}/J` });
    expect(pages).toEqual([4, 8, 10]);
    expect(await contents(collection)).toEqual(MIGRATED);
    expect(await recordOf(`fold-${collection}`)).toMatchObject({ status: 'done', version: 2, read: 10 });
  });

  test('writes nothing in a dry run, not even its record', async () => {
    const collection = await newFiles();
    const before = await contents(collection);

    const result = await runMigration(db, folding(collection), { ...options, isDryRun: true });

    expect(result).toMatchObject({ read: COUNT, changed: COUNT });
    expect(await contents(collection)).toEqual(before);
    expect(await recordOf(`fold-${collection}`)).toBeUndefined();
  });

  test('changes nothing when it is run a second time', async () => {
    const collection = await newFiles();
    await runMigration(db, folding(collection), options);
    const [record, { updateTime }] = [
      await recordOf(`fold-${collection}`),
      await db.doc(`${collection}/A`).get(),
    ];

    await runMigration(db, folding(collection), options);

    expect(await recordOf(`fold-${collection}`)).toEqual(record);
    expect((await db.doc(`${collection}/A`).get()).updateTime).toEqual(updateTime);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'resumes after an interruption at document %i, without reading finished pages again',
    async (fatal) => {
      const collection = await newFiles();
      let seen = 0;
      const read: string[] = [];
      const { migrate } = folding(collection);
      const failing = folding(collection, {
        migrate: (data, context) => {
          if (context.path.endsWith(`/${String.fromCharCode(64 + fatal)}`) && data.old) {
            seen += 1;
            throw new Error('the network went away');
          }
          return migrate(data, context);
        },
      });
      await expect(runMigration(db, failing, options)).rejects.toThrow('the network went away');
      expect(seen).toBe(1);

      const resumed = folding(collection, {
        migrate: (data, context) => {
          read.push(context.path);
          return migrate(data, context);
        },
      });
      await runMigration(db, resumed, options);

      expect(await contents(collection)).toEqual(MIGRATED);
      const finished = Math.floor((fatal - 1) / PAGE) * PAGE;
      expect(new Set(read).size).toBe(COUNT - finished);
      expect(await recordOf(`fold-${collection}`)).toMatchObject({ status: 'done', read: COUNT });
    },
  );

  test('is done once when it is started four times at once: the earlier runs stop', async () => {
    const collection = await newFiles();

    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => runMigration(db, folding(collection), { ...options, page: 1 })),
    );

    expect(await contents(collection)).toEqual(MIGRATED);
    const stopped = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    for (const reason of stopped) expect(reason).toBeInstanceOf(RunTakenOver);
    expect(stopped.length).toBeLessThan(4);
    expect(await recordOf(`fold-${collection}`)).toMatchObject({ status: 'done', read: COUNT });
  });

  test('does not lose a change that a student makes to a document during the run', async () => {
    const collection = await newFiles();
    let isWritten = false;
    const { migrate } = folding(collection);
    const slow = folding(collection, {
      needs: (path) => [path],
      migrate: (data, context) => migrate(data, context),
    });
    const racing = new Proxy(db, {
      get(target, key) {
        if (key !== 'getAll') {
          const value = Reflect.get(target, key);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return async (...refs: Parameters<typeof db.getAll>) => {
          const read = await target.getAll(...refs);
          // Write right after A was read and before it is migrated.
          if (!isWritten && refs.some((ref) => 'path' in ref && ref.path === `${collection}/A`)) {
            isWritten = true;
            await target.doc(`${collection}/A`).update({ name: 'RENAMED' });
          }
          return read;
        };
      },
    });

    await runMigration(racing, slow, options);

    expect((await db.doc(`${collection}/A`).get()).data()).toMatchObject({
      name: 'RENAMED',
      folded: 'renamed',
    });
  });

  test('gets the documents that it needs, and can run on a collection group', async () => {
    const collection = `parts-${randomUUID()}`;
    const parent = `files-${randomUUID()}`;
    for (const id of ['one', 'two', 'three']) {
      await db.doc(`${parent}/${id}`).set({ title: `Title of ${id}` });
      await db.doc(`${parent}/${id}/${collection}/body`).set({ content: id });
    }

    const result = await runMigration(
      db,
      {
        id: `titles-${collection}`,
        version: 2,
        does: 'Copies titles.',
        collection,
        group: true,
        needs: (path) => [path.split('/').slice(0, 2).join('/')],
        migrate: (data, { needed: [item] }) => ({ ...data, title: item?.title }),
      },
      { ...options, page: 2 },
    );

    expect(result).toMatchObject({ read: 3, changed: 3 });
    expect((await db.doc(`${parent}/two/${collection}/body`).get()).data()).toEqual({
      content: 'two',
      title: 'Title of two',
    });
  });

  test('that is not idempotent is stopped before it writes', async () => {
    const collection = await newFiles();
    const before = await contents(collection);

    await expect(
      runMigration(
        db,
        folding(collection, { migrate: (data) => ({ ...data, name: `${data.name}+` }) }),
        options,
      ),
    ).rejects.toThrow('is not idempotent');

    expect(await contents(collection)).toEqual(before);
  });
});

test('the migrate command reports what each migration does and how many documents it changed', async () => {
  const collection = await newFiles();
  const lines: string[] = [];

  await migrateAll(stores(db), [folding(collection)], true, (line) => lines.push(line));
  await migrateAll(stores(db), [folding(collection)], false, (line) => lines.push(line));

  expect(lines).toEqual([
    `fold-${collection}: Folds the names.`,
    '  10 read, 10 to change',
    'Dry run, nothing written: 10 read, 10 to change.',
    expect.stringContaining('migrations lead to version'),
    `fold-${collection}: Folds the names.`,
    '  10 read, 10 changed',
    'Done: 10 read, 10 changed.',
    expect.stringContaining('Stored documents are at version'),
  ]);
});

test.each(RELEASES)(
  'every migration runs on the documents of release %s, and leaves them readable',
  async (release) => {
    const copy = getFirestore(initializeApp({ projectId: `demo-release-${release}` }, release));
    const documents = documentsOf(release);
    const writer = copy.bulkWriter();
    for (const [path, data] of documents) void writer.set(copy.doc(path), data);
    await writer.close();
    const report = () => undefined;

    await migrateAll(stores(copy), MIGRATIONS, true, report);
    await migrateAll(stores(copy), MIGRATIONS, false, report);
    await migrateAll(stores(copy), MIGRATIONS, false, report);

    const migrated = await copy.getAll(...[...documents.keys()].map((path) => copy.doc(path)));
    const read = migrated.map(
      (document) => [document.ref.path, withDates(document.data()) as object] as const,
    );
    expect(read).toHaveLength(documents.size);
    expect(readErrors(read, TODAYS_SCHEMAS)).toEqual([]);
  },
);
