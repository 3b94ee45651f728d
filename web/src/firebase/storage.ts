import { connectStorageEmulator, getStorage, ref, type StorageReference } from 'firebase/storage';
import { app, emulators } from './app.ts';

/** Milliseconds: an upload is told to wait while there is no network, so it never gives up by itself for long. */
const UPLOAD_PATIENCE = 60 * 60_000;

const storage = getStorage(app);
storage.maxUploadRetryTime = UPLOAD_PATIENCE;
if (emulators) connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port);

/** The object at a path, or at a `gs://` URL. */
export function objectAt(pathOrUrl: string): StorageReference {
  return ref(storage, pathOrUrl);
}
