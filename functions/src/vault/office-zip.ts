import { extensionOf } from '@akada/domain/vault/vault';
import type { Entry, ZipFile } from 'yauzl';

/** More than the largest presentations have; each is a part of the file. */
const MOST_PARTS = 20_000;
/** Bytes of the list of content types: one of a long presentation has some 100 KB. */
const MOST_TYPES = 2 * 1024 * 1024;

const TYPES = '[Content_Types].xml';
/** The folder that the parts of a format are in. */
const FOLDERS: Record<string, string> = { docx: 'word/', pptx: 'ppt/' };
const MACRO_PARTS = /(^|\/)vba(project|data|projectsignature\w*)\.(bin|xml)$/i;
/** The content types of files with macros, and of the parts that hold them. */
const MACRO_TYPES = /macroEnabled|vbaProject/i;
/** What Java and Android look for in a ZIP, whatever its name is. */
const PROGRAM_PARTS = /^META-INF\/MANIFEST\.MF$|^AndroidManifest\.xml$|^classes\d*\.dex$|\.class$/i;

/**
 * Looks at the parts of a Word or PowerPoint file as its own table lists them, which is where programs find them. Nothing but
 * the list of content types is unpacked.
 *
 * Not seen: what is inside the parts, such as files that are embedded in the document, and templates that it names elsewhere.
 */
export async function checkOfficeZip(name: string, bytes: Buffer): Promise<'content' | 'macros' | null> {
  try {
    const zip = await opened(bytes);
    if (zip.entryCount > MOST_PARTS) return 'content';
    const entries = await entriesOf(zip);
    const names = entries.map(({ fileName }) => fileName);
    const types = entries.find(({ fileName }) => fileName === TYPES);
    const folder = FOLDERS[extensionOf(name)];
    // Data before the first part could be another file for a program that reads from the start.
    const first = Math.min(...entries.map(({ relativeOffsetOfLocalHeader }) => relativeOffsetOfLocalHeader));
    if (!types || !folder || first !== 0 || !names.some((part) => part.startsWith(folder))) return 'content';
    if (names.some((part) => PROGRAM_PARTS.test(part))) return 'content';
    if (types.uncompressedSize > MOST_TYPES) return 'content';
    if (names.some((part) => MACRO_PARTS.test(part))) return 'macros';
    return MACRO_TYPES.test(asXml(await unpacked(zip, types))) ? 'macros' : null;
  } catch {
    // A table that the library can't read is none that an Office program has written.
    return 'content';
  }
}

/** The library is loaded when it is needed: most instances never open such a file. */
async function opened(bytes: Buffer): Promise<ZipFile> {
  const { fromBuffer } = await import('yauzl');
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
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

function unpacked(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The library ends a stream with an error that gives more than its entry says.
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => resolve(Buffer.concat(parts)));
      stream.once('error', reject);
    });
  });
}

/** XML may be in UTF-16: without its zero bytes the letters that are looked for are there all the same. */
function asXml(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', '');
}
