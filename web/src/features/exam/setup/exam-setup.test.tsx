import type { QuestionList } from '@akada/domain/practice/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SectionFields as Fields } from './section-fields.tsx';

const { startExam } = vi.hoisted(() => ({ startExam: vi.fn() }));
vi.mock('../api/exams.ts', () => ({ startExam }));
vi.mock('./unfinished-exams.tsx', () => ({ UnfinishedExams: () => null }));
vi.mock('./section-fields.tsx', () => ({
  SectionFields: ({ section, onChange }: Parameters<typeof Fields>[0]) => (
    <>
      <p>
        {section.subject}: {section.material.map(({ title }) => title).join()}
      </p>
      <button type="button" onClick={() => onChange({ subject: 'Biology', material: [MATERIAL] })}>
        Add material
      </button>
    </>
  ),
}));
vi.mock('./use-material.ts', () => ({
  useMaterial: () => ({
    stateOf: () => ({ status: 'ready', list: LIST }),
    retry: vi.fn(),
    retryFailed: vi.fn(),
  }),
}));

import { type ExamParts, ExamPartsContext } from '../exam-parts.ts';
import { ExamSetup } from './exam-setup.tsx';

const MATERIAL = { kind: 'deck', id: 'cells', title: 'Cells' } as const;
const SERVER = Date.UTC(2026, 10, 23, 9);
const LIST: QuestionList = {
  questions: [
    {
      ...{ kind: 'true_false', prompt: 'Plants breathe.', key: true },
      ...{ why: 'They do.', source: 'Plants breathe.' },
    },
  ],
};
const DAY = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  startExam.mockReset().mockImplementation(() => {
    throw new RangeError('enough');
  });
  // A device whose clock is a day slow.
  vi.useFakeTimers({ now: SERVER - DAY, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const EngineNotice: ExamParts['EngineNotice'] = () => null;
  return render(
    <MemoryRouter>
      <ExamPartsContext value={{ ...({} as ExamParts), EngineNotice }}>
        <ExamSetup uid="ada" />
      </ExamPartsContext>
    </MemoryRouter>,
  );
}

it('says how long the full exam is before there are any questions', async () => {
  open();
  expect(screen.getByText('The full exam has 180 questions in 2 hours.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'WAEC' }));
  expect(screen.getByText('The full exam has 50 questions in 1 hour.')).toBeTruthy();
});

it('takes back that material is missing once some is added', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Start the exam' }));
  expect(screen.getByRole('alert').textContent).toBe('Add material with questions first.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add material' })[0] as HTMLElement);
  expect(screen.queryByRole('alert')).toBeNull();
});

async function start(): Promise<void> {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'My own' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add material' }));
  await userEvent.click(screen.getByRole('button', { name: /^Start the/ }));
  await screen.findByText('enough');
}

it.each([
  ['by the clock of the server, on a device whose clock is a day slow', true, SERVER + 500],
  ['by the clock of the device without a network', false, SERVER - DAY],
])('an exam begins %s', async (_, isOnline, expected) => {
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('no network');
    return new Response(null, { headers: { date: new Date(SERVER).toUTCString() } });
  });
  await start();
  const [, , now] = startExam.mock.calls[0] ?? [];
  expect(now).toBe(expected);
});

it.each([
  ['is marked as running by it', false, true],
  ['is not marked, if the clock was measured before', true, undefined],
])('an exam that begins by the clock of a device without a network %s', async (_, wasMeasured, expected) => {
  if (wasMeasured) localStorage.setItem('akada.clock', '0');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  startExam.mockImplementation(() => ({ sitting: { attempt_id: 'one' }, written: Promise.resolve() }));
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'My own' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add material' }));
  await userEvent.click(screen.getByRole('button', { name: /^Start the/ }));
  await vi.waitFor(() => expect(startExam).toHaveBeenCalledOnce());
  const stored = JSON.parse(localStorage.getItem('akada.exam.ada.one') ?? '{}');
  expect(stored.is_by_device_clock).toBe(expected);
});

it('goes to the field with a message, which may be far above the button', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'My own' }));
  const minutes = screen.getByLabelText('Minutes');
  await userEvent.clear(minutes);
  await userEvent.click(screen.getByRole('button', { name: 'Start the exam' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(minutes));
});

it('an exam can have the settings of the last one on this device', async () => {
  vi.stubGlobal('fetch', async () => new Response(null));
  startExam.mockImplementation(() => ({ sitting: { attempt_id: 'one' }, written: Promise.resolve() }));
  const button = () => screen.queryByRole('button', { name: 'Same settings as last time' });
  const first = open();
  expect(button()).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'My own' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Minutes' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Minutes' }), '45');
  await userEvent.click(screen.getByRole('button', { name: 'Add material' }));
  await userEvent.click(screen.getByRole('button', { name: /^Start the/ }));
  await vi.waitFor(() => expect(startExam).toHaveBeenCalledOnce());
  first.unmount();

  open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'UTME' }).checked).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Same settings as last time' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'My own' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Minutes' }).value).toBe('45');
  expect(screen.getByText('Biology: Cells')).toBeTruthy();
  expect(button()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Exam room');
});

it.each(['not JSON', '{"form":"own"}', '{"form":"own","minutes":"5","sections":[]}'])(
  'settings that cannot be read are not offered: %s',
  (stored) => {
    localStorage.setItem('akada.draft.exam.ada', stored);
    open();
    expect(screen.queryByRole('button', { name: 'Same settings as last time' })).toBeNull();
  },
);
