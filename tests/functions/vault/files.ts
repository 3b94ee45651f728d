import type { UploadExtension } from '@akada/domain/vault/vault';
import { oleOf } from './ole.ts';

/** A ZIP of empty parts with these names, which looks like an Office file from outside. */
export function zipOf(...names: string[]): Buffer {
  const locals = names.map((name) =>
    Buffer.concat([Buffer.from('PK\x03\x04'), header(22, name), utf8(name)]),
  );
  let offset = 0;
  const central = names.map((name, index) => {
    const fields = Buffer.alloc(42);
    fields.writeUInt16LE(name.length, 24);
    fields.writeUInt32LE(offset, 38);
    offset += locals[index]?.length ?? 0;
    return Buffer.concat([Buffer.from('PK\x01\x02'), fields, utf8(name)]);
  });
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(names.length, 4);
  end.writeUInt16LE(names.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
}

/** The header of an empty part: its checksum and sizes are all zero. */
function header(nameAt: number, name: string): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(name.length, nameAt);
  return fields;
}

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const bytes = (text: string) => Buffer.from(text, 'latin1');

/** For each extension, a file that matches it. */
export const TRUE_BYTES: Record<UploadExtension, Buffer> = {
  pdf: bytes('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
  doc: oleOf([{ name: 'WordDocument' }, { name: '1Table' }]),
  docx: zipOf('[Content_Types].xml', 'word/document.xml'),
  ppt: oleOf([{ name: 'PowerPoint Document' }, { name: 'Current User' }]),
  pptx: zipOf('[Content_Types].xml', 'ppt/presentation.xml'),
  jpg: bytes('\xff\xd8\xff\xe0\x00\x10JFIF\x00\xff\xd9'),
  jpeg: bytes('\xff\xd8\xff\xe1\x00\x10Exif\x00\xff\xd9'),
  png: bytes('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'),
  mp4: bytes('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00'),
};

/** Contents that someone may upload under another name. */
export const FALSE_BYTES = {
  HTML: bytes('<!doctype html><script>alert(document.domain)</script>'),
  SVG: bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  EXE: bytes('MZ\x90\x00\x03\x00\x00\x00PE\x00\x00'),
  ZIP: zipOf('virus.exe'),
} as const;
