import { describe, expect, test } from 'vitest';
import { FILE_TOO_LARGE, MAX_BYTES } from '../files/file-limits.ts';
import { displayNameOf, extensionOf, typeOf, UPLOAD_MESSAGES, uploadProblem } from './uploads.ts';
import { categoryOf, PREVIEWED_TYPES, VAULT_TYPES } from './vault.ts';

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
});
