import { extensionOf, type UploadExtension } from '@akada/domain/vault/vault';
import { checkOfficeZip } from './office-zip.ts';
import { checkOleFile } from './ole-directory.ts';
import { hasActions } from './pdf-actions.ts';

/** Why a document is not shared: it is another kind of file too, or a program that opens it would run what is inside. */
type InsideRefusal = 'content' | 'macros' | 'actions';

const CHECKS: Partial<
  Record<
    UploadExtension,
    (name: string, bytes: Buffer) => InsideRefusal | null | Promise<InsideRefusal | null>
  >
> = {
  pdf: (_, bytes) => (hasActions(bytes) ? 'actions' : null),
  doc: checkOleFile,
  ppt: checkOleFile,
  docx: checkOfficeZip,
  pptx: checkOfficeZip,
};

/** The extensions of documents; pictures and videos run nothing. */
export const CHECKED_EXTENSIONS: readonly string[] = Object.keys(CHECKS);

/** Looks into a whole document. */
export async function checkDocument(name: string, bytes: Buffer): Promise<InsideRefusal | null> {
  const check = CHECKS[extensionOf(name) as UploadExtension];
  return check ? check(name, bytes) : null;
}
