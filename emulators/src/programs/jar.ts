import { strToU8, zipSync } from 'fflate';

const MANIFEST_LINE_BYTES = 72;
/** The zip format's first day: the same input gives the same file. */
const MADE_ON = new Date(1980, 0, 1);

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
 * Packs files, uncompressed, into a jar. A JRE is enough to run it and none is needed to write it.
 *
 * @param attributes of the manifest
 * @param files further files by name, e.g. classes
 */
export function jar(attributes: Record<string, string>, files: Record<string, Uint8Array> = {}): Uint8Array {
  const all = { 'META-INF/MANIFEST.MF': strToU8(manifest(attributes)), ...files };
  return zipSync(all, { level: 0, mtime: MADE_ON });
}

function wrap(line: string): string[] {
  const [head, rest] = [line.slice(0, MANIFEST_LINE_BYTES), line.slice(MANIFEST_LINE_BYTES)];
  return rest ? [head, ...wrap(` ${rest}`)] : [head];
}
