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
  // Readers look for it in the first kilobyte; here nothing but blanks may stand before it.
  pdf: (head) => /^\s{0,1024}%PDF-/.test(head),
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
export function isWhatItClaims(name: string, head: Uint8Array, tail: Uint8Array): boolean {
  const extension = extensionOf(name);
  if (!Object.hasOwn(SIGNATURES, extension)) return false;
  return SIGNATURES[extension as UploadExtension](asText(head), asText(tail));
}

function asText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
