import type { UploadExtension } from '@akada/domain/vault/uploads';
import { zipSync } from 'fflate';
import { createOle } from './ole.ts';

/** A ZIP of empty parts with these names, which looks like an Office file from outside. */
export function createZip(...names: string[]): Buffer {
  return Buffer.from(
    zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()])), { level: 0 }),
  );
}

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** A PDF with one empty page. */
function blankPdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return bytes(`${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`);
}

/** For each extension, a file that matches it. */
export const TRUE_BYTES: Record<UploadExtension, Buffer> = {
  pdf: blankPdf(),
  doc: createOle([{ name: 'WordDocument' }, { name: '1Table' }]),
  docx: createZip('[Content_Types].xml', 'word/document.xml'),
  ppt: createOle([{ name: 'PowerPoint Document' }, { name: 'Current User' }]),
  pptx: createZip('[Content_Types].xml', 'ppt/presentation.xml'),
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
  ZIP: createZip('virus.exe'),
} as const;
