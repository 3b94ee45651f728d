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
import { suiteVariable } from '../suite-variable.ts';
import type { PersonaName } from './builders.ts';
import { rulesProject } from './rules-project.ts';
import { contextOf } from './stage.ts';

/** A request to Storage. */
export interface StorageCase {
  /** A sentence, used as the title of the test. */
  title: string;
  by: PersonaName;
  /** Replaces the persona's id. */
  uid?: string;
  verb:
    | 'read the bytes of'
    | 'read the metadata of'
    | 'list'
    | 'upload'
    | 'change the metadata of'
    | 'delete';
  /** The path of the file, or of the folder that is listed. */
  path: string;
  /** The size of an upload in bytes; 1 by default. */
  size?: number;
  metadata?: UploadMetadata;
  allowed: boolean;
}

const HOST = 'FIREBASE_STORAGE_EMULATOR_HOST';

/** Replaces the rules of all buckets. Returns false, and keeps the old rules, when they do not compile. */
export async function loadStorageRules(content: string): Promise<boolean> {
  const response = await fetch(`http://${suiteVariable(HOST)}/internal/setRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
  return response.ok;
}

/** A bucket of the Storage emulator, with a client for each persona. */
export interface Bucket {
  /** Sends the request of a case. Rejects when the rules deny it. */
  perform: (storageCase: StorageCase) => Promise<unknown>;
  /** Sends the request without rules. */
  performWithoutRules: (storageCase: StorageCase) => Promise<unknown>;
  /** Writes files without rules. */
  set: (files: Record<string, UploadMetadata>) => Promise<void>;
  /** Another bucket of the same emulator. */
  another: (name: string) => Bucket;
  close: () => Promise<void>;
}

/** Opens a bucket of the Storage emulator. Its rules must be loaded already. */
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
    // The library types its clients for the compat SDK, but they work with the modular one.
    const storageOf = (context: RulesTestContext) =>
      context.storage(`gs://${bucket}`) as unknown as FirebaseStorage;
    const withoutRules = (work: (storage: FirebaseStorage) => Promise<unknown>) =>
      environment.withSecurityRulesDisabled(async (context) => {
        await work(storageOf(context));
      });
    return {
      perform: (storageCase) => sendRequest(storageOf(contextFor(storageCase)), storageCase),
      performWithoutRules: (storageCase) => withoutRules((storage) => sendRequest(storage, storageCase)),
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

/** Resolves when the rules decide as the case expects; rejects otherwise. */
export function expectStorageDecision(bucket: Bucket, storageCase: StorageCase): Promise<unknown> {
  const done = bucket.perform(storageCase);
  return storageCase.allowed ? assertSucceeds(done) : assertFails(done);
}

function sendRequest(
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
