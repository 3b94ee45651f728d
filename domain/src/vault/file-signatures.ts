/** Identifies a file by its bytes, because the sender chooses its name and content type. */
import { extensionOf, type UploadExtension } from './uploads.ts';

/** Bytes read from each end of a file: an Office file lists its parts at its end. */
export const SNIFFED_BYTES = 65_536;

const ZIP = 'PK\x03\x04';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const office = (folder: string) => (head: string, tail: string) =>
  head.startsWith(ZIP) &&
  [head, tail].some((part) => part.includes('[Content_Types].xml')) &&
  [head, tail].some((part) => part.includes(folder));
/** The older Office formats name their parts in UTF-16. */
const ole = (part: string) => (head: string, tail: string) =>
  head.startsWith(OLE) && [head, tail].some((bytes) => bytes.includes([...part].join('\0')));
const jpeg = (head: string) => head.startsWith('\xff\xd8\xff');

/** Whether a file's bytes, as a string with one character for each, match the extension. */
const SIGNATURES: Record<UploadExtension, (head: string, tail: string) => boolean> = {
  // At the very start only: PDF readers accept it anywhere in the first kilobyte, so another file could precede it.
  pdf: (head) => head.startsWith('%PDF-'),
  doc: ole('WordDocument'),
  docx: office('word/'),
  ppt: ole('PowerPoint Document'),
  pptx: office('ppt/'),
  jpg: jpeg,
  jpeg,
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  mp4: (head) => head.slice(4, 8) === 'ftyp',
};

/**
 * Whether a file's bytes match its extension.
 *
 * @param name the file's name, with the extension it claims
 * @param head its first {@link SNIFFED_BYTES} bytes, or all of them
 * @param tail its last {@link SNIFFED_BYTES} bytes, or all of them
 */
export function matchesExtension(name: string, head: Uint8Array, tail: Uint8Array): boolean {
  const extension = extensionOf(name);
  const isOffice = extension === 'docx' || extension === 'pptx';
  if (!isOffice && endsAsZip(tail)) return false;
  if (!Object.hasOwn(SIGNATURES, extension)) return false;
  return SIGNATURES[extension as UploadExtension](asText(head), asText(tail));
}

/** Whether a ZIP program would open this file: it looks for the directory at the end and ignores any bytes before the archive. */
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
