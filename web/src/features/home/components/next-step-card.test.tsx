import type { NextStep } from '@akada/domain/home/next-step';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { NextStepCard } from './next-step-card.tsx';

const onFocus = vi.fn();
const show = (step: NextStep | null, timedId: string | null = null) =>
  render(
    <MemoryRouter>
      <NextStepCard step={step} timedId={timedId} onFocus={onFocus} />
    </MemoryRouter>,
  );
const session = { id: 'e1', title: 'Titration', start_time: '14:00', duration: 90, completed: false };
const task = { id: 't1', title: 'Essay', due_date: new Date(Date.now() - 3 * 3_600_000) };
const PLAIN = { keepsStreak: false };

describe('what to do now', () => {
  it.each([
    [
      'a session that is on',
      { kind: 'session', session, isOn: true, minutes: 20, ...PLAIN },
      ['Titration', 'On your schedule until 15:30. 20 minutes left.'],
      { kind: 'entry', id: 'e1', title: 'Titration' },
    ],
    [
      'the next session',
      { kind: 'session', session, isOn: false, minutes: 90, keepsStreak: true },
      ['Titration', 'Starts at 14:00. About 90 minutes. Keeps your streak.'],
      { kind: 'entry', id: 'e1', title: 'Titration' },
    ],
    [
      'an overdue task',
      { kind: 'task', task, minutes: 25, ...PLAIN },
      ['Essay', 'Was due 3 hours ago. Start with 25 minutes.'],
      { kind: 'task', id: 't1', title: 'Essay' },
    ],
    [
      'an assignment that is near',
      {
        kind: 'assignment',
        assignment: { id: 'e2', title: 'Lab report', due_date: '2026-03-06' },
        ...{ isToday: false, minutes: 25, ...PLAIN },
      },
      ['Lab report', 'Due tomorrow. Start with 25 minutes.'],
      { kind: 'entry', id: 'e2', title: 'Lab report' },
    ],
  ] as const)('is %s, whose Start starts the focus timer for it', async (_, step, texts, target) => {
    show(step);

    for (const text of texts) expect(screen.getByText(text)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: `Start: ${texts[0]}` }));

    expect(onFocus).toHaveBeenLastCalledWith(target);
  });

  it('opens the timer once it is set for it', async () => {
    show({ kind: 'task', task, minutes: 25, ...PLAIN }, 't1');
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open timer' }));
    expect(onFocus).toHaveBeenLastCalledWith({ kind: 'task', id: 't1', title: 'Essay' });
  });

  it('is the due cards, whose Start opens the review', () => {
    show({ kind: 'cards', count: 23, minutes: 4, ...PLAIN });

    expect(screen.getByText('They are due now. About 4 minutes.')).toBeDefined();
    const start = screen.getByRole('link', { name: 'Start: Review 23 cards' });
    expect(start.getAttribute('href')).toBe('/dashboard/quiz/review');
  });

  it('is a mock exam whose time is running, whose Start resumes it', () => {
    const exam = { id: 'mock', title: 'UTME mock', ends_at: new Date() };
    show({ kind: 'exam', exam, minutes: 42, ...PLAIN });

    expect(screen.getByText('Its time is running. 42 minutes left.')).toBeDefined();
    const start = screen.getByRole('link', { name: 'Start: UTME mock' });
    expect(start.getAttribute('href')).toBe('/dashboard/quiz/exam?attempt=mock');
  });

  it('says in one sentence how it is chosen, also while it loads, without a button', () => {
    show(null);

    expect(
      screen.getByText(/^Akada picks a running exam or session, then what is due today or within 6 hours/),
    ).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
