/** What a file is by its bytes. The content type and the name are only what the sender says. */
import { extensionOf, type UploadExtension } from './vault.ts';

/** Bytes from either end of a file that are looked at: an Office file's parts are listed at its end. */
export const SNIFFED_BYTES = 65_536;

const ZIP = 'PK\x03\x04';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const office = (folder: string) => (head: string, tail: string) =>
  head.startsWith(ZIP) &&
  [head, tail].some((part) => part.includes('[Content_Types].xml')) &&
  [head, tail].some((part) => part.includes(folder));
/** The older Office formats name their parts in UTF-16. */
const older = (part: string) => (head: string, tail: string) =>
  head.startsWith(OLE) && [head, tail].some((bytes) => bytes.includes([...part].join('\0')));
const jpeg = (head: string) => head.startsWith('\xff\xd8\xff');

/** Whether the bytes, one to a character, are what the extension says. */
const SIGNATURES: Record<UploadExtension, (head: string, tail: string) => boolean> = {
  // Readers look for it in the first kilobyte, so what comes before it could be another file.
  pdf: (head) => head.startsWith('%PDF-'),
  doc: older('WordDocument'),
  docx: office('word/'),
  ppt: older('PowerPoint Document'),
  pptx: office('ppt/'),
  jpg: jpeg,
  jpeg,
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  mp4: (head) => head.slice(4, 8) === 'ftyp',
};

/**
 * Whether a file is what its name says.
 *
 * @param name the file's name; its extension says what it claims to be
 * @param head its first {@link SNIFFED_BYTES} bytes, or all
 * @param tail its last {@link SNIFFED_BYTES} bytes, or all
 */
export function matchesExtension(name: string, head: Uint8Array, tail: Uint8Array): boolean {
  const extension = extensionOf(name);
  const isOffice = extension === 'docx' || extension === 'pptx';
  if (!isOffice && endsAsZip(tail)) return false;
  if (!Object.hasOwn(SIGNATURES, extension)) return false;
  return SIGNATURES[extension as UploadExtension](asText(head), asText(tail));
}

/** Whether a program that opens ZIP files finds one here: it looks for their table at the end, whatever comes first. */
function endsAsZip(tail: Uint8Array): boolean {
  const text = asText(tail);
  for (
    let at = text.lastIndexOf('PK\x05\x06');
    at >= 0;
    at = at > 0 ? text.lastIndexOf('PK\x05\x06', at - 1) : -1
  ) {
    const comment = at + 20;
    const length = (tail[comment] ?? 0) + 256 * (tail[comment + 1] ?? 0);
    if (comment + 2 + length === tail.length) return true;
  }
  return false;
}

function asText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
