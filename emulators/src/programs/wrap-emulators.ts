import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '../paths.ts';
import { jar } from './jar.ts';

const run = promisify(execFile);
const RUNTIME_SOURCE = join(ROOT, 'emulators/java/StorageRulesRuntime.java');

/**
 * A jar with only a manifest, through which `java -jar` can start the Cloud CLI's Firestore emulator.
 *
 * @param source the Cloud CLI's jar
 * @param cache the folder to build in
 * @returns the jar's path; rebuilt only when the source has changed
 */
export async function wrapFirestore(source: string, cache: string): Promise<string> {
  const attributes = {
    'Main-Class': 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    'Class-Path': pathToFileURL(source).href,
  };
  return build(cache, 'firestore', '.jar', [fingerprint(source), JSON.stringify(attributes)], async () =>
    jar(attributes),
  );
}

/**
 * A runtime for Storage rules: our program on the class path of the Firestore emulator, whose rules
 * engine it uses.
 *
 * @param source the Cloud CLI's Firestore jar
 * @param javac the compiler to use
 * @returns the jar's path; rebuilt only when the source or our program has changed
 * @throws Error with the compiler's output
 */
export async function wrapStorageRules(source: string, cache: string, javac: string): Promise<string> {
  const program = readFileSync(RUNTIME_SOURCE, 'utf8');
  return build(cache, 'storage-rules', '.jar', [fingerprint(source), program], async () =>
    jar(
      { 'Main-Class': 'StorageRulesRuntime', 'Class-Path': pathToFileURL(source).href },
      await compile(source, javac),
    ),
  );
}

/**
 * The Cloud CLI's Pub/Sub emulator behind a script of our own: the Firebase CLI insists on changing the
 * mode of the file it starts, which only the owner of the Cloud CLI may do.
 */
export async function wrapPubsub(source: string, cache: string): Promise<string> {
  const script = `#!/bin/sh\nexec '${source.replaceAll("'", "'\\''")}' "$@"\n`;
  return build(cache, 'pubsub', '', [script], async () => Buffer.from(script));
}

async function compile(classPath: string, javac: string): Promise<Record<string, Uint8Array>> {
  const out = mkdtempSync(join(tmpdir(), 'akada-javac-'));
  try {
    // Java 11 is the oldest version that may run it.
    await run(javac, ['-proc:none', '--release', '11', '-d', out, '-cp', classPath, RUNTIME_SOURCE]);
    return Object.fromEntries(readdirSync(out).map((name) => [name, readFileSync(join(out, name))]));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

async function build(
  cache: string,
  name: string,
  extension: string,
  inputs: readonly string[],
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256').update(inputs.join('\0')).digest('hex').slice(0, 12);
  const file = join(cache, `${name}-${hash}${extension}`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  // Two launchers may build at the same time: the rename is atomic.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, await make(), { mode: 0o755 });
  renameSync(temporary, file);
  return file;
}

function fingerprint(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}`;
}
