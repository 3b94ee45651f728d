import type { Sitting } from '@akada/domain/exam/sitting';
import type { QuestionList } from '@akada/domain/practice/schemas';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { useLiveDocument, sendSitting, isSubmitted } = vi.hoisted(() => ({
  useLiveDocument: vi.fn(),
  sendSitting: vi.fn(),
  isSubmitted: vi.fn(async () => false),
}));
vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('@/firebase/live.ts', () => ({ useLiveDocument }));
vi.mock('./api/exams.ts', () => ({ sendSitting, isSubmitted, toSitting: (sitting: Sitting) => sitting }));

import { ExamPage } from './exam-page.tsx';
import { type ExamParts, ExamPartsContext } from './exam-parts.ts';
import { persistSitting, readSitting } from './sitting-store.ts';

const START = Date.UTC(2026, 10, 23, 9);
const MINUTE = 60_000;
const NOTES = { why: 'Because the notes say so.', source: 'A sentence of the notes.' };
const LIST: QuestionList = {
  passages: ['A man went to market.'],
  questions: [
    {
      kind: 'choice',
      prompt: 'Where did he go?',
      options: ['Home', 'Market', 'School', 'Church'],
      key: 1,
      ...NOTES,
      topic: 'Use of English',
      passage: 0,
    },
    { kind: 'true_false', prompt: 'Osmosis needs a membrane.', key: true, ...NOTES, topic: 'Biology' },
    {
      kind: 'choice',
      prompt: 'What has no nucleus?',
      options: ['Liver', 'Bacteria', 'Leaf', 'Moss'],
      key: 1,
      ...NOTES,
      topic: 'Biology',
      page: 4,
    },
  ],
};
const SITTING: Sitting = {
  ...{ attempt_id: 'mock', set_id: 'set', title: 'Mock exam: Biology', count: 3 },
  ...{ started_at: START, ends_at: START + 10 * MINUTE, submitted_at: null, right: null },
  ...{ answers: {}, flagged: [], at: 0, unsent: [], has_unsent_state: false },
};

const WrongOnes = vi.fn<ExamParts['WrongOnes'] & (() => null)>(() => null);

function open() {
  return render(
    <MemoryRouter initialEntries={['/dashboard/quiz/exam?attempt=mock']}>
      <ExamPartsContext value={{ ...({} as ExamParts), WrongOnes }}>
        <ExamPage attemptId="mock" />
      </ExamPartsContext>
    </MemoryRouter>,
  );
}

