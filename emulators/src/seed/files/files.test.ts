import { readdirSync, readFileSync } from 'node:fs';
import { matchesExtension, SNIFFED_BYTES } from '@akada/domain/vault/file-signatures';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { noteOf } from '../vault-files.ts';
import { SHARED } from '../vault-list.ts';
import { pdf } from './pdf.ts';
import { lineOf, sectionsOf } from './sections.ts';

const SECTIONS = sectionsOf(
  '## Café & <co>\n\nIt costs ½ as much.\n\n- First point\n- Second\n\n## Two\n\nLast line.\n',
);

function expectToBe(name: string, bytes: Buffer) {
  expect(matchesExtension(name, bytes.subarray(0, SNIFFED_BYTES), bytes.subarray(-SNIFFED_BYTES))).toBe(true);
}

function fileNamed(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}

test('the folder has a file for each item of the demo vault that is neither a note nor a PDF, and no other', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => !name.endsWith('.ts'));
  const items = SHARED.filter(({ type }) => type !== 'note' && type !== 'pdf');
  expect(files.sort()).toEqual(items.map(({ slug, type }) => `${slug}.${type}`).sort());
  for (const name of files) expectToBe(name, fileNamed(name));
});

test('a text is split into its sections', () => {
  expect(SECTIONS).toEqual([
    { heading: 'Café & <co>', lines: ['It costs ½ as much.', '- First point', '- Second'] },
    { heading: 'Two', lines: ['Last line.'] },
  ]);
});

describe('a PDF', () => {
  test('has a page for each section, with text that a reader can select', async () => {
    const bytes = await pdf('Title', 'Ada', SECTIONS);
    expectToBe('a.pdf', bytes);
    const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    expect(document.numPages).toBe(2);
    const pages = await Promise.all(
      [1, 2].map(async (number) => {
        const { items } = await (await document.getPage(number)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join('\n');
      }),
    );
    for (const text of ['Title', 'Café & <co>', 'It costs ½ as much.', '• First point']) {
      expect(pages[0]).toContain(text);
    }
    expect(pages[1]).toContain('Last line.');
    expect(pages[1]).not.toContain('First point');
    await document.destroy();
  });

  test('has the same bytes each time', async () => {
    expect(await pdf('Title', 'Ada', SECTIONS)).toEqual(await pdf('Title', 'Ada', SECTIONS));
  });
});

const MAIN_PART = { docx: 'word/document.xml', pptx: 'ppt/presentation.xml' } as const;
const OFFICE_FILES = SHARED.flatMap((item) =>
  item.type === 'docx' || item.type === 'pptx'
    ? [{ ...item, name: `${item.slug}.${item.type}`, main: MAIN_PART[item.type] }]
    : [],
);

describe.each(OFFICE_FILES)('the Office file $name', ({ name, slug, title, main }) => {
  const parts = new Map(
    Object.entries(unzipSync(fileNamed(name))).map(([path, part]) => [path, strFromU8(part)]),
  );

  test('lists each part with its content type, and names the main document', () => {
    const named = [...(parts.get('[Content_Types].xml') ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(named.sort()).toEqual(
      [...parts.keys()].filter((path) => !/rels$|Content_Types/.test(path)).sort(),
    );
    expect(parts.get('_rels/.rels')).toContain(`Target="${main}"`);
  });

  test('refers only to parts that exist', () => {
    for (const [path, xml] of parts) {
      if (!path.endsWith('.rels')) continue;
      const from = new URL(path.replace('_rels/', '').replace(/[^/]*$/, ''), 'file:///');
      for (const [, target = ''] of xml.matchAll(/Target="([^"]+)"/g)) {
        expect([...parts.keys()]).toContain(new URL(target, from).pathname.slice(1));
      }
    }
  });

  test('has all of its text, escaped, in XML with balanced tags', () => {
    const xml = [...parts.values()].join('');
    const lines = sectionsOf(noteOf(slug)).flatMap(({ heading, lines }) => [heading, ...lines]);
    for (const text of [title, ...lines.map((line) => lineOf(line).text)]) {
      expect(xml).toContain(`${escaped(text)}</`);
    }
    for (const part of parts.values()) expectClosed(part);
  });
});

describe('a picture', () => {
  test.each(named('png'))('%s is 640 by 420 pixels', (name) => {
    const bytes = fileNamed(name);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([640, 420]);
  });
});

describe.each(named('mp4'))('the film %s', (name) => {
  const bytes = fileNamed(name);
  const boxes = boxesOf(bytes);
  const box = (name: string) => boxes.get(name) ?? Buffer.alloc(0);

  test('has its index before the frames, so that it plays while loading', () => {
    expect([...boxes.keys()].indexOf('moov')).toBeLessThan([...boxes.keys()].indexOf('mdat'));
  });

  test('is two seconds long, 320 by 192 pixels and smaller than 300 kB', () => {
    expect(box('mdhd').readUInt32BE(16) / box('mdhd').readUInt32BE(12)).toBe(2);
    expect([box('tkhd').readUInt32BE(76) >>> 16, box('tkhd').readUInt32BE(80) >>> 16]).toEqual([320, 192]);
    expect(bytes.length).toBeLessThan(300_000);
  });
});

function named(extension: string): string[] {
  return SHARED.filter(({ type }) => type === extension).map(({ slug, type }) => `${slug}.${type}`);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function expectClosed(xml: string) {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosed] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!selfClosed) open.push(name);
  }
  expect(open).toEqual([]);
}

/** The boxes of an MP4 file by name. Throws if they do not fill it exactly. */
function boxesOf(bytes: Buffer, into = new Map<string, Buffer>()): Map<string, Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + length);
    if (length < 8 || content.length !== length - 8) throw new Error(`the box ${name} does not fit`);
    into.set(name, content);
    if (['moov', 'trak', 'mdia'].includes(name)) boxesOf(content, into);
    at += length;
  }
  return into;
}
