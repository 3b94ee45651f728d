const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const TABLE = 0xfffffffd;

/** A storage or a stream of an older Office file; streams are empty unless they have bytes. */
export interface OleEntry {
  name: string;
  isStorage?: boolean;
}

/**
 * An OLE compound file with these names in its directory, one sector after another as Word writes them.
 *
 * @param bytes written to sectors that no entry names
 */
export function createOle(entries: readonly OleEntry[], bytes = Buffer.alloc(0)): Buffer {
  const directory = Buffer.concat([
    entryOf('Root Entry', 5),
    ...entries.map(({ name, isStorage = false }) => entryOf(name, isStorage ? 1 : 2)),
  ]);
  const directorySectors = Math.ceil(directory.length / SECTOR);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(TABLE, 0);
  for (let index = 1; index <= directorySectors; index += 1) {
    table.writeUInt32LE(index === directorySectors ? END_OF_CHAIN : index + 1, index * 4);
  }
  return Buffer.concat([header(), table, padded(directory), padded(bytes)]);
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 0x18);
  bytes.writeUInt16LE(3, 0x1a);
  bytes.writeUInt16LE(0xfffe, 0x1c);
  bytes.writeUInt16LE(9, 0x1e);
  bytes.writeUInt16LE(6, 0x20);
  bytes.writeUInt32LE(1, 0x2c);
  bytes.writeUInt32LE(1, 0x30);
  bytes.writeUInt32LE(4096, 0x38);
  bytes.writeUInt32LE(END_OF_CHAIN, 0x3c);
  bytes.writeUInt32LE(END_OF_CHAIN, 0x44);
  for (let index = 0; index < 109; index += 1) bytes.writeUInt32LE(index === 0 ? 0 : FREE, 0x4c + index * 4);
  return bytes;
}

function entryOf(name: string, type: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  for (const at of [68, 72, 76]) bytes.writeUInt32LE(FREE, at);
  bytes.writeUInt32LE(END_OF_CHAIN, 116);
  return bytes;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((SECTOR - (bytes.length % SECTOR)) % SECTOR)]);
}
