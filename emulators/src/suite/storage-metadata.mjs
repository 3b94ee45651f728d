// Loaded into the Firebase CLI with --import. Its Storage emulator ignores the removal of download tokens from an object's
// metadata, so that a URL with a token would stay valid. In production it does not.
import { createRequire } from 'node:module';

const { StoredFileMetadata } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/storage/metadata.js',
);
const { update } = StoredFileMetadata.prototype;

StoredFileMetadata.prototype.update = function updateWithTokens(incoming, shouldTrigger) {
  if (incoming.metadata?.firebaseStorageDownloadTokens === null) this.downloadTokens = [];
  return update.call(this, incoming, shouldTrigger);
};
