import { extensionOf } from '@akada/domain/vault/vault';

/**
 * Word and PowerPoint before 2007: an OLE compound file, which is a small file system of 'storages' and 'streams' (Microsoft's
 * MS-CFB). The libraries for it read every stream into memory, without bounds; here only the names of the directory are
 * wanted.
 */

/** Sector numbers from here on mean that a chain ends, or that a sector is free. */
const FIRST_SPECIAL = 0xfffffffa;
/** Entries of a directory: a file of Word or PowerPoint has some dozens. */
const MOST_ENTRIES = 20_000;
const ENTRY = 128;
const NAME_BYTES = 64;
const HEADER = 512;
/** Sectors of the table that the header names itself. */
const IN_HEADER = 109;

/** The stream that a format always has. */
const MAIN_STREAMS: Record<string, string> = { doc: 'WordDocument', ppt: 'PowerPoint Document' };
/** The storages and streams of a VBA project. */
const MACRO_NAMES = ['VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'Macros'].map((name) => name.toLowerCase());
/**
 * PowerPoint packs its VBA project into the document's stream, and says here whether there is one (MS-PPT, VBAInfoContainer
 * with a VBAInfoAtom in it, whose third field is fHasMacros).
 */
const VBA_INFO = Buffer.from('1f00ff0314000000020000040c000000', 'hex');
const HAS_MACROS_AT = VBA_INFO.length + 4;

/**
 * Looks at the names in an older Office file's directory, where programs find its parts.
 *
 * Not seen: files that are embedded in the document.
 */
export function checkOleFile(name: string, bytes: Buffer): 'content' | 'macros' | null {
  const names = namesIn(bytes);
  const main = MAIN_STREAMS[extensionOf(name)];
  if (!names || main === undefined || !names.includes(main)) return 'content';
  if (names.some((each) => MACRO_NAMES.includes(each.toLowerCase()))) return 'macros';
  return hasPackedMacros(bytes) ? 'macros' : null;
}

function hasPackedMacros(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(VBA_INFO); at >= 0; at = bytes.indexOf(VBA_INFO, at + 1)) {
    if (at + HAS_MACROS_AT + 4 <= bytes.length && bytes.readUInt32LE(at + HAS_MACROS_AT) !== 0) return true;
  }
  return false;
}

/** The names of all storages and streams; null where the file's tables contradict themselves. */
function namesIn(bytes: Buffer): string[] | null {
  try {
    const shift = bytes.readUInt16LE(0x1e);
    if (shift !== 9 && shift !== 12) return null;
    const sector = sectorsOf(bytes, 1 << shift);
    const table = tableOf(bytes, sector, 1 << shift);
    const names: string[] = [];
    let at = bytes.readUInt32LE(0x30);
    for (let left = MOST_ENTRIES / ((1 << shift) / ENTRY); at < FIRST_SPECIAL; left -= 1) {
      if (left <= 0) return null;
      names.push(...entriesIn(sector(at)));
      at = table(at);
    }
    return names;
  } catch {
    // A sector beyond the end.
    return null;
  }
}

/** @throws RangeError for a sector that isn't in the file; the last may be cut short */
function sectorsOf(bytes: Buffer, size: number): (index: number) => Buffer {
  return (index) => {
    const from = Math.max(HEADER, size) + index * size;
    if (from >= bytes.length) throw new RangeError(`no sector ${index}`);
    return bytes.subarray(from, from + size);
  };
}

/** Which sector follows a sector, by the file's allocation table. */
function tableOf(bytes: Buffer, sector: (index: number) => Buffer, size: number): (index: number) => number {
  const numbers = size / 4;
  const tables: number[] = [];
  for (let index = 0; index < IN_HEADER; index += 1) tables.push(bytes.readUInt32LE(0x4c + index * 4));
  let more = bytes.readUInt32LE(0x44);
  // No file has more sectors than bytes for them, so a chain that is longer is a circle.
  for (let left = bytes.length / size; more < FIRST_SPECIAL && left > 0; left -= 1) {
    const part = sector(more);
    for (let index = 0; index < numbers - 1; index += 1) tables.push(part.readUInt32LE(index * 4));
    more = part.readUInt32LE(size - 4);
  }
  return (index) =>
    sector(tables[Math.floor(index / numbers)] ?? FIRST_SPECIAL).readUInt32LE((index % numbers) * 4);
}

function entriesIn(sector: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY <= sector.length; at += ENTRY) {
    const length = sector.readUInt16LE(at + NAME_BYTES);
    const isUsed = sector.readUInt8(at + NAME_BYTES + 2) !== 0;
    // Its length has a zero at the end.
    if (isUsed && length >= 2 && length <= NAME_BYTES) {
      names.push(sector.toString('utf16le', at, at + length - 2));
    }
  }
  return names;
}
