import type { Plan } from '@akada/domain/account/account';
import { AI_MESSAGES, AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import { tooManyPagesMessage } from '@akada/domain/ai/quota';
import type { AiFile } from '@akada/domain/ai/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { FILE_TOO_LARGE, MAX_BYTES } from '@akada/domain/files/file-limits';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { AppError } from '../lib/app-error.ts';
import type { Deps } from '../lib/handler.ts';
import { withPdf } from '../lib/pdf.ts';
import { identifyObject } from '../vault/inspect.ts';
import { ownFile } from '../vault/objects.ts';
import type { Pdf } from './tool.ts';

/** A PDF that the caller may read, with its bytes. */
export interface LoadedPdf extends Pdf {
  /** Its `gs://` URL. */
  url: string;
  /** The file name that the student sees. */
  name: string;
}

interface PdfLocation {
  path: string;
  name: string;
  /** The object generation that was checked and listed; absent for the caller's own upload. */
  generation?: string | undefined;
}

/**
 * Reads a PDF that the caller uploaded, or one from the vault. The input never contains a path, which would let a caller
 * read any object: the path comes from the caller's id, or from a document that the caller may read.
 *
 * @param plan the caller's plan, which limits the pages
 * @throws AppError when the file is missing, unreadable or not a PDF (the message does not tell which), or too large
 */
export async function readPdf(
  deps: Pick<Deps, 'db' | 'bucket'>,
  uid: string,
  file: AiFile,
  plan: Plan,
): Promise<LoadedPdf> {
  const location = await locate(deps, uid, file);
  if (!location) throw unreadableError();
  const bucket = deps.bucket();
  const inspected = await identifyObject(bucket, location.path);
  if (inspected === 'size') throw tooLargeError();
  if (typeof inspected === 'string') throw unreadableError();
  if (location.generation !== undefined && location.generation !== inspected.generation)
    throw unreadableError();
  if (inspected.size > MAX_BYTES.aiPdf) throw tooLargeError();
  // The inspected generation: a newer upload under this name has not been inspected.
  const { generation } = inspected;
  const [bytes] = await bucket.file(location.path, { generation }).download();
  if (bytes.length > MAX_BYTES.aiPdf) throw tooLargeError();
  const pages = await countPages(bytes);
  if (pages > AI_PLAN_LIMITS[plan].maxPdfPages) {
    throw new AppError('invalid-argument', tooManyPagesMessage(plan, pages));
  }
  return { bytes, pages, url: `gs://${bucket.name}/${location.path}`, name: location.name };
}

/** A PDF that cannot be opened is refused: its pages are unknown, and the model could not read it either. */
async function countPages(bytes: Buffer): Promise<number> {
  try {
    return await withPdf(bytes, ({ numPages }) => numPages);
  } catch {
    throw unreadableError();
  }
}

async function locate(
  deps: Pick<Deps, 'db' | 'bucket'>,
  uid: string,
  file: AiFile,
): Promise<PdfLocation | null> {
  if (file.from === 'upload') return uploadLocation(uid, file.name);
  return file.from === 'vault' ? vaultLocation(deps, uid, file.file_id) : null;
}

function uploadLocation(uid: string, name: string): PdfLocation {
  return { path: `${AI_UPLOADS_FOLDER}/${uid}/${name}`, name: name.replace(/^\d{13}_/, '') };
}

/** The location of a vault PDF that is visible or the caller's own, if its object is in its contributor's folder. */
async function vaultLocation(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  uid: string,
  fileId: string,
): Promise<PdfLocation | null> {
  const item = (await db.doc(documentPaths.vaultItem(fileId)).get()).data() as Partial<VaultItem> | undefined;
  if (item?.type !== 'pdf' || !item.user_id || !item.file_url || !item.filename) return null;
  if (item.hidden !== false && item.user_id !== uid) return null;
  const file = ownFile(bucket(), { user_id: item.user_id, file_url: item.file_url });
  return file && { path: file.path, name: item.filename, generation: item.generation };
}

function unreadableError(): AppError {
  return new AppError('invalid-argument', AI_MESSAGES.file);
}

/** Used only for files that the caller may read: it reveals their size. */
function tooLargeError(): AppError {
  return new AppError('invalid-argument', FILE_TOO_LARGE.aiPdf);
}
