import { FILE_TOO_LARGE, MAX_BYTES } from '@akada/domain/files/file-limits';
import { UPLOAD_MESSAGES } from '@akada/domain/vault/uploads';
import { describe, expect, it } from 'vitest';
import { toFormDetails, toVaultDetails } from './details.ts';
import { toQueuedFile, withProblems } from './upload-queue.ts';

const file = (name: string, size = 3) => {
  const made = new File(['abc'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const item = (changed: object) => ({ ...toQueuedFile(file('Cells.pdf')), ...changed });

describe('toQueuedFile', () => {
  it('names the file after its file name, without the extension', () => {
    expect(toQueuedFile(file('Cell respiration.v2.pdf'))).toMatchObject({
      filename: 'Cell respiration.v2',
      status: 'queued',
      message: null,
    });
  });

  it.each([
    ['setup.exe', 3, UPLOAD_MESSAGES.type],
    ['no extension', 3, UPLOAD_MESSAGES.type],
    ['drawing.svg', 3, UPLOAD_MESSAGES.type],
    ['empty.pdf', 0, UPLOAD_MESSAGES.empty],
    ['film.mp4', MAX_BYTES.vaultFile + 1, FILE_TOO_LARGE.vaultFile],
  ])('refuses %s with %i bytes', (name, size, message) => {
    expect(toQueuedFile(file(name, size))).toMatchObject({ status: 'refused', message });
  });

  it('accepts a file of exactly the size limit', () => {
    expect(toQueuedFile(file('FILM.MP4', MAX_BYTES.vaultFile)).status).toBe('queued');
  });
});

describe('file details', () => {
  it('are stored trimmed, and empty ones are left out', () => {
    const empty = { subject: ' ', tags: [], description: ' \n' };
    expect(toVaultDetails({ filename: ' Cells ', ...empty })).toEqual({ filename: 'Cells' });
    const full = { subject: ' Biology ', tags: [' a ', 'a', ' ', 'b'], description: ' Week 3.\nLab.\n' };
    expect(toVaultDetails({ filename: 'Cells', ...full })).toEqual({
      ...{ filename: 'Cells', subject: 'Biology', tags: ['a', 'b'], description: 'Week 3.\nLab.' },
    });
  });

  it('are unchanged by an edit that changes nothing', () => {
    const shared = { filename: 'Cells', tags: ['a'], description: 'Week 3.\nLab.' };
    expect(toVaultDetails(toFormDetails(shared))).toEqual(shared);
    expect(toVaultDetails(toFormDetails({ filename: 'Cells' }))).toEqual({ filename: 'Cells' });
  });

  it.each([
    ['no name', { filename: ' ' }, 'filename', UPLOAD_MESSAGES.name],
    ['a name of 300 characters', { filename: 'x'.repeat(300) }, 'filename', UPLOAD_MESSAGES.longName],
    ['a subject of 61 characters', { subject: 'x'.repeat(61) }, 'subject', UPLOAD_MESSAGES.subject],
    ['30 tags', { tags: Array.from({ length: 30 }, (_, n) => `tag ${n}`) }, 'tags', UPLOAD_MESSAGES.tags],
    ['a description of 501', { description: 'x'.repeat(501) }, 'description', UPLOAD_MESSAGES.description],
    ['a tag of 31 characters', { tags: ['x'.repeat(31)] }, 'tags', UPLOAD_MESSAGES.tag],
  ])('with %s get a message at that field', (_, changed, field, message) => {
    expect(withProblems(item(changed)).problems).toEqual({ [field]: message });
  });

  it('get no message when they are valid', () => {
    expect(withProblems(item({ subject: 'Biology', tags: ['cells'] })).problems).toEqual({});
  });
});
