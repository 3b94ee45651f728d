import { AI_FILE_ERRORS } from '@akada/domain/ai/messages';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OfflineError } from '@/firebase/failure-reason.ts';
import { assertFieldsValid, useForm } from '@/lib/use-form.ts';
import { FileError } from '../api/file-error.ts';
import { readPdfFacts } from '../api/pdf-facts.ts';
import { openFile } from '../api/readable-file.ts';
import { DEVICE_PAGE_LIMIT, type StudySource, sourceProblem, type TypedPages } from '../study-source.ts';
import { SourceField } from './source-field.tsx';

vi.mock('../api/readable-file.ts', () => ({ openFile: vi.fn() }));
vi.mock('../api/pdf-facts.ts', () => ({ readPdfFacts: vi.fn() }));
vi.mock('../lab-parts.ts', () => ({
  useLabSources: () => ({
    FilePicker: ({ onPick }: { onPick: (file: object) => void }) => (
      <button type="button" onClick={() => onPick({ id: 'cells', filename: 'Cells' })}>
        Pick Cells
      </button>
    ),
    NotePicker: ({ onPick }: { onPick: (note: object) => void }) => (
      <button type="button" onClick={() => onPick({ id: 'osmosis', title: 'Osmosis' })}>
        Pick Osmosis
      </button>
    ),
  }),
}));

const CHAPTERS = [
  { title: 'Cells', from: 1, to: 20 },
  { title: 'Tissues', from: 21, to: 200 },
];
const opensPdf = (pages: number, chapters = CHAPTERS) => {
  vi.mocked(openFile).mockResolvedValue({ kind: 'pdf', pdf: 'https://example.com/a.pdf' });
  vi.mocked(readPdfFacts).mockResolvedValue({ pages, chapters });
};

let chosen: { source: StudySource | null; pages: TypedPages };
beforeEach(() => {
  vi.mocked(openFile).mockReset();
  vi.mocked(readPdfFacts).mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
});

function Form() {
  const [value, setValue] = useState<typeof chosen>({ source: null, pages: null });
  const { formProps } = useForm('it was not sent', () => {
    const file = value.source && sourceProblem(value.source, value.pages, DEVICE_PAGE_LIMIT);
    assertFieldsValid({ file: file ?? undefined });
  });
  chosen = value;
  return (
    <form {...formProps}>
      <SourceField uid="ada" {...value} limit={DEVICE_PAGE_LIMIT} onChange={setValue} />
      <button type="submit">Generate</button>
    </form>
  );
}
const pickCells = async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'From the vault' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pick Cells' }));
};

test('a vault PDF that fits is shown with its number of pages, and used whole', async () => {
  opensPdf(12);
  await pickCells();

  expect(await screen.findByText('12 pages')).toBeTruthy();
  expect(screen.getByLabelText('Pages to use')).toHaveProperty('value', 'all');
  expect(chosen.source?.chosen).toEqual({ from: 'vault', file_id: 'cells' });
  expect(chosen.pages).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a form that is sent with too many pages leads to the field that says so', async () => {
  opensPdf(200);
  await pickCells();
  await screen.findByText("That's 200 pages. Choose up to 30 of them.");
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
  expect(document.activeElement?.textContent).toContain('Choose up to 30');

  await userEvent.selectOptions(screen.getByLabelText('Pages to use'), 'Cells (p. 1 to 20)');
  const generate = screen.getByRole('button', { name: 'Generate' });
  await userEvent.click(generate);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(generate);
});

