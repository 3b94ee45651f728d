import { deflateSync } from 'node:zlib';
import { demoVault } from '@akada/emulators/seed/vault-data';
import { checkDocument } from '@akada/functions/src/vault/check-document.ts';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createZip, FALSE_BYTES, TRUE_BYTES } from '../functions/vault/files.ts';
import { createOle } from '../functions/vault/ole.ts';

const WORD = ['[Content_Types].xml', 'word/document.xml'];
const SLIDES = ['[Content_Types].xml', 'ppt/presentation.xml'];
const pdfWith = (text: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n${text}\nendobj\n%%EOF\n`, 'latin1');
const objectStream = (text: string, packed = deflateSync(text)) =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n4 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);

describe('a harmless document', () => {
  test('from the demo is accepted', async () => {
    const items = await demoVault('demo.appspot.com', new Date('2026-03-01T08:00:00Z'));
    const objects = items.flatMap(({ object }) => object ?? []);
    expect(objects.length).toBeGreaterThan(10);

    for (const { path, bytes } of objects) expect(await checkDocument(path, bytes), path).toBeNull();
  });

  test.each(Object.entries(TRUE_BYTES))('of the type .%s is accepted', async (extension, bytes) => {
    expect(await checkDocument(`a.${extension}`, bytes)).toBeNull();
  });

  test.each([
    ['a title about scripts', '<</Title(HTML/CSS/JavaScript)/Subject(/Launch)>>'],
    ['a link to a page', '<</S/URI/URI(https://example.com/JS)>>'],
    ['a page to open at', '<</Type/Catalog/OpenAction[3 0 R/FitH null]>>'],
    ['names that begin like those of actions', '<</S/JavaScripts/T/S/Launcher/JS2(x)>>'],
    ['a film', '<</S/Rendition/OP 0/R 5 0 R>>'],
  ])('with %s is accepted', async (_, text) => {
    expect(await checkDocument('a.pdf', pdfWith(text))).toBeNull();
    expect(await checkDocument('a.pdf', objectStream(text))).toBeNull();
  });

  test('of the old Word format that mentions macros in its text is accepted', async () => {
    const text = Buffer.from('Macros and VBA: _VBA_PROJECT', 'utf16le');
    expect(await checkDocument('a.doc', createOle([{ name: 'WordDocument' }], text))).toBeNull();
  });

  test('of the old PowerPoint format that declares no macros is accepted', async () => {
    const says = Buffer.from('1f00ff0314000000020000040c000000000000000000000002000000', 'hex');
    expect(await checkDocument('a.ppt', createOle([{ name: 'PowerPoint Document' }], says))).toBeNull();
  });
});

describe('a PDF', () => {
  test.each([
    ['runs a script when it opens', '<</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>'],
    ['runs a script from another object', '<</Type/Action /S /JavaScript /JS 7 0 R>>'],
    ['hides the name of a script', '<</S/#4aava#53cript/JS 7 0 R>>'],
    ['hides the key of an action', '<</#53\n/JavaScript/JS 7 0 R>>'],
    ['puts a comment into an action', '<</S % see below\n/JavaScript/JS 7 0 R>>'],
    ['puts the type of an action into a separate object', '/JavaScript'],
    ['starts a program', '<</S/Launch/Win<</F(cmd.exe)>>>>'],
    ['hides that it starts a program', '<</S/L#61unc#68/F(a.exe)>>'],
    ['has a script in a film', '<</S/Rendition/OP 0/JS(app.alert\\(1\\))>>'],
  ])('that %s is rejected, compressed or not', async (_, text) => {
    expect(await checkDocument('a.pdf', pdfWith(text))).toBe('actions');
    expect(await checkDocument('a.pdf', objectStream(`${'0 0 '}obj ${text} endobj`))).toBe('actions');
  });

  test('with a truncated object stream is checked as far as the stream goes', async () => {
    const packed = deflateSync(`<</S/JavaScript/JS 7 0 R>>${'x'.repeat(50_000)}`);
    const cut = packed.subarray(0, packed.length - 8);
    expect(await checkDocument('a.pdf', objectStream('', cut))).toBe('actions');
  });

  test('whose object stream unpacks to an excessive size is rejected', async () => {
    expect(await checkDocument('a.pdf', objectStream(' '.repeat(9 * 1024 * 1024)))).toBe('actions');
  });

  test.each([
    ['stream', 'stream\n'],
    ['action', '/S%'],
    ['blank', '/S '],
    ['object', 'obj '],
    ['type', '/Launch'],
    ['type between comments', '%%%/Launch%\n'],
  ])('of 50 MB that repeats the beginning of a %s is checked within seconds', async (_, text) => {
    const bytes = Buffer.alloc(50 * 1024 * 1024, text);
    const begun = performance.now();
    await checkDocument('a.pdf', bytes);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe('a Word or PowerPoint file', () => {
  test.each([
    ['a macro project', [...WORD, 'word/vbaProject.bin'], 'macros'],
    ['a macro project in capitals', [...WORD, 'word/VBAPROJECT.BIN'], 'macros'],
    ['the manifest of a Java program', [...WORD, 'META-INF/MANIFEST.MF'], 'content'],
    ['Java classes', [...WORD, 'Main.class'], 'content'],
    ['an Android program', [...WORD, 'AndroidManifest.xml'], 'content'],
    ['no list of content types', ['word/document.xml'], 'content'],
    ['its folder inside another one', ['[Content_Types].xml', 'x/word/document.xml'], 'content'],
    ['the parts of the other format', SLIDES, 'content'],
  ] as const)('with %s is rejected', async (_, names, why) => {
    expect(await checkDocument('a.docx', createZip(...names))).toBe(why);
  });

  test('whose content types declare macros is rejected', async () => {
    const types =
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.x.document.macroEnabled.main+xml"/></Types>';
    const parts = { '[Content_Types].xml': strToU8(types), 'word/document.xml': strToU8('<w/>') };
    expect(await checkDocument('a.docx', Buffer.from(zipSync(parts)))).toBe('macros');
  });

  test('that follows another file in the same bytes is rejected', async () => {
    const msi = createOle([{ name: 'Root' }]);
    expect(await checkDocument('a.docx', Buffer.concat([msi, createZip(...WORD)]))).toBe('content');
    expect(await checkDocument('a.docx', Buffer.concat([createZip('setup.exe'), createZip(...WORD)]))).toBe(
      'content',
    );
  });

  test.each(Object.entries({ ...FALSE_BYTES, 'an empty file': Buffer.alloc(0) }))(
    'that is really %s is rejected',
    async (_, bytes) => {
      for (const name of ['a.docx', 'a.pptx', 'a.doc', 'a.ppt']) {
        expect(await checkDocument(name, bytes), name).toBe('content');
      }
    },
  );
});

describe('a file of the old Office formats', () => {
  test.each([
    ['a.doc', [{ name: 'WordDocument' }, { name: 'Macros', isStorage: true }], 'macros'],
    ['a.doc', [{ name: 'WordDocument' }, { name: 'VBA', isStorage: true }], 'macros'],
    ['a.ppt', [{ name: 'PowerPoint Document' }, { name: '_VBA_PROJECT' }], 'macros'],
    ['a.doc', [{ name: 'Property' }, { name: 'WordDocuments' }], 'content'],
    ['a.doc', [{ name: 'PowerPoint Document' }], 'content'],
    ['a.ppt', [{ name: 'WordDocument' }], 'content'],
  ] as const)('named %s with %j is rejected', async (name, entries, why) => {
    expect(await checkDocument(name, createOle(entries))).toBe(why);
  });

  test('of PowerPoint with a compressed macro project is rejected', async () => {
    const says = Buffer.from('1f00ff0314000000020000040c000000000000000100000002000000', 'hex');
    expect(await checkDocument('a.ppt', createOle([{ name: 'PowerPoint Document' }], says))).toBe('macros');
  });

  test('with macros in a later sector of its directory is rejected', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ name: `Part${index}` }));
    const entries = [{ name: 'WordDocument' }, ...many, { name: 'Macros', isStorage: true }];
    expect(await checkDocument('a.doc', createOle(entries))).toBe('macros');
  });

  test('with a cyclic directory is rejected, without following it forever', async () => {
    const bytes = createOle([{ name: 'WordDocument' }]);
    bytes.writeUInt32LE(1, 512 + 4);
    expect(await checkDocument('a.doc', bytes)).toBe('content');
  });
});
