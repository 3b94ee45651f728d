import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Setup } from '@akada/domain/setup/schemas';
import { NEW_SETUP } from '@akada/domain/setup/setup';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenStep, SetupCard } from './setup-card.tsx';

vi.mock('@/firebase/auth-errors.ts', () => ({ authMessage: (_: unknown, fallback: string) => fallback }));

const TODAY = '2026-11-24';
const session = (title: string, start_time: string): PlannerEntry => ({
  ...{ title, start_time, category: 'study', duration: 45, priority: 'medium', date: TODAY },
  completed: false,
});
const SUGGESTED = [session('Study Biology', '15:10'), session('Make your first cards', '16:05')];

const spies = {
  rename: vi.fn<(name: string) => Promise<void>>(),
  onChange: vi.fn<(changed: Partial<Setup>) => void>(),
  onReminders: vi.fn<(isOn: boolean) => void>(),
  onEnd: vi.fn<(entries: readonly PlannerEntry[], exam: Setup['exam']) => void>(),
};

function open(step: OpenStep, said: Partial<Setup> = {}) {
  const setup = { ...NEW_SETUP, ...said, step };
  return render(<SetupCard {...spies} setup={setup} name="Bisi" today={TODAY} suggested={SUGGESTED} />);
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  for (const spy of Object.values(spies)) spy.mockReset();
  spies.rename.mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the setup', () => {
  it.each(['about', 'studies', 'reminders', 'plan'] as const)('can be skipped at %s', async (step) => {
    open(step);
    await click('Skip setup');
    expect(spies.onChange).toHaveBeenCalledExactlyOnceWith({ step: 'first_steps' });
  });

  it.each([
    ['studies', 'about'],
    ['reminders', 'studies'],
    ['plan', 'reminders'],
  ] as const)('goes back from %s to %s', async (step, before) => {
    open(step);
    await click('Back');
    expect(spies.onChange).toHaveBeenCalledExactlyOnceWith({ step: before });
  });

  it('moves the focus to the heading of the next step', () => {
    const { rerender } = open('about');
    expect(document.activeElement).toBe(document.body);
    const setup = { ...NEW_SETUP, step: 'studies' } as const;
    rerender(<SetupCard {...spies} setup={setup} name="Bisi" today={TODAY} suggested={SUGGESTED} />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What do you study?' }));
  });
});

describe('the step about the student', () => {
  it('changes the name only if it is another', async () => {
    open('about');
    await click('Next');
    expect(spies.rename).not.toHaveBeenCalled();
    type(/Your name/, ' Bisi Ade ');
    fireEvent.click(screen.getByLabelText('University'));
    await click('Next');
    expect(spies.rename).toHaveBeenCalledExactlyOnceWith('Bisi Ade');
    expect(spies.onChange).toHaveBeenLastCalledWith({ level: 'university', step: 'studies' });
  });

  it('stays when the name cannot be changed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    spies.rename.mockRejectedValue(new Error('no network'));
    open('about');
    type(/Your name/, 'Ade');
    await click('Next');
    expect(screen.getByRole('alert').textContent).toContain("Your name couldn't be changed.");
    expect(spies.onChange).not.toHaveBeenCalled();
  });
});

describe('the step about subjects', () => {
  it('takes suggested and typed subjects, and names an exam that has only a date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) });
    // The calendar loads with the step.
    await import('@/ui/date-field.tsx');
    open('studies', { level: 'utme', subjects: ['Yoruba'] });
    fireEvent.click(screen.getByLabelText('Biology'));
    fireEvent.click(await screen.findByRole('button', { name: /Date of the exam/ }));
    await click('Monday, November 30th, 2026');
    await click('Next');
    expect(spies.onChange).toHaveBeenCalledExactlyOnceWith({
      subjects: ['Yoruba', 'Biology'],
      exam: { title: 'UTME', day: '2026-11-30' },
      step: 'reminders',
    });
  });

  it.each([
    ['a name without a date', { title: 'Finals', day: '' }, 'Choose a date, or clear the name of the exam.'],
    ['a day that is over', { title: 'Finals', day: '2026-11-23' }, 'Choose a date from today on.'],
  ])('refuses %s', async (_, exam, message) => {
    open('studies', { exam });
    await click('Next');
    expect(screen.getByText(message)).toBeTruthy();
    expect(spies.onChange).not.toHaveBeenCalled();
  });

  it('needs neither subjects nor an exam', async () => {
    open('studies');
    await click('Next');
    expect(spies.onChange).toHaveBeenCalledExactlyOnceWith({ subjects: [], exam: null, step: 'reminders' });
  });

  it('asks university students for courses', () => {
    open('studies', { level: 'university' });
    expect(screen.getByLabelText(/Your courses/)).toBeTruthy();
  });
});

describe('the step about reminders', () => {
  const stub = (permission: NotificationPermission, answer = permission) =>
    vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });

  it('turns them on once the browser allows them', async () => {
    stub('default', 'granted');
    open('reminders');
    await click('Turn on reminders');
    expect(spies.onReminders).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('continues without them', async () => {
    stub('default');
    open('reminders');
    await click('Not now');
    expect(spies.onReminders).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('says where reminders appear when the browser blocks them', async () => {
    stub('default', 'denied');
    open('reminders');
    await click('Turn on reminders');
    expect(screen.getByText(/This browser blocks notifications/)).toBeTruthy();
    await click('Next');
    expect(spies.onReminders).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe('the step with the plan', () => {
  const exam = { title: 'UTME', day: '2027-04-15' };

  it('ends with everything that is ticked', async () => {
    open('plan', { exam });
    fireEvent.click(screen.getByRole('checkbox', { name: /first cards/ }));
    await click('Add to my planner');
    expect(spies.onEnd).toHaveBeenCalledExactlyOnceWith([SUGGESTED[0]], exam);
  });

  it('leaves the exam out if it is unticked', async () => {
    open('plan', { exam });
    fireEvent.click(screen.getByRole('checkbox', { name: /UTME/ }));
    await click('Add to my planner');
    expect(spies.onEnd).toHaveBeenCalledExactlyOnceWith(SUGGESTED, null);
  });

  it('ends without a plan', async () => {
    open('plan', { exam });
    await click('No plan');
    expect(spies.onEnd).toHaveBeenCalledExactlyOnceWith([], null);
  });
});
