import { extensionOf, type UploadExtension } from '@akada/domain/vault/uploads';
import { checkOfficeZip } from './office-zip.ts';
import { checkOleFile } from './ole-directory.ts';
import { hasActions } from './pdf-actions.ts';

/** Why a document is rejected: it is also another kind of file, or a program that opens it could run its contents. */
type ContentProblem = 'content' | 'macros' | 'actions';

const CHECKS: Partial<
  Record<
    UploadExtension,
    (name: string, bytes: Buffer) => ContentProblem | null | Promise<ContentProblem | null>
  >
> = {
  pdf: (_, bytes) => (hasActions(bytes) ? 'actions' : null),
  doc: checkOleFile,
  ppt: checkOleFile,
  docx: checkOfficeZip,
  pptx: checkOfficeZip,
};

/** The extensions whose contents are checked; pictures and videos can't run anything. */
export const CHECKED_EXTENSIONS: readonly string[] = Object.keys(CHECKS);

/** Checks a whole document; null when it may be shared. */
export async function checkDocument(name: string, bytes: Buffer): Promise<ContentProblem | null> {
  const check = CHECKS[extensionOf(name) as UploadExtension];
  return check ? check(name, bytes) : null;
}
