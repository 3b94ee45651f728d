/** Uploads the PDFs of a result or a chat to the model's service once. */
import { type ModelFile, modelFileSchema } from '@akada/domain/ai/model-file-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import type { DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { toLogText } from '../lib/log-text.ts';
import { isConflict } from '../lib/retry-on-conflict.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { ModelFailure } from './failure.ts';
import type { ServiceFiles } from './gemini/files.ts';
import type { AskModel } from './model.ts';
import type { ModelFileOwner } from './model-file-owner.ts';
import type { ModelRequest, Pdf } from './tool.ts';

/** A smaller PDF is sent with each request: that takes less time than an upload and its records. */
const MIN_UPLOAD_BYTES = 100 * 1024;
/** Less than the age at which ./sweep-model-files.ts deletes a file, so that it does not go during a use. */
const MAX_REUSE_MS = 22 * 3_600_000;

type FileDeps = Pick<Deps, 'db' | 'now'> & { files: ServiceFiles };

/**
 * Wraps `ask` so that the PDFs in its requests are uploaded once and then referred to. A file that is gone at the service
 * is uploaded again from its bytes, and one that cannot be uploaded is sent with the request.
 */
export function askWithUploads(ask: AskModel, deps: FileDeps, owner: ModelFileOwner): AskModel {
  return async function* (request, options) {
    if (pdfsIn(request).length === 0 || !deps.files.isAvailable()) return yield* ask(request, options);
    const uris = new Map<Pdf, string>();
    const uploadAll = async () => {
      for (const pdf of pdfsIn(request)) {
        const uri = await uploadOrLog(pdf, deps, owner, uris.get(pdf), options.signal);
        if (uri === undefined) uris.delete(pdf);
        else uris.set(pdf, uri);
      }
    };
    await uploadAll();
    try {
      return yield* ask(withUris(request, uris), options);
    } catch (error) {
      if (!isFileGone(error)) throw error;
    }
    await uploadAll();
    try {
      return yield* ask(withUris(request, uris), options);
    } catch (error) {
      if (!isFileGone(error)) throw error;
    }
    return yield* ask(request, options);
  };
}

/** The service says so before its first piece, so that nothing has been sent to the student yet. */
function isFileGone(error: unknown): boolean {
  return error instanceof ModelFailure && error.kind === 'fileMissing';
}

function pdfsIn({ turns }: ModelRequest): Pdf[] {
  const pdfs = turns.flatMap(({ parts }) => parts.flatMap((part) => ('pdf' in part ? [part.pdf] : [])));
  return pdfs.filter(({ bytes }) => bytes.length >= MIN_UPLOAD_BYTES);
}

function withUris(request: ModelRequest, uris: ReadonlyMap<Pdf, string>): ModelRequest {
  const turns = request.turns.map(({ role, parts }) => ({
    role,
    parts: parts.map((part) => {
      const fileUri = 'pdf' in part ? uris.get(part.pdf) : undefined;
      return 'pdf' in part && fileUri !== undefined ? { pdf: { ...part.pdf, fileUri } } : part;
    }),
  }));
  return { ...request, turns };
}

/** The URI of a PDF at the service; undefined if it must be sent with the request. */
async function uploadOrLog(
  pdf: Pdf,
  deps: FileDeps,
  owner: ModelFileOwner,
  goneUri: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    return await reuseOrUpload(pdf, deps, owner, goneUri, signal);
  } catch (error) {
    if (!signal.aborted)
      logger.warn('a PDF was not uploaded to the model', { uid: owner.uid, error: toLogText(error) });
    return undefined;
  }
}

async function reuseOrUpload(
  { bytes }: Pdf,
  { db, now, files }: FileDeps,
  { uid, owner }: ModelFileOwner,
  goneUri: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  // By its content: the student may replace the file of a chat, or choose other pages of it.
  const ref = db.doc(documentPaths.modelFile(uid, sha256Hex(`${owner} ${sha256Hex(bytes)}`)));
  const read = await ref.get();
  const before = parseDocument(modelFileSchema, read);
  if (before && before.service_uri !== goneUri && isFresh(before, now())) return before.service_uri;
  const { name, uri, expiresAt } = await files.upload(bytes, signal);
  const record: ModelFile = {
    ...{ owner, service_name: name, service_uri: uri },
    ...{ uploaded_at: now(), expires_at: expiresAt },
  };
  try {
    if (before) await ref.update(record, ifUnchanged(read));
    else await ref.create(record);
  } catch (error) {
    await removeOrLog(files, name);
    if (!isConflict(error)) throw error;
    return uriOf(ref);
  }
  // It is missing, or too old to be used again.
  if (before) await removeOrLog(files, before.service_name);
  return uri;
}

/** The URI that another turn has stored in the meantime. */
async function uriOf(ref: DocumentReference): Promise<string | undefined> {
  return parseDocument(modelFileSchema, await ref.get())?.service_uri;
}

function isFresh({ uploaded_at, expires_at }: ModelFile, now: Date): boolean {
  return now.getTime() - uploaded_at.getTime() < MAX_REUSE_MS && now < expires_at;
}

/** A file that cannot be deleted now is deleted by ./sweep-model-files.ts. */
async function removeOrLog(files: ServiceFiles, name: string): Promise<void> {
  try {
    await files.remove(name);
  } catch (error) {
    logger.warn('a PDF of the model was not deleted yet', { error: toLogText(error) });
  }
}