const kept = () => readSitting('ada', 'mock') as Sitting;
/** Presses a key of the keyboard, wherever the focus is. */
const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const number = () => screen.getByRole('heading', { level: 2, name: /Question \d/ }).textContent;
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers({ now: START, shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
  sendSitting.mockReset().mockReturnValue(new Promise(() => {}));
  useLiveDocument.mockReturnValue({
    status: 'ready',
    data: { questions: JSON.stringify(LIST) },
    unconfirmed: false,
  });
  persistSitting('ada', SITTING);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the exam room', () => {
  it('is sat with the eight keys of the hall alone', () => {
    open();
    key('b');
    expect(kept().answers).toEqual({ 0: '1' });
    key('D');
    expect(kept().answers).toEqual({ 0: '3' });
    key('p');
    expect(number()).toBe('Question 1 of 3 · Use of English');
    key('n');
    expect(number()).toBe('Question 2 of 3 · Biology');
    key('c');
    key('a');
    expect(kept().answers).toEqual({ 0: '3', 1: 'true' });
    key('s');
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('1 question is blank: 3.');
    expect(within(dialog).getByRole('button', { name: 'Return' })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Submit' }).getAttribute('aria-keyshortcuts')).toBe(
      'S',
    );
    key('d');
    key('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept()).toMatchObject({ submitted_at: null, answers: { 0: '3', 1: 'true' } });
    key('s');
    key('s', { repeat: true });
    expect(kept().submitted_at).toBeNull();
    key('s');
    expect(kept().right).toBe(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Marks: Mock exam: Biology' })).toBeTruthy();
  });

  it('leaves keys alone with Ctrl, and while another dialog is open', async () => {
    open();
    key('a', { ctrlKey: true });
    await userEvent.click(screen.getByRole('button', { name: 'Questions' }));
    key('a');
    expect(kept().answers).toEqual({});
  });

  it('opens again at the same question with the same answers after a reload', () => {
    const first = open();
    key('b');
    key('n');
    first.unmount();
    open();
    expect(number()).toBe('Question 2 of 3 · Biology');
    key('p');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Market/ }).checked).toBe(true);
  });

  it('shows in the grid what is answered, flagged and open', async () => {
    open();
    key('b');
    await userEvent.click(screen.getByRole('button', { name: 'Flag' }));
    const grid = within(screen.getByRole('navigation', { name: 'Questions' }));
    expect(
      grid.getByRole('button', { name: 'Question 1, answered, flagged' }).getAttribute('aria-current'),
    ).toBe('step');
    await userEvent.click(grid.getByRole('button', { name: 'Question 3, blank' }));
    expect(number()).toBe('Question 3 of 3 · Biology');
    expect(screen.getByText('1 of 3 answered, 1 flagged')).toBeTruthy();
  });

  it('shows the passage of a question', () => {
    open();
    expect(screen.getByRole('region', { name: 'Passage' }).textContent).toBe('A man went to market.');
    key('n');
    expect(screen.queryByRole('region', { name: 'Passage' })).toBeNull();
  });

  it('calculates without answering the question', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Calculator' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Calculator' }));
    for (const name of ['7', 'Times', '6', 'Equals'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('status', { name: 'Result' }).textContent).toBe('= 42');
    screen.getByRole('textbox', { name: 'Calculator' }).focus();
    for (const name of ['Delete', '8', '/', '4', 'Enter']) key(name);
    expect(screen.getByRole('status', { name: 'Result' }).textContent).toBe('= 2');
    expect(kept().answers).toEqual({});
  });

  it('has the calculator after the question, and Escape closes it and returns to its button', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Calculator' }));
    const display = screen.getByRole('textbox', { name: 'Calculator' });
    const prompt = screen.getByText('Where did he go?');
    expect(prompt.compareDocumentPosition(display)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByRole('button', { name: '7' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Calculator' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Calculator' }));
  });

  it('shows what was typed in the calculator after the screen is turned', async () => {
    const screenSize = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => screenSize);
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Calculator' }));
    for (const name of ['7', 'Times', '6', 'Equals'])
      await userEvent.click(screen.getByRole('button', { name }));
    const docked = screen.getByRole('textbox', { name: 'Calculator' });
    screenSize.matches = true;
    act(() => void screenSize.dispatchEvent(new Event('change')));
    const beside = screen.getByRole('textbox', { name: 'Calculator' });
    expect(beside).not.toBe(docked);
    expect(beside.textContent).toBe('7×6= 42');
  });

  it('submits automatically when the time is up', async () => {
    open();
    key('b');
    expect(screen.getByRole('timer', { name: 'Time left: 10:00' })).toBeTruthy();
    await wait(9 * MINUTE + 59_000);
    expect(screen.getByRole('timer', { name: 'Time left: 0:01' })).toBeTruthy();
    await wait(2_000);
    expect(screen.getByText('Time ran out, so your exam was submitted for you.')).toBeTruthy();
    expect(kept()).toMatchObject({ submitted_at: START + 10 * MINUTE, right: 1 });
    expect(sendSitting.mock.lastCall?.[1]).toMatchObject({ submitted_at: START + 10 * MINUTE });
  });

  it('keeps its time left when the network shows that the clock of the device was a day slow', async () => {
    persistSitting('ada', { ...SITTING, is_by_device_clock: true });
    open();
    key('b');
    vi.stubGlobal('fetch', async () => {
      const date = new Date(Date.now() + 86_400_000).toUTCString();
      return new Response(null, { headers: { date } });
    });
    fireEvent(window, new Event('online'));
    await wait(2_000);
    expect(kept()).toMatchObject({ submitted_at: null, answers: { 0: '1' } });
    expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^Time left: 9:5\d$/);
    await wait(10 * MINUTE);
    expect(screen.getByText('Time ran out, so your exam was submitted for you.')).toBeTruthy();
  });

  it('submits at the end of the time when the app was closed then', async () => {
    open().unmount();
    vi.setSystemTime(START + 86_400_000);
    open();
    await wait(100);
    expect(kept().submitted_at).toBe(START + 10 * MINUTE);
  });
});

describe('the marks', () => {
  it('explain every question, by subject, and show the wrong and blank ones first', async () => {
    persistSitting('ada', {
      ...SITTING,
      answers: { 0: '1', 2: '0' },
      flagged: [0],
      submitted_at: START + 5 * MINUTE,
      right: 1,
    });
    open();
    expect(screen.getByText('1 of 3 right in 5 minutes')).toBeTruthy();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['SubjectRightScore', 'Use of English1 of 1100%', 'Biology0 of 20%']);
    const shown = () =>
      screen.getAllByText(/question \d$/, { exact: false }).map(({ textContent }) => textContent);
    expect(shown()).toEqual(['Biology: question 2Blank', 'Biology: question 3Wrong']);
    expect(screen.getAllByText('Because the notes say so.')).toHaveLength(2);
    expect(screen.getByText('Page 4')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Flagged' }));
    expect(shown()).toEqual(['Use of English: question 1Right']);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(shown()).toHaveLength(3);
    expect(WrongOnes.mock.lastCall?.[0]).toMatchObject({
      ...{ attemptId: 'mock', answers: { 0: '1', 2: '0' }, endedAt: new Date(START + 5 * MINUTE) },
      list: LIST,
    });
  });
});

it('an exam that was submitted on another device shows its marks from there', async () => {
  isSubmitted.mockResolvedValueOnce(true);
  useLiveDocument.mockImplementation((path: string) => ({
    status: 'ready',
    data: path.includes('attempts')
      ? { ...SITTING, kind: 'exam', answers: { 0: '1' }, submitted_at: START + MINUTE, right: 1 }
      : { questions: JSON.stringify(LIST) },
    unconfirmed: false,
  }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Marks: Mock exam: Biology' })).toBeTruthy();
  expect(readSitting('ada', 'mock')).toBeNull();
  expect(sendSitting).not.toHaveBeenCalled();
});

it('an exam that no longer exists is not opened', () => {
  localStorage.clear();
  useLiveDocument.mockReturnValue({ status: 'ready', data: null, unconfirmed: false });
  open();
  expect(screen.getByText('This exam no longer exists.')).toBeTruthy();
});
