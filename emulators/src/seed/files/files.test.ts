import { inflateSync } from 'node:zlib';
import { matchesExtension, SNIFFED_BYTES } from '@akada/domain/vault/file-signatures';
import { strFromU8, unzipSync } from 'fflate';
import { decode } from 'jpeg-js';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { triangle } from './diagrams.ts';
import { docx } from './docx.ts';
import { jpg } from './jpg.ts';
import { pdf } from './pdf.ts';
import { blank, COLOURS, rectangle, write } from './picture.ts';
import { png } from './png.ts';
import { pptx } from './pptx.ts';
import { sectionsOf } from './sections.ts';

const SECTIONS = sectionsOf(
  '## Café & <co>\n\nIt costs ½ as much.\n\n- First point\n- Second\n\n## Two\n\nLast line.\n',
);

function expectToBe(name: string, bytes: Buffer) {
  expect(matchesExtension(name, bytes.subarray(0, SNIFFED_BYTES), bytes.subarray(-SNIFFED_BYTES))).toBe(true);
}

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

describe.each([
  ['Word', 'docx', () => docx('A & B', SECTIONS), 'word/document.xml'],
  ['PowerPoint', 'pptx', () => pptx('A & B', 'Ada', SECTIONS), 'ppt/presentation.xml'],
] as const)('a %s file', (_, extension, make, main) => {
  const bytes = make();
  const parts = new Map(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));

  test('has the signature of its type, and the same bytes each time', () => {
    expectToBe(`a.${extension}`, bytes);
    expect(make()).toEqual(bytes);
  });

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

  test('has the escaped text, in XML with balanced tags', () => {
    const xml = [...parts.values()].join('');
    for (const text of [
      'A &amp; B',
      'Café &amp; &lt;co&gt;',
      'It costs ½ as much.',
      'Second',
      'Last line.',
    ]) {
      expect(xml).toContain(`${text}</`);
    }
    for (const part of parts.values()) expectClosed(part);
  });
});

describe('a picture', () => {
  const picture = blank(30, 20);
  rectangle(picture, { x: 4, y: 3, width: 5, height: 2 }, COLOURS.blue);

  test('becomes a PNG with the same pixels', () => {
    const bytes = png(picture);
    expectToBe('a.png', bytes);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([30, 20]);
    const rows = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)));
    expect(rows).toHaveLength(20 * 91);
    expect([...rows.subarray(3 * 91 + 1 + 4 * 3).subarray(0, 3)]).toEqual([...COLOURS.blue]);
    expect([...rows.subarray(3 * 91 + 1 + 9 * 3).subarray(0, 3)]).toEqual([...COLOURS.paper]);
  });

  test('becomes a JPG with nearly the same pixels', () => {
    const drawn = triangle();
    const bytes = jpg(drawn);
    expectToBe('a.jpg', bytes);
    const { width, height, data } = decode(bytes);
    expect([width, height]).toEqual([drawn.width, drawn.height]);
    let difference = 0;
    for (let dot = 0; dot < width * height; dot += 1) {
      difference += Math.abs((data[dot * 4] ?? 0) - (drawn.data[dot * 3] ?? 0));
    }
    expect(difference / (width * height)).toBeLessThan(4);
  });

  test('shows letters at the given position', () => {
    const page = blank(12, 9);
    write(page, 'l', { x: 1, y: 1, scale: 1 });
    const dark = (x: number, y: number) => page.data[(y * 12 + x) * 3] === COLOURS.ink[0];
    const rows = Array.from({ length: 9 }, (_, y) =>
      Array.from({ length: 7 }, (_, x) => (dark(x, y) ? '#' : '.')),
    );
    expect(rows.map((row) => row.join(''))).toEqual([
      '.......',
      ...Array.from({ length: 6 }, () => '.#.....'),
      '.#####.',
      '.......',
    ]);
  });
});

function expectClosed(xml: string) {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosed] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!selfClosed) open.push(name);
  }
  expect(open).toEqual([]);
}
