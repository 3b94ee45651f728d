import { beforeEach, expect, it, vi } from 'vitest';
import { forgetResult, readRecent, rememberResult, rememberSource } from './recent.ts';

const result = (id: string) => ({ tool: 'summarizer', by: 'device', id, title: `Summary ${id}` }) as const;
const NOTE = { chosen: { from: 'note', note_id: 'cells' }, name: 'Cells' } as const;
const FILE = { chosen: { from: 'vault', file_id: 'cells' }, name: 'Cells.pdf' } as const;
const ids = () => readRecent('ada').results.map(({ id }) => id);

beforeEach(() => localStorage.clear());

it('has the last three results of the student, the last one first and each once', () => {
  expect(readRecent('ada')).toEqual({ sources: [], results: [] });
  for (const id of ['a', 'b', 'a', 'c', 'd']) rememberResult('ada', result(id));
  expect(ids()).toEqual(['d', 'c', 'a']);
  expect(readRecent('bisi').results).toEqual([]);
  forgetResult('ada', 'c');
  expect(ids()).toEqual(['d', 'a']);
});

it('has one of the results of a tool with the same title, the last', () => {
  for (const id of ['a', 'b', 'c']) rememberResult('ada', { ...result(id), title: 'Summary: Osmosis' });
  rememberResult('ada', { ...result('d'), tool: 'cram', title: 'Summary: Osmosis' });
  expect(ids()).toEqual(['d', 'c']);
});

it('has the notes and vault files that were studied, also beside a result', () => {
  rememberResult('ada', result('a'));
  for (const source of [NOTE, FILE, NOTE]) rememberSource('ada', source);
  expect(readRecent('ada').sources).toEqual([
    { file: NOTE.chosen, name: 'Cells' },
    { file: FILE.chosen, name: 'Cells.pdf' },
  ]);
  expect(ids()).toEqual(['a']);
});

it('leaves out a PDF of the device, which is gone after a day', () => {
  rememberSource('ada', { chosen: { from: 'upload', name: 'a.pdf' }, name: 'a.pdf' });
  rememberSource('ada', null);
  expect(readRecent('ada').sources).toEqual([]);
});

it('says in the log that the device has no room, and changes nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rememberResult('ada', result('a'));
  full.mockRestore();
  expect(warn).toHaveBeenCalledOnce();
  expect(ids()).toEqual([]);
});
