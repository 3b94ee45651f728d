import type { Attempt, Question, QuestionList, QuestionSet } from '@akada/domain/practice/schemas';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';

const { startPractice, useAttempt, addCards } = vi.hoisted(() => ({
  startPractice: vi.fn(),
  useAttempt: vi.fn(),
  addCards: vi.fn(),
}));
vi.mock('../api/practices.ts', () => ({ startPractice, useAttempt }));

import { WrongOnes } from './wrong-ones.tsx';

const NOTES = { why: 'The notes say so.', source: 'Osmosis moves water.' };
const LIST: QuestionList = {
  questions: [
    { ...NOTES, kind: 'choice', prompt: 'What moves?', options: ['Salt', 'Water', 'Air'], key: 1 },
    { ...NOTES, kind: 'true_false', prompt: 'Osmosis moves salt.', key: false },
    { ...NOTES, kind: 'true_false', prompt: 'Osmosis moves water.', key: true },
  ],
};
/** The first question is right, the second wrong, the third blank. */
const ANSWERS = { 0: '1', 1: 'true' };
const SET = { id: 'set', title: 'UTME mock', from: 'exam' } as Stored<QuestionSet>;

const SHORT: Question = { ...NOTES, kind: 'short', prompt: 'Why?', points: ['By osmosis.'] };

interface Case {
  isAutomatic?: boolean;
  endedAt?: Date;
  attempt?: Partial<Stored<Attempt>>;
  isFresh?: boolean;
  isLoading?: boolean;
  id?: string;
  /** A fourth question is a short answer with this text. */
  short?: string;
}

function open({
  isAutomatic = false,
  endedAt = new Date(),
  attempt = {},
  isFresh = true,
  isLoading = false,
  id = 'mock',
  short,
}: Case) {
  const list = short === undefined ? LIST : { questions: [...LIST.questions, SHORT] };
  const answers = { ...ANSWERS, ...(short !== undefined && { 3: short }) };
  const data = { id, pending: false, ...attempt };
  const ready = { status: 'ready', data, unconfirmed: false, isFresh };
  useAttempt.mockReturnValue(isLoading ? { status: 'loading' } : ready);
  const cards = { addCards, isAutomatic, setAutomatic: vi.fn() };
  function Address() {
    return <p data-testid="address">{useLocation().search}</p>;
  }
  const page = () => (
    <MemoryRouter>
      <WrongOnes
        {...{ uid: 'ada', attemptId: id, answers, endedAt, set: SET, list, cards }}
        canRepeatAll={false}
      />
      <Address />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  return {
    ...cards,
    rerender: (changed: Partial<Stored<Attempt>>) => {
      useAttempt.mockReturnValue({ status: 'ready', data: { ...data, ...changed }, isFresh });
      rerender(page());
    },
  };
}

beforeEach(() => {
  startPractice.mockReset().mockReturnValue({ id: 'again', written: Promise.resolve() });
  addCards.mockReset().mockResolvedValue({
    deck: { id: 'mistakes', title: 'Mistakes' },
    added: 2,
    again: 0,
    written: Promise.resolve(),
  });
});

describe('the wrong answers of an attempt', () => {
  it('become cards in one tap, blank ones included', async () => {
    open({});
    await userEvent.click(screen.getByRole('button', { name: 'Make 2 cards from your mistakes' }));
    expect(addCards.mock.calls).toMatchObject([
      [
        {
          ...{ attemptId: 'mock', deckId: null },
          cards: [
            { front: 'True or false? Osmosis moves salt.' },
            { front: 'True or false? Osmosis moves water.' },
          ],
        },
      ],
    ]);
  });

  it('cannot become cards until it is known whether they have', () => {
    open({ isLoading: true });
    const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Make 2 cards from your mistakes' });
    expect(make.disabled).toBe(true);
  });

  it('keep the focus where the button was, once they are cards', async () => {
    const { rerender } = open({});
    screen.getByRole('button', { name: /^Make/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addCards).toHaveBeenCalledOnce());
    rerender({ cards_deck: 'mistakes' });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Review the cards' }));
  });

  it('leave the focus alone when they became cards without a press', async () => {
    const { rerender } = open({ isAutomatic: true });
    await waitFor(() => expect(addCards).toHaveBeenCalledOnce());
    rerender({ cards_deck: 'mistakes' });
    expect(document.activeElement).toBe(document.body);
  });

  it('can be practised again', async () => {
    open({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry the ones you missed' }));
    expect(startPractice.mock.lastCall?.[1]).toMatchObject({
      title: 'UTME mock',
      list: { questions: LIST.questions.slice(1) },
    });
    expect(screen.getByTestId('address').textContent).toBe('?attempt=again');
  });

  it('lead to their deck once they are cards', () => {
    open({ attempt: { cards_deck: 'mistakes' }, isAutomatic: true });
    expect(screen.getByRole('link', { name: 'Review the cards' })).toBeTruthy();
    expect(addCards).not.toHaveBeenCalled();
  });

  it('become cards at once if the student wants that', async () => {
    open({ isAutomatic: true });
    await waitFor(() => expect(addCards).toHaveBeenCalledOnce());
  });

  it.each<[string, Case]>([
    ['ended more than a day ago', { endedAt: new Date(Date.now() - 90_000_000) }],
    ['may have its cards by another device', { isFresh: false }],
  ])('stay as they are in an attempt that %s', async (_, given) => {
    open({ isAutomatic: true, ...given });
    await screen.findByRole('button', { name: 'Make 2 cards from your mistakes' });
    expect(addCards).not.toHaveBeenCalled();
  });

  it('become cards by themselves only once every short answer is marked', async () => {
    open({ isAutomatic: true, id: 'open', short: '\nBy chance' });
    await screen.findByRole('button', { name: 'Make 3 cards from your mistakes' });
    expect(addCards).not.toHaveBeenCalled();
    cleanup();
    open({ isAutomatic: true, id: 'open', short: '0\nBy chance' });
    await waitFor(() => expect(addCards).toHaveBeenCalledOnce());
    expect(addCards.mock.lastCall?.[0].cards).toHaveLength(3);
  });

  it('become cards at once without a network too, where the attempt ended', async () => {
    open({ isAutomatic: true, isFresh: false, attempt: { pending: true } });
    await waitFor(() => expect(addCards).toHaveBeenCalledOnce());
  });

  it('let the student choose that for every attempt', async () => {
    const { setAutomatic } = open({});
    await userEvent.click(screen.getByRole('checkbox', { name: 'Always make cards from wrong answers' }));
    await userEvent.click(screen.getByText('Always make cards from wrong answers'));
    expect(setAutomatic.mock.calls).toEqual([[true], [true]]);
    expect(addCards).not.toHaveBeenCalled();
  });
});
