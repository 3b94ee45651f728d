import { crc32 } from 'node:zlib';

export interface JarEntry {
  name: string;
  bytes: Buffer;
}

const MANIFEST_LINE_BYTES = 72;
/** 1 January 1980, the zip format's first day: the same input gives the same file. */
const DOS_DATE = 0x0021;

/**
 * A jar's manifest. Lines over 72 bytes are continued on lines that start with a space, as the format requires.
 *
 * @param attributes e.g. `{ 'Main-Class': 'a.B', 'Class-Path': 'file:///c.jar' }`; ASCII only
 */
export function manifest(attributes: Record<string, string>): string {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...attributes }).flatMap(([key, value]) =>
    wrap(`${key}: ${value}`),
  );
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Packs entries, uncompressed, into a jar. A JRE is enough to run it and none is needed to write it.
 *
 * @param attributes of the manifest
 * @param entries further files, e.g. classes
 */
export function jar(attributes: Record<string, string>, entries: readonly JarEntry[] = []): Buffer {
  const all = [{ name: 'META-INF/MANIFEST.MF', bytes: Buffer.from(manifest(attributes)) }, ...entries];
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of all) {
    const path = Buffer.from(name);
    const common = commonHeader(path, bytes);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path, bytes]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail(offset), path]));
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([...bodies, ...directory, end(all.length, Buffer.concat(directory).length, offset)]);
}

function wrap(line: string): string[] {
  const [head, rest] = [line.slice(0, MANIFEST_LINE_BYTES), line.slice(MANIFEST_LINE_BYTES)];
  return rest ? [head, ...wrap(` ${rest}`)] : [head];
}

/** The 26 bytes that a local header and a directory entry share: version, flags, method, time, sums, sizes. */
function commonHeader(path: Buffer, bytes: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(DOS_DATE, 8);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(bytes.length, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt16LE(path.length, 22);
  return header;
}

function tail(offset: number): Buffer {
  const fields = Buffer.alloc(14);
  fields.writeUInt32LE(offset, 10);
  return fields;
}

function end(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.write('PK\x05\x06', 'latin1');
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
