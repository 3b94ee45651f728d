import type { Plan } from '@akada/domain/account/account';
import { AI_LIMITS, AI_MESSAGES, AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import { tooManyPagesMessage } from '@akada/domain/ai/quota';
import type { AiFile } from '@akada/domain/ai/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { AppError } from '../lib/app-error.ts';
import type { Deps } from '../lib/handler.ts';
import { withPdf } from '../lib/pdf.ts';
import { identify } from '../vault/inspect.ts';
import { ownFile } from '../vault/objects.ts';
import type { Pdf } from './tool.ts';

/** A PDF that the caller may read. */
export interface LoadedPdf extends Pdf {
  /** Its `gs://` URL. */
  url: string;
  /** What the student knows it by. */
  name: string;
}

/** Where a PDF is. */
interface Found {
  path: string;
  name: string;
  /** Which upload of it was listed; absent where the caller's own is meant. */
  generation?: string | undefined;
}

/**
 * Reads a PDF that the caller has uploaded, or that the vault has. The input never has a path: it is made here, of the
 * caller's id or of a document that the caller may read.
 *
 * @param plan of the caller: it bounds the pages
 * @throws AppError when there is none, or it is no PDF, without saying which; or when it is too large or too long
 */
export async function readPdf(
  deps: Pick<Deps, 'db' | 'bucket'>,
  uid: string,
  file: AiFile,
  plan: Plan,
): Promise<LoadedPdf> {
  const found = file.from === 'upload' ? uploaded(uid, file.name) : await inVault(deps, uid, file.file_id);
  if (!found) throw unreadable();
  const bucket = deps.bucket();
  const inspected = await identify(bucket, found.path);
  if (inspected === 'size') throw tooLarge();
  if (typeof inspected === 'string') throw unreadable();
  if (found.generation !== undefined && found.generation !== inspected.generation) throw unreadable();
  if (inspected.size > AI_LIMITS.fileBytes) throw tooLarge();
  // Of this generation: another upload under this name has not been looked at.
  const { generation } = inspected;
  const [bytes] = await bucket.file(found.path, { generation }).download();
  if (bytes.length > AI_LIMITS.fileBytes) throw tooLarge();
  const pages = await readPages(bytes);
  if (pages > AI_PLAN_LIMITS[plan].maxPdfPages) {
    throw new AppError('invalid-argument', tooManyPagesMessage(plan, pages));
  }
  return { bytes, pages, url: `gs://${bucket.name}/${found.path}`, name: found.name };
}

/** What cannot be opened is refused: its pages could not be bounded, and a model could not read it either. */
async function readPages(bytes: Buffer): Promise<number> {
  try {
    return await withPdf(bytes, ({ numPages }) => numPages);
  } catch {
    throw unreadable();
  }
}

function uploaded(uid: string, name: string): Found {
  return { path: `${AI_UPLOADS_FOLDER}/${uid}/${name}`, name: name.replace(/^\d{13}_/, '') };
}

/** A file that others can open, or the caller's own, and that lies in its contributor's folder of our bucket. */
async function inVault(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  uid: string,
  fileId: string,
): Promise<Found | null> {
  const item = (await db.doc(documentPaths.vaultItem(fileId)).get()).data() as Partial<VaultItem> | undefined;
  if (item?.type !== 'pdf' || !item.user_id || !item.file_url || !item.filename) return null;
  if (item.hidden !== false && item.user_id !== uid) return null;
  const file = ownFile(bucket(), { user_id: item.user_id, file_url: item.file_url });
  return file && { path: file.path, name: item.filename, generation: item.generation };
}

function unreadable(): AppError {
  return new AppError('invalid-argument', AI_MESSAGES.file);
}

/** Only of a file that the caller may read: to them its size is no secret. */
function tooLarge(): AppError {
  return new AppError('invalid-argument', AI_MESSAGES.fileSize);
}