test('a PDF with too many pages asks for a chapter or a range', async () => {
  opensPdf(200);
  await pickCells();

  expect(await screen.findByText("That's 200 pages. Choose up to 30 of them.")).toBeTruthy();
  const part = screen.getByLabelText('Pages to use');
  await userEvent.selectOptions(part, 'Cells (p. 1 to 20)');
  expect(chosen.pages).toEqual({ from: '1', to: '20' });
  expect(screen.queryByText(/Choose up to/)).toBeNull();

  await userEvent.selectOptions(part, 'Tissues (p. 21 to 200)');
  expect(screen.getByText("That's 180 pages. Choose up to 30 of them.")).toBeTruthy();
  const to = screen.getByLabelText('To page');
  await userEvent.clear(to);
  await userEvent.type(to, '50');
  expect(chosen.pages).toEqual({ from: '21', to: '50' });
  expect(screen.queryByText(/Choose up to/)).toBeNull();

  await userEvent.selectOptions(part, 'A range of pages');
  expect(chosen.pages).toEqual({ from: '1', to: '30' });
});

test('a note has no pages to choose', async () => {
  vi.mocked(openFile).mockResolvedValue({ kind: 'note', text: 'Water moves.', name: 'Osmosis' });
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'From my notes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pick Osmosis' }));

  expect(await screen.findByText('Note')).toBeTruthy();
  expect(screen.queryByLabelText('Pages to use')).toBeNull();
  expect(chosen.source?.chosen).toEqual({ from: 'note', note_id: 'osmosis' });
});

const named = (name: string) => Object.assign(new Error(name), { name });
test.each([
  ['is gone', new FileError('unavailable'), AI_FILE_ERRORS.unavailable],
  ['is an empty note', new FileError('blankNote'), AI_FILE_ERRORS.blankNote],
  ['is password-protected', named('PasswordException'), AI_FILE_ERRORS.encrypted],
  ['is damaged', named('InvalidPDFException'), AI_FILE_ERRORS.damaged],
])('a file that %s says so at the field, and can be removed', async (_, error, message) => {
  vi.mocked(openFile).mockRejectedValue(error);
  await pickCells();

  expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cells' }));
  expect(screen.queryByText(message)).toBeNull();
  expect(chosen.source).toBeNull();
});

test('a file that cannot be fetched now may still be sent', async () => {
  vi.mocked(openFile).mockRejectedValue(new Error('no network'));
  await pickCells();

  await vi.waitFor(() => expect(chosen.source?.facts).toBe('unknown'));
  expect(chosen.source?.problem).toBeUndefined();
});

test.each([
  ['notes.docx', 'Choose a PDF.'],
  ['empty.pdf', 'This file is empty.'],
])('refuses %s from this device with the reason', async (name, reason) => {
  render(<Form />);
  const file = new File(name === 'empty.pdf' ? [] : ['text'], name);
  await userEvent.upload(screen.getByLabelText('PDF to read'), file, { applyAccept: false });

  expect(screen.getByText(reason)).toBeTruthy();
  expect(chosen.source).toBeNull();
});

test('a PDF of this device is chosen without an upload', async () => {
  opensPdf(3);
  render(<Form />);
  await userEvent.upload(screen.getByLabelText('PDF to read'), new File(['%PDF-1.7'], 'a.pdf'));

  expect(await screen.findByText('3 pages')).toBeTruthy();
  expect(chosen.source).toMatchObject({ name: 'a.pdf', chosen: { from: 'upload' } });
});

test('a file that could not be fetched says so while there is no network', async () => {
  vi.mocked(openFile).mockRejectedValue(new OfflineError());
  await pickCells();
  const status = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(status()).toBe(''));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(status()).toBe('Not on this device');
});

test('the focus moves on to what replaces the pressed button', async () => {
  opensPdf(12);
  await pickCells();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Cells');
  await screen.findByText('12 pages');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe(' Upload a PDF');
});

test('a file that the address chose does not take the focus', async () => {
  opensPdf(12);
  const source = { chosen: { from: 'vault', file_id: 'cells' }, name: 'Cells' } as const;
  render(<SourceField uid="ada" source={source} pages={null} limit={null} onChange={() => {}} />);
  expect(document.activeElement).toBe(document.body);
});
