import { describe, expect, test } from 'vitest';
import { matchesExtension, SNIFFED_BYTES } from './file-signatures.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string) => [...text].map((letter) => `${letter}\0`).join('');
const claims = (name: string, head: string, tail = head) => matchesExtension(name, bytes(head), bytes(tail));

const PDF = '%PDF-1.7\n';
const PNG = '\x89PNG\r\n\x1a\n';
const JPG = '\xff\xd8\xff\xe0';
const MP4 = '\x00\x00\x00\x18ftypisom';
const WORD = 'PK\x03\x04 [Content_Types].xml word/document.xml';
const SLIDES = 'PK\x03\x04 [Content_Types].xml ppt/presentation.xml';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const OLD_WORD = `${OLE}${wide('WordDocument')}`;
const OLD_SLIDES = `${OLE}${wide('PowerPoint Document')}`;
const HTML = '<!doctype html><script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const EMPTY_ZIP = `PK\x05\x06${'\0'.repeat(18)}`;
const EXE = 'MZ\x90\x00';

describe('matchesExtension', () => {
  test.each([
    ['a.pdf', PDF],
    ['a.PDF', PDF],
    ['a.doc', OLD_WORD],
    ['a.docx', WORD],
    ['a.ppt', OLD_SLIDES],
    ['a.pptx', SLIDES],
    ['a.jpg', JPG],
    ['a.jpeg', JPG],
    ['a.png', PNG],
    ['a.mp4', MP4],
    ['a.png.pdf', PDF],
  ])('accepts %s that begins with %j', (name, head) => expect(claims(name, head)).toBe(true));

  test.each(['pdf', 'doc', 'docx', 'ppt', 'pptx', 'jpg', 'jpeg', 'png', 'mp4'])(
    'rejects a .%s with the bytes of another type',
    (extension) => {
      const own: Record<string, string> = { doc: OLD_WORD, docx: WORD, ppt: OLD_SLIDES, pptx: SLIDES };
      Object.assign(own, { pdf: PDF, jpg: JPG, jpeg: JPG, png: PNG, mp4: MP4 });
      const others = [HTML, SVG, EXE, '', 'PK\x03\x04 virus.exe', OLE, ...Object.values(own)].filter(
        (text) => text !== own[extension],
      );

      expect(others.filter((text) => claims(`a.${extension}`, text))).toEqual([]);
    },
  );

  test.each(['a.html', 'a.svg', 'a.exe', 'a', 'a.', '.constructor', 'a.__proto__', 'a.toString', ''])(
    'rejects the name %j, whose extension may not be uploaded',
    (name) => expect(claims(name, PDF)).toBe(false),
  );

  test.each([
    ["an HTML page with a PDF's name", 'a.pdf', `${HTML}${PDF}`],
    ['a PDF after a line break', 'a.pdf', `\r\n${PDF}`],
    ['a picture followed by a ZIP', 'a.png', `${PNG}${EMPTY_ZIP}`],
    ['a PDF followed by a ZIP and its comment', 'a.pdf', `${PDF}${EMPTY_ZIP.slice(0, -2)}\x03\0abc`],
    ['a PDF after more than a kilobyte', 'a.pdf', `${' '.repeat(1_025)}${PDF}`],
    ['a PNG broken by a text editor', 'a.png', '\x89PNG\n\x1a\n'],
    ["a ZIP with only Word's folder", 'a.docx', 'PK\x03\x04 word/document.xml'],
    ['an HTML page that names the parts of a Word file', 'a.docx', `${HTML}[Content_Types].xml word/`],
  ])('rejects %s', (_, name, head) => expect(claims(name, head)).toBe(false));

  test('accepts an Office file that lists its parts at its end or at both ends', () => {
    expect(claims('a.docx', 'PK\x03\x04 media/1.png', '[Content_Types].xml word/document.xml')).toBe(true);
    expect(claims('a.pptx', 'PK\x03\x04 [Content_Types].xml', 'ppt/presentation.xml')).toBe(true);
    expect(claims('a.doc', OLE, wide('WordDocument'))).toBe(true);
  });

  test('accepts a file with a ZIP marker in the middle but not at its end', () => {
    expect(claims('a.png', `${PNG}${EMPTY_ZIP} and more of the picture`)).toBe(true);
  });

  test('rejects blank bytes', () => {
    const blanks = bytes(' '.repeat(SNIFFED_BYTES));

    expect(matchesExtension('a.pdf', blanks, blanks)).toBe(false);
  });
});
