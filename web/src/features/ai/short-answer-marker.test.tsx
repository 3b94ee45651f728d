import type { Account } from '@akada/domain/account/schemas';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { UnreviewedAnswer } from '@akada/domain/practice/short-marks';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '@/firebase/live.ts';

const { useGenerate, useUsesLeft, useOnline } = vi.hoisted(() => ({
  useGenerate: vi.fn(),
  useUsesLeft: vi.fn(),
  useOnline: vi.fn(),
}));
const generate = vi.fn();
vi.mock('./api/use-generate.ts', () => ({ useGenerate }));
vi.mock('./api/use-uses-left.ts', () => ({ useUsesLeft, usePlan: () => 'free' }));
vi.mock('@/lib/use-online.ts', () => ({ useOnline }));
vi.mock('@/firebase/live.ts', () => ({}));

import { ShortAnswerMarker } from './short-answer-marker.tsx';

const ACCOUNT: Live<Account | null> = { status: 'loading' } as Live<Account | null>;
const answersTo = (count: number): UnreviewedAnswer[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ index, question: `Why ${index}?`, points: ['Water moves.'], answer: 'It does.' },
  }));
const MARK = { had: [0], feedback: 'All of it.' };

function open(count: number, generation: object = { status: 'idle' }) {
  useGenerate.mockReturnValue({ generation, generate, stop: vi.fn() });
  const onMarked = vi.fn();
  render(
    <MemoryRouter>
      <ShortAnswerMarker
        {...{ uid: 'ada', account: ACCOUNT, title: 'Cells', onMarked }}
        answers={answersTo(count)}
      />
    </MemoryRouter>,
  );
  return onMarked;
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Have AI mark/ });

beforeEach(() => {
  useOnline.mockReturnValue(true);
  useUsesLeft.mockReturnValue({ used: 0, left: 2 });
  generate.mockReset();
});

describe('the marking of short answers by AI', () => {
  it('sends all of them in one use, and hands on their marks', async () => {
    generate.mockResolvedValue({ result: JSON.stringify({ marks: [MARK, MARK] }) });
    const onMarked = open(2);
    expect(screen.getByText('Takes 1 AI use; you have 2 left today.')).toBeTruthy();
    await userEvent.click(button());
    const answers = [0, 1].map((index) => ({
      ...{ question: `Why ${index}?`, points: ['Water moves.'], answer: 'It does.' },
    }));
    expect(generate).toHaveBeenCalledExactlyOnceWith({ tool: 'marking', prompt: 'Cells', answers });
    expect(onMarked).toHaveBeenCalledExactlyOnceWith(answersTo(2), [MARK, MARK]);
  });

  it('says how many answers one use takes', () => {
    open(AI_LIMITS.markedAnswers + 2);
    expect(screen.getByText(/^The first 20 of 22\./)).toBeTruthy();
  });

  it.each([
    ['no marks', { marks: [] }],
    ['too few marks', { marks: [MARK] }],
    ['something else', 'Sorry.'],
  ])('changes nothing if the result has %s', async (_, result) => {
    generate.mockResolvedValue({ result: typeof result === 'string' ? result : JSON.stringify(result) });
    const onMarked = open(2);
    await userEvent.click(button());
    expect(onMarked).not.toHaveBeenCalled();
  });

  it('changes nothing if the call fails, and says why and what counts instead', async () => {
    generate.mockResolvedValue(null);
    const onMarked = open(1, { status: 'failed', message: 'AI is busy.', isLimit: false });
    await userEvent.click(button());
    expect(onMarked).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(
      'AI is busy.Your own marks count. You can mark each short answer below.',
    );
  });

  it.each([
    ['offline', { isOnline: false, left: 2 }, "You're offline"],
    ['without a use left', { isOnline: true, left: 0 }, "You've used today's AI uses."],
  ])('cannot be asked for %s, and says what counts instead', (_, { isOnline, left }, reason) => {
    useOnline.mockReturnValue(isOnline);
    useUsesLeft.mockReturnValue({ used: 0, left });
    open(1);
    expect(button().disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toContain(reason);
    expect(screen.getByRole('status').textContent).toContain('Your own marks count.');
  });
});
