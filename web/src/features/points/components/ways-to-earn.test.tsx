import { ACTIONS } from '@akada/domain/points/actions';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WaysToEarn } from './ways-to-earn.tsx';

function rowOf(label: string): string | null | undefined {
  return screen.getAllByRole('listitem').find((row) => within(row).queryByText(label))?.textContent;
}

it('lists every action that earns points, with its points and daily cap, until today is known', () => {
  render(<WaysToEarn counts={null} dayEnds="at midnight" />);

  expect(screen.getAllByRole('listitem')).toHaveLength(Object.keys(ACTIONS).length);
  expect(rowOf('completing a schedule entry')).toBe('completing a schedule entryUp to 10 times a day+5');
  expect(rowOf('using an AI tool')).toBe('using an AI toolUp to 5 times a day+15');
  expect(rowOf('a journal entry')).toBe('a journal entryOnce a day+10');
});

it('says what is left of each action today, and when the limits start again', () => {
  render(<WaysToEarn counts={{ task_completed: 3, ai_tool: 5, focus_minutes: 1 }} dayEnds="on Tuesday" />);

  expect(rowOf('completing a task')).toBe('completing a task7 of 10 left today+5');
  expect(rowOf('using an AI tool')).toBe('using an AI toolDone for today+15');
  expect(rowOf('25 minutes of focus')).toBe(
    '25 minutes of focus3 of 4 left today, the sessions of a day add up+5',
  );
  expect(rowOf('a journal entry')).toBe('a journal entryOnce a day+10');
  expect(screen.getByText(/The limits start again on Tuesday\.$/)).toBeDefined();
});
