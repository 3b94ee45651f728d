import { newUserPoints } from '@akada/domain/points/points';
import type { UserStreak } from '@akada/domain/points/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '@/firebase/live.ts';

const useActiveDaysOf = vi.hoisted(() => vi.fn());
vi.mock('../api/use-rewards.ts', () => ({ useActiveDaysOf }));

import { Activity } from './activity.tsx';

const TODAY = '2026-03-10';
const points = {
  ...newUserPoints('Ada', new Date('2026-02-20T12:00:00Z')),
  current_streak: 2,
  last_activity_date: TODAY,
};
const days: UserStreak[] = [
  { activity_date: TODAY, points_earned: 12, activities: ['ai_tool'], counts: { task_completed: 2 } },
  { activity_date: '2026-03-08', points_earned: 25, activities: [], counts: {} },
];

function ready(data: UserStreak[], unconfirmed = false): Live<UserStreak[]> {
  return { status: 'ready', data, unconfirmed, isFresh: !unconfirmed };
}

function open(live: Live<UserStreak[]> = ready(days)) {
  render(<Activity uid="ada" points={points} days={live} today={TODAY} />);
}

const nameOf = (radio: HTMLElement) =>
  radio.closest('label')?.querySelector(':scope > span:last-child')?.textContent;
const cells = () => screen.getAllByRole('radio').map(nameOf);

beforeEach(() => {
  useActiveDaysOf.mockReset().mockReturnValue(ready(days));
});

describe('the heatmap', () => {
  it('names the hours of each day', () => {
    open();
    expect(cells()).toContain('Tuesday, 10 March, today: 2.4 hours');
    expect(cells()).toContain('Monday, 9 March: 0 hours');
    expect(cells()).toContain('Sunday, 8 March: 4 hours');
  });

  it('has each day below its weekday, in weeks from Sunday', () => {
    open();
    const first = screen.getByRole('radio', { name: /^Wednesday, 18 February/ });
    expect(first.closest('li')?.style.gridColumnStart).toBe('4');
    expect(screen.getByText('Sun').parentElement?.textContent).toBe('SunMonTueWedThuFriSat');
  });

  it('shows more dots on a day with more hours', () => {
    open();
    const dots = (day: string) =>
      screen
        .getByRole('radio', { name: new RegExp(day) })
        .closest('label')
        ?.querySelectorAll('.bg-current').length;
    expect([dots('9 March'), dots('10 March'), dots('8 March')]).toEqual([0, 3, 4]);
  });

  it('shows how the points of the chosen day were earned', async () => {
    open();
    expect(screen.getByRole('status').textContent).toBe(
      'Tuesday, 10 March2.4 hours, 12 points · completing a task × 2',
    );
    await userEvent.click(screen.getByRole('radio', { name: /^Monday, 9 March/ }));
    expect(screen.getByRole('status').textContent).toBe('Monday, 9 MarchNo activity');
  });

  it('claims nothing about days that only the server knows', () => {
    open(ready([], true));
    expect(cells()).toContain('Monday, 9 March: loading');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the calendar', () => {
  it('tells active days from saved ones and those without activity', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'By month' }));
    expect(cells()).toContain('Sunday, 8 March: active');
    expect(cells()).toContain('Monday, 9 March: no activity, streak saved');
    expect(cells()).toContain('Saturday, 7 March: no activity');
    expect(screen.queryByRole('radio', { name: /11 March/ })).toBeNull();
  });

  it('goes back to the month of the first day, and no further', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'By month' }));
    const back = screen.getByRole('button', { name: 'Previous month' });
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
    await userEvent.click(back);
    expect(useActiveDaysOf).toHaveBeenLastCalledWith('ada', '2026-02');
    expect(screen.getByText('February 2026')).toBeTruthy();
    expect(back).toHaveProperty('disabled', true);
  });
});
