import { describe, expect, test } from 'vitest';
import { FILE_TOO_LARGE, MAX_BYTES } from '../files/file-limits.ts';
import { newVaultItemSchema, vaultDetailsSchema } from './schemas.ts';
import {
  categoryOf,
  cleanTags,
  contributorName,
  displayNameOf,
  extensionOf,
  noteSize,
  PREVIEWED_TYPES,
  parseFileUrl,
  storedName,
  typeOf,
  UPLOAD_MESSAGES,
  UPLOADS,
  uploadProblem,
  VAULT_LIMITS,
  VAULT_TYPES,
} from './vault.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const TIME = String(NOW.getTime());

describe('file names', () => {
  test.each([
    ['Cells.pdf', 'pdf', 'notes'],
    ['Cells.PDF', 'pdf', 'notes'],
    ['Cells.doc', 'docx', 'notes'],
    ['Cells.docx', 'docx', 'notes'],
    ['Cells.ppt', 'pptx', 'presentations'],
    ['Cells.pptx', 'pptx', 'presentations'],
    ['Cells.jpg', 'jpg', 'media'],
    ['Cells.jpeg', 'jpg', 'media'],
    ['Cells.png', 'png', 'media'],
    ['Cells.mp4', 'mp4', 'media'],
    ['Cells.exe', 'other', 'other'],
    ['Cells', 'other', 'other'],
    ['Cells.pdf.exe', 'other', 'other'],
    ['Cells.constructor', 'other', 'other'],
  ])('%s has type %s and category %s', (name, type, category) => {
    expect([typeOf(name), categoryOf(typeOf(name))]).toEqual([type, category]);
  });

  test('every type has a category, and a note has notes', () => {
    expect(VAULT_TYPES.map(categoryOf)).not.toContain(undefined);
    expect(categoryOf('note')).toBe('notes');
    expect(PREVIEWED_TYPES).toEqual(['pdf', 'jpg', 'png', 'mp4', 'note']);
  });

  test.each([
    ['Cells.pdf', 'pdf', 'Cells'],
    ['Cells.v2.PDF', 'pdf', 'Cells.v2'],
    ['Cells', '', 'Cells'],
    ['.pdf', 'pdf', '.pdf'],
    ['Cells.', '', 'Cells.'],
    [' Cells .pdf', 'pdf', 'Cells'],
  ])('%j has the extension %j and the display name %j', (name, extension, shown) => {
    expect([extensionOf(name), displayNameOf(name)]).toEqual([extension, shown]);
  });
});

describe('a chosen file', () => {
  const largest = MAX_BYTES.vaultFile;

  test.each([
    ['Cells.pdf', 1, null],
    ['Cells.pdf', largest, null],
    ['Cells.pdf', largest + 1, FILE_TOO_LARGE.vaultFile],
    ['Cells.pdf', 0, UPLOAD_MESSAGES.empty],
    ['Cells.exe', 1, UPLOAD_MESSAGES.type],
    ['Cells', 1, UPLOAD_MESSAGES.type],
    ['Cells.svg', 1, UPLOAD_MESSAGES.type],
    ['Cells.html', 0, UPLOAD_MESSAGES.type],
  ])('%s of %i bytes gets the message %j', (name, size, problem) =>
    expect(uploadProblem({ name, size })).toBe(problem),
  );

  test.each([
    ['Cells.pdf', 'Cells.pdf'],
    ['Cell division (2).PDF', 'Cell_division__2_.pdf'],
    ['Ọlábísí.png', '_l_b_s_.png'],
    ['../../etc/passwd.jpg', '.._.._etc_passwd.jpg'],
    ['a%2Fb#c?.mp4', 'a_2Fb_c_.mp4'],
    ['📚.docx', '__.docx'],
  ])('%j is stored under the time and %j', (name, stored) => {
    expect(storedName(name, NOW)).toBe(`${TIME}_${stored}`);
  });

  test.each(Object.keys(UPLOADS))(
    'with a long name keeps its extension .%s within the length limit',
    (extension) => {
      const name = storedName(`${'x'.repeat(300)}.${extension}`, NOW);

      expect(name).toMatch(new RegExp(`^[0-9]{13}_x+\\.${extension}$`));
      expect(name).toHaveLength(14 + VAULT_LIMITS.storedName);
      expect(typeOf(name)).toBe(typeOf(`x.${extension}`));
    },
  );
});

