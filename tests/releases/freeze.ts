/**
 * Freezes the checked-out release: `npm run freeze-release -- <name>` writes its demo data, at a fixed time, and its
 * schemas to `tests/releases/<name>/`. docs/operations.md says when to do it.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seed } from '@akada/emulators/seed/seed';
import { startSuite } from '@akada/emulators/suite/start-suite';
import { build } from 'esbuild';
import { type CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { openProject } from '../support/contents.ts';

/** A Sunday, so that the demo's week is complete. */
const NOW = new Date('2026-03-01T08:00:00.000Z');

/** The number of documents that are frozen of each collection, besides all of the demo student's. */
const DOCUMENTS_PER_COLLECTION = 3;
const DEMO_STUDENT = 'demo-student';

const name = process.argv[2];
if (!name || !/^[a-z0-9.-]+$/.test(name)) throw new Error('Usage: npm run freeze-release -- <name>');
const folder = join(import.meta.dirname, name);
mkdirSync(folder, { recursive: true });
await freezeSchemas();
await freezeDocuments();

/** Bundles every schema of the release into one readable module that imports only zod. */
async function freezeSchemas(): Promise<void> {
  const domain = join(import.meta.dirname, '../../domain/src');
  const modules = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('schemas.ts'),
  );
  await build({
    stdin: {
      contents: modules
        .sort()
        .map((file) => `export * from './${file}';`)
        .join('\n'),
      resolveDir: domain,
    },
    outfile: join(folder, 'schemas.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    external: ['zod/mini'],
    banner: {
      js: `// Frozen: the schemas of release ${name}, made by tests/releases/freeze.ts. Never edited.`,
    },
  });
}

async function freezeDocuments(): Promise<void> {
  const suite = await startSuite({ mode: 'restore', services: ['auth', 'firestore', 'storage'] });
  Object.assign(process.env, suite.env);
  const project = openProject(suite.projectId);
  try {
    await seed({ projectId: suite.projectId, now: NOW });
    const documents: Record<string, unknown> = {};
    for (const collection of await project.db.listCollections()) {
      await collect(collection, documents);
    }
    const sorted = Object.fromEntries(Object.entries(documents).sort(([a], [b]) => (a < b ? -1 : 1)));
    const lines = Object.entries(sorted).map(
      ([path, data]) => `  ${JSON.stringify(path)}: ${JSON.stringify(data)}`,
    );
    writeFileSync(join(folder, 'documents.json'), `{\n${lines.join(',\n')}\n}\n`);
  } finally {
    await project.close();
    await suite.stop();
  }
}

async function collect(collection: CollectionReference, into: Record<string, unknown>): Promise<void> {
  const all = await collection.listDocuments();
  const ofDemo = (path: string) => path.includes(DEMO_STUDENT);
  const sample = [
    ...all.filter(({ path }) => ofDemo(path)),
    ...all.filter(({ path }) => !ofDemo(path)).slice(0, DOCUMENTS_PER_COLLECTION),
  ];
  for (const ref of sample) {
    const data = (await ref.get()).data();
    if (data) into[ref.path] = typed(data);
    for (const below of await ref.listCollections()) await collect(below, into);
  }
}

/** Returns the value as JSON, with times as `{ "$time": "<ISO>" }`. */
function typed(value: unknown): unknown {
  if (value instanceof Timestamp) return { $time: value.toDate().toISOString() };
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, typed(part)]),
  );
}
