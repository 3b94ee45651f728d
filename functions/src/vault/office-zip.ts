import { MB } from '@akada/domain/files/file-limits';
import { extensionOf } from '@akada/domain/vault/uploads';
import type { Entry, ZipFile } from 'yauzl';

/** The most parts of a file: more than the largest presentations have. */
const MAX_PARTS = 20_000;
/** The most bytes of the content types list: that of a long presentation has about 100 KB. */
const MAX_TYPES_BYTES = 2 * MB;

const TYPES = '[Content_Types].xml';
/** The folder with the parts of each format. */
const FOLDERS: Record<string, string> = { docx: 'word/', pptx: 'ppt/' };
const MACRO_PARTS = /(^|\/)vba(project|data|projectsignature\w*)\.(bin|xml)$/i;
/** The content types of files with macros, and of the parts that hold them. */
const MACRO_TYPES = /macroEnabled|vbaProject/i;
/** Files by which Java and Android recognise a program in a ZIP, whatever its name. */
const PROGRAM_PARTS = /^META-INF\/MANIFEST\.MF$|^AndroidManifest\.xml$|^classes\d*\.dex$|\.class$/i;

/**
 * Checks the parts of a Word or PowerPoint file as its ZIP directory lists them, which is where programs find them.
 * Only the content types list is decompressed.
 *
 * Not checked: the contents of the parts, such as embedded files, and templates at other addresses.
 */
export async function checkOfficeZip(name: string, bytes: Buffer): Promise<'content' | 'macros' | null> {
  try {
    const zip = await openZip(bytes);
    if (zip.entryCount > MAX_PARTS) return 'content';
    const entries = await listEntries(zip);
    const names = entries.map(({ fileName }) => fileName);
    const types = entries.find(({ fileName }) => fileName === TYPES);
    const folder = FOLDERS[extensionOf(name)];
    // Data before the first part could be another file for a program that reads from the start.
    const first = Math.min(...entries.map(({ relativeOffsetOfLocalHeader }) => relativeOffsetOfLocalHeader));
    if (!types || !folder || first !== 0 || !names.some((part) => part.startsWith(folder))) return 'content';
    if (names.some((part) => PROGRAM_PARTS.test(part))) return 'content';
    if (types.uncompressedSize > MAX_TYPES_BYTES) return 'content';
    if (names.some((part) => MACRO_PARTS.test(part))) return 'macros';
    return MACRO_TYPES.test(asXml(await decompress(zip, types))) ? 'macros' : null;
  } catch {
    // No Office program writes a directory that the library can't read.
    return 'content';
  }
}

/** Loaded on demand: most instances never open such a file. */
async function openZip(bytes: Buffer): Promise<ZipFile> {
  const { fromBuffer } = await import('yauzl');
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });
}

function decompress(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The library fails a stream that gives more bytes than its entry declares.
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => resolve(Buffer.concat(parts)));
      stream.once('error', reject);
    });
  });
}

/** XML may be in UTF-16; without the zero bytes the ASCII letters can still be matched. */
function asXml(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', '');
}
