import type { Plan } from '@akada/domain/account/account';
import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import type { AiFile, PageRange } from '@akada/domain/ai/file-schemas';
import { AI_FILE_ERRORS } from '@akada/domain/ai/messages';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import { missingPagesMessage, tooManyPagesMessage } from '@akada/domain/ai/quota';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { FILE_TOO_LARGE, MAX_BYTES } from '@akada/domain/files/file-limits';
import { hasWords } from '@akada/domain/text/text';
import type { Note, VaultItem } from '@akada/domain/vault/schemas';
import { AppError } from '../lib/app-error.ts';
import type { Deps } from '../lib/handler.ts';
import { withPdf } from '../lib/pdf.ts';
import { identifyObject } from '../vault/inspect.ts';
import { ownFile } from '../vault/objects.ts';
import { readPageText } from './page-text.ts';
import type { Source } from './tool.ts';

/** A file or note that the caller may read, with its contents. */
export type LoadedSource = Source & {
  /** The `gs://` URL of a PDF; null for a note. */
  url: string | null;
  /** The name that the student sees. */
  name: string;
};

/** What the caller wants a tool to work on. */
export interface ChosenSource {
  file: AiFile;
  /** Absent for the whole PDF. */
  pages?: PageRange | undefined;
  /** Whether a whole PDF is read as text too, like some pages of it. */
  asText?: boolean;
}

interface PdfLocation {
  path: string;
  name: string;
  /** The object generation that was checked and listed; absent for the caller's own upload. */
  generation?: string | undefined;
}

/** How a PDF is read. */
type PdfReading = Omit<ChosenSource, 'file'>;

type Reads = Pick<Deps, 'db' | 'bucket'>;

/**
 * Reads a PDF that the caller uploaded, a PDF or shared note of the vault, or a private note of the caller. The input
 * never contains a path, which would let a caller read anything: the path comes from the caller's id, or from a document
 * that the caller may read.
 *
 * @param plan the caller's plan, which limits the pages
 * @throws AppError when the file is missing or not the caller's to read (the message does not tell which), cannot be
 *   read, or is too large
 */
export async function loadSource(
  deps: Reads,
  uid: string,
  { file, ...reading }: ChosenSource,
  plan: Plan,
): Promise<LoadedSource> {
  if (file.from === 'note') return loadPrivateNote(deps, uid, file.note_id);
  if (file.from === 'upload') return loadPdf(deps, uploadLocation(uid, file.name), reading, plan);
  const item = await readableItem(deps, uid, file.file_id);
  if (item.type === 'note') return loadSharedNote(deps, file.file_id);
  return loadPdf(deps, pdfLocation(deps, item), reading, plan);
}

async function loadPdf(
  { bucket }: Reads,
  location: PdfLocation,
  reading: PdfReading,
  plan: Plan,
): Promise<LoadedSource> {
  const { path, name } = location;
  const inspected = await identifyObject(bucket(), path);
  if (inspected === 'size') throw refusal(FILE_TOO_LARGE.aiPdf);
  if (typeof inspected === 'string') throw refusal(AI_FILE_ERRORS.unavailable);
  if (location.generation !== undefined && location.generation !== inspected.generation) {
    throw refusal(AI_FILE_ERRORS.unavailable);
  }
  // Only from here on may messages reveal something about the file.
  if (inspected.size > MAX_BYTES.aiPdf) throw refusal(FILE_TOO_LARGE.aiPdf);
  // The inspected generation: a newer upload under this name has not been inspected.
  const { generation } = inspected;
  const [bytes] = await bucket().file(path, { generation }).download();
  if (bytes.length > MAX_BYTES.aiPdf) throw refusal(FILE_TOO_LARGE.aiPdf);
  const source = await readPdf(bytes, reading, plan);
  return { ...source, url: `gs://${bucket().name}/${path}`, name };
}

/** The whole PDF, or the text of the chosen pages: a model bills each page of a file, also those that it is told to skip. */
async function readPdf(bytes: Buffer, { pages: range, asText }: PdfReading, plan: Plan): Promise<Source> {
  const { maxPdfPages, maxPagesText } = AI_PLAN_LIMITS[plan];
  try {
    return await withPdf(bytes, async (pdf) => {
      const pages = pdf.numPages;
      if (range && range.to > pages) throw refusal(missingPagesMessage(pages));
      const chosen = range ? range.to - range.from + 1 : pages;
      if (chosen > maxPdfPages) throw refusal(tooManyPagesMessage(plan, chosen));
      if (!asText && chosen === pages) return { kind: 'pdf', pdf: { bytes, pages } };
      return {
        kind: 'pages',
        text: await readPageText(pdf, range ?? { from: 1, to: pages }, maxPagesText),
      };
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    throw refusal(isEncrypted ? AI_FILE_ERRORS.encrypted : AI_FILE_ERRORS.damaged);
  }
}

function uploadLocation(uid: string, name: string): PdfLocation {
  return { path: `${AI_UPLOADS_FOLDER}/${uid}/${name}`, name: name.replace(/^\d{13}_/, '') };
}

/** A vault item that is visible or the caller's own. */
async function readableItem({ db }: Reads, uid: string, fileId: string): Promise<Partial<VaultItem>> {
  const item = (await db.doc(documentPaths.vaultItem(fileId)).get()).data() as Partial<VaultItem> | undefined;
  if (!item || (item.hidden !== false && item.user_id !== uid)) throw refusal(AI_FILE_ERRORS.unavailable);
  return item;
}

/** The location of a vault PDF, if its object is in its contributor's folder. */
function pdfLocation({ bucket }: Reads, item: Partial<VaultItem>): PdfLocation {
  const { type, user_id, file_url, filename } = item;
  const file = type === 'pdf' && user_id && file_url ? ownFile(bucket(), { user_id, file_url }) : null;
  if (!file || !filename) throw refusal(AI_FILE_ERRORS.unavailable);
  return { path: file.path, name: filename, generation: item.generation };
}

async function loadSharedNote({ db }: Reads, fileId: string): Promise<LoadedSource> {
  return toSource((await db.doc(documentPaths.note(fileId)).get()).data());
}

/** The path starts with the caller's id, so that nobody reads another student's notes. */
async function loadPrivateNote({ db }: Reads, uid: string, noteId: string): Promise<LoadedSource> {
  return toSource((await db.doc(`${collectionPaths.notes(uid)}/${noteId}`).get()).data());
}

function toSource(note: Partial<Note> | undefined): LoadedSource {
  if (!note) throw refusal(AI_FILE_ERRORS.unavailable);
  const { title = '', content = '' } = note;
  if (!hasWords(content)) throw refusal(AI_FILE_ERRORS.blankNote);
  return { kind: 'note', text: `# ${title}\n\n${content}`, url: null, name: title };
}

function refusal(message: string): AppError {
  return new AppError('invalid-argument', message);
}
