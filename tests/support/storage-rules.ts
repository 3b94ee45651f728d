import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import type { PersonaName } from './rule-cases.ts';
import { contextOf } from './rules.ts';
import { rulesProject } from './rules-emulator.ts';
import { suiteVariable } from './suite-variable.ts';

/** A request to Storage. */
export interface StorageCase {
  /** A sentence. */
  title: string;
  by: PersonaName;
  /** Who asks has this id instead of the persona's. */
  uid?: string;
  verb:
    | 'read the bytes of'
    | 'read the metadata of'
    | 'list'
    | 'upload'
    | 'change the metadata of'
    | 'delete';
  /** Of the file; of the folder where it is listed. */
  path: string;
  /** Of an upload, in bytes; 1 unless told. */
  size?: number;
  metadata?: UploadMetadata;
  allowed: boolean;
}

const HOST = 'FIREBASE_STORAGE_EMULATOR_HOST';

/** Replaces the rules of all buckets; false when they do not compile, and the old ones stay. */
export async function loadStorageRules(content: string): Promise<boolean> {
  const response = await fetch(`http://${suiteVariable(HOST)}/internal/setRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
  return response.ok;
}

/** One bucket of the Storage emulator, as each persona sees it and as nobody's rules see it. */
export interface Bucket {
  /** Makes the request of a case; rejects when the rules refuse it. */
  perform: (storageCase: StorageCase) => Promise<unknown>;
  /** The same past the rules. */
  performWithoutRules: (storageCase: StorageCase) => Promise<unknown>;
  /** Writes files past the rules. */
  set: (files: Record<string, UploadMetadata>) => Promise<void>;
  /** The same emulator's bucket of another name. */
  another: (name: string) => Bucket;
  close: () => Promise<void>;
}

/** Opens a bucket of the Storage emulator, whose rules somebody else has loaded. */
export async function openBucket(name: string): Promise<Bucket> {
  const [host = '', port] = suiteVariable(HOST).split(':');
  const environment = await initializeTestEnvironment({
    projectId: rulesProject(),
    storage: { host, port: Number(port) },
  });
  const contexts = new Map<string, RulesTestContext>();
  const contextFor = ({ by, uid }: StorageCase) => {
    const key = `${by} ${uid}`;
    const context = contexts.get(key) ?? contextOf(environment, by, uid);
    contexts.set(key, context);
    return context;
  };
  const bucketOf = (bucket: string): Bucket => {
    // The library's types are those of the compat SDK; what it gives works as the modular one.
    const storageOf = (context: RulesTestContext) =>
      context.storage(`gs://${bucket}`) as unknown as FirebaseStorage;
    const withoutRules = (work: (storage: FirebaseStorage) => Promise<unknown>) =>
      environment.withSecurityRulesDisabled(async (context) => {
        await work(storageOf(context));
      });
    return {
      perform: (storageCase) => act(storageOf(contextFor(storageCase)), storageCase),
      performWithoutRules: (storageCase) => withoutRules((storage) => act(storage, storageCase)),
      set: (files) =>
        withoutRules((storage) =>
          Promise.all(
            Object.entries(files).map(([path, metadata]) =>
              uploadBytes(ref(storage, path), new Uint8Array(1), metadata),
            ),
          ),
        ),
      another: bucketOf,
      close: () => environment.cleanup(),
    };
  };
  return bucketOf(name);
}

/** Settles as told, or says what happened instead. */
export function verifyStorage(bucket: Bucket, storageCase: StorageCase): Promise<unknown> {
  const done = bucket.perform(storageCase);
  return storageCase.allowed ? assertSucceeds(done) : assertFails(done);
}

function act(
  storage: FirebaseStorage,
  { verb, path, size = 1, metadata = {} }: StorageCase,
): Promise<unknown> {
  const file = ref(storage, path);
  switch (verb) {
    case 'read the bytes of':
      return getBytes(file);
    case 'read the metadata of':
      return getMetadata(file);
    case 'list':
      return listAll(file);
    case 'upload':
      return uploadBytes(file, new Uint8Array(size), metadata);
    case 'change the metadata of':
      return updateMetadata(file, metadata);
    case 'delete':
      return deleteObject(file);
  }
}