describe('a gs:// URL', () => {
  test("gives a stored file's bucket, path, owner and name", () => {
    expect(parseFileUrl(`gs://demo.appspot.com/vault_files/ada/${TIME}_Cells.pdf`)).toEqual({
      ...{ bucket: 'demo.appspot.com', path: `vault_files/ada/${TIME}_Cells.pdf` },
      ...{ uid: 'ada', name: `${TIME}_Cells.pdf` },
    });
  });

  test.each([
    'gs://demo/vault_files/ada',
    'gs://demo/vault_files/ada/',
    'gs://demo/vault_files//x.pdf',
    'gs://demo/vault_files/ada/../ben/x.pdf',
    'gs://demo/avatars/ada/x.pdf',
    'gs:///vault_files/ada/x.pdf',
    'https://demo/vault_files/ada/x.pdf',
    ' gs://demo/vault_files/ada/x.pdf',
    '',
  ])('%j is not one of a vault file', (url) => expect(parseFileUrl(url)).toBeNull());
});

test('cleanTags trims tags and removes blank and duplicate ones', () => {
  expect(cleanTags([' exam ', '', 'exam', '  ', 'Exam', 'WAEC'])).toEqual(['exam', 'Exam', 'WAEC']);
});

test("a note's size is the length of its title and content as JSON", () => {
  const note = { content: 'b"', title: 'a', more: 'ignored' };

  expect(noteSize(note)).toBe('{"title":"a","content":"b\\""}'.length);
});

test.each([
  [{ full_name: 'Ada Obi', username: 'ada' }, 'Ada Obi'],
  [{ full_name: '', username: 'ada' }, 'ada'],
  [{ full_name: '', username: null }, 'Anonymous'],
  [undefined, 'Anonymous'],
])('a contributor %j is shown as %s', (uploader, name) => expect(contributorName(uploader)).toBe(name));

describe("a file's details", () => {
  const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

  test.each([
    [{ filename: 'Cells' }, undefined],
    [{ filename: 'x'.repeat(200), subject: 'x'.repeat(60), tags: tags(10) }, undefined],
    [{ filename: 'x', tags: ['📚'.repeat(30)] }, undefined],
    [{ filename: ' ' }, UPLOAD_MESSAGES.name],
    [{}, UPLOAD_MESSAGES.name],
    [{ filename: 'x'.repeat(201) }, UPLOAD_MESSAGES.longName],
    [{ filename: 'x', subject: '' }, 'Enter a subject.'],
    [{ filename: 'x', subject: 'x'.repeat(61) }, UPLOAD_MESSAGES.subject],
    [{ filename: 'x', tags: tags(11) }, UPLOAD_MESSAGES.tags],
    [{ filename: 'x', tags: ['x'.repeat(31)] }, UPLOAD_MESSAGES.tag],
    [{ filename: 'x', tags: ['a', 'a'] }, 'Enter each tag once.'],
    [{ filename: 'x', tags: ['a\nb'] }, 'Keep it to one line.'],
    [{ filename: 'x\ud83d' }, 'Remove the unsupported character.'],
  ])('%j get the message %j', (details, message) => {
    expect(vaultDetailsSchema.safeParse(details).error?.issues[0]?.message).toBe(message);
  });

  test('can be stored without any field that only functions write', () => {
    const item = {
      ...{ filename: 'Cells', user_id: 'ada', file_url: null, type: 'note', category: 'notes', size: 1 },
      ...{ view_count: 0, download_count: 0, created_at: NOW },
    };

    expect(newVaultItemSchema.safeParse(item).success).toBe(true);
    expect(newVaultItemSchema.safeParse({ ...item, hidden: false }).success).toBe(false);
    expect(newVaultItemSchema.safeParse({ ...item, size: 0 }).success).toBe(false);
  });
});
