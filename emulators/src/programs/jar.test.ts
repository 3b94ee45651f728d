import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { jar, manifest } from './jar.ts';

const LONG = `file:///${'a-folder-with-a-long-name/'.repeat(8)}x.jar`;

/** Joins lines like Java: one that starts with a space continues the previous one. */
function unwrap(text: string): string[] {
  return text.replaceAll('\r\n ', '').trim().split('\r\n');
}

test('no line of a manifest is longer than 72 bytes, and nothing is lost', () => {
  const text = manifest({ 'Main-Class': 'a.Main', 'Class-Path': LONG });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
  expect(unwrap(text)).toEqual(['Manifest-Version: 1.0', 'Main-Class: a.Main', `Class-Path: ${LONG}`]);
  expect(text.endsWith('\r\n\r\n')).toBe(true);
});

test('a line of exactly 72 bytes is not broken', () => {
  const value = 'x'.repeat(72 - 'Class-Path: '.length);
  expect(manifest({ 'Class-Path': value }).split('\r\n')[1]).toBe(`Class-Path: ${value}`);
  expect(
    manifest({ 'Class-Path': `${value}y` })
      .split('\r\n')
      .slice(1, 3),
  ).toEqual([`Class-Path: ${value}`, ' y']);
});

test('the same input gives the same jar', () => {
  const make = () => jar({ 'Main-Class': 'A' }, { 'A.class': Buffer.from('class') });
  expect(make()).toEqual(make());
});

test('a jar has its manifest first, then the files, all uncompressed', () => {
  const packed = jar({ 'Main-Class': 'A' }, { 'A.class': Buffer.from('class') });
  const entries: { name: string; compression: number }[] = [];
  const files = unzipSync(packed, {
    filter: ({ name, compression }) => entries.push({ name, compression }) > 0,
  });
  expect(entries).toEqual([
    { name: 'META-INF/MANIFEST.MF', compression: 0 },
    { name: 'A.class', compression: 0 },
  ]);
  expect(strFromU8(files['META-INF/MANIFEST.MF'] ?? new Uint8Array())).toContain('Main-Class: A\r\n');
  expect(strFromU8(files['A.class'] ?? new Uint8Array())).toBe('class');
});

test('an entry carries its checksum, which Java does not look at but other tools do', () => {
  const name = 'a.txt';
  const packed = Buffer.from(jar({}, { [name]: Buffer.from('123456789') }));
  const header = packed.indexOf(name) - 30;
  expect(packed.readUInt32LE(header + 14).toString(16)).toBe('cbf43926');
});
