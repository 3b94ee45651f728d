import { describe, expect, test } from 'vitest';
import { newVaultItemSchema, vaultDetailsSchema } from './schemas.ts';
import { UPLOAD_MESSAGES } from './uploads.ts';
import { cleanTags, contributorName, noteSize } from './vault.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');

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
