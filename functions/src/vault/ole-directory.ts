import { extensionOf } from '@akada/domain/vault/uploads';

/**
 * Word and PowerPoint files before 2007 are OLE compound files, small file systems of 'storages' and 'streams'
 * (Microsoft's MS-CFB). The libraries for them read every stream into memory without bounds; here only the names in
 * the directory are needed.
 */

/** Sector numbers from here on mark the end of a chain or a free sector. */
const FIRST_SPECIAL = 0xfffffffa;
/** The most directory entries; a Word or PowerPoint file has dozens. */
const MAX_ENTRIES = 20_000;
const ENTRY = 128;
const NAME_BYTES = 64;
const HEADER = 512;
/** Allocation table sectors listed in the header itself. */
const IN_HEADER = 109;

/** The stream that each format always has. */
const MAIN_STREAMS: Record<string, string> = { doc: 'WordDocument', ppt: 'PowerPoint Document' };
/** The storages and streams of a VBA project. */
const MACRO_NAMES = ['VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'Macros'].map((name) => name.toLowerCase());
/**
 * PowerPoint compresses its VBA project into the document's stream, and records here whether there is one (MS-PPT:
 * VBAInfoContainer with a VBAInfoAtom, whose third field is fHasMacros).
 */
const VBA_INFO = Buffer.from('1f00ff0314000000020000040c000000', 'hex');
const HAS_MACROS_AT = VBA_INFO.length + 4;

/**
 * Checks the names in an older Office file's directory, where programs find its parts.
 *
 * Not checked: files embedded in the document.
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

/** The names of all storages and streams; null when the file's tables are inconsistent. */
function namesIn(bytes: Buffer): string[] | null {
  try {
    const shift = bytes.readUInt16LE(0x1e);
    if (shift !== 9 && shift !== 12) return null;
    const sector = sectorReader(bytes, 1 << shift);
    const table = readAllocationTable(bytes, sector, 1 << shift);
    const names: string[] = [];
    let at = bytes.readUInt32LE(0x30);
    for (let left = MAX_ENTRIES / ((1 << shift) / ENTRY); at < FIRST_SPECIAL; left -= 1) {
      if (left <= 0) return null;
      names.push(...entriesIn(sector(at)));
      at = table(at);
    }
    return names;
  } catch {
    // A sector is beyond the end of the file.
    return null;
  }
}

/** @throws RangeError for a sector that isn't in the file; the last one may be incomplete */
function sectorReader(bytes: Buffer, size: number): (index: number) => Buffer {
  return (index) => {
    const from = Math.max(HEADER, size) + index * size;
    if (from >= bytes.length) throw new RangeError(`no sector ${index}`);
    return bytes.subarray(from, from + size);
  };
}

/** The sector that follows a sector, by the file's allocation table. */
function readAllocationTable(
  bytes: Buffer,
  sector: (index: number) => Buffer,
  size: number,
): (index: number) => number {
  const numbers = size / 4;
  const tables: number[] = [];
  for (let index = 0; index < IN_HEADER; index += 1) tables.push(bytes.readUInt32LE(0x4c + index * 4));
  let more = bytes.readUInt32LE(0x44);
  // A file can't have more sectors than it has bytes for, so a longer chain is a loop.
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
    // The length includes a terminating zero.
    if (isUsed && length >= 2 && length <= NAME_BYTES) {
      names.push(sector.toString('utf16le', at, at + length - 2));
    }
  }
  return names;
}
