import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toast } from '@/ui/toast.tsx';
import { setHelpful, useHelpfulVote } from '../api/helpful-votes.ts';
import { HelpfulButton } from './helpful-button.tsx';

vi.mock('../api/helpful-votes.ts', () => ({ setHelpful: vi.fn(), useHelpfulVote: vi.fn() }));
vi.mock('@/firebase/live.ts', () => ({ resubscribeAll: vi.fn() }));
vi.mock('@/ui/toast.tsx', () => ({ toast: { error: vi.fn() } }));

beforeEach(() => {
  vi.mocked(setHelpful).mockReset().mockResolvedValue();
});

function show(hasVoted: boolean) {
  const data = hasVoted ? { id: 'f', pending: false, voted_at: new Date() } : null;
  vi.mocked(useHelpfulVote).mockReturnValue({ status: 'ready', data, unconfirmed: false, isFresh: true });
  const onVoted = vi.fn();
  render(<HelpfulButton uid="ada" file={{ id: 'f', helpful_count: 3 }} onVoted={onVoted} />);
  return onVoted;
}
const button = () => screen.getByRole('button', { name: 'Helpful , 3 votes' });

test.each([
  [false, 1],
  [true, -1],
] as const)('with a vote already cast %s, a press moves the count by %i', async (hasVoted, by) => {
  const onVoted = show(hasVoted);
  expect(button().getAttribute('aria-pressed')).toBe(`${hasVoted}`);
  await userEvent.click(button());
  expect(setHelpful).toHaveBeenCalledWith('ada', 'f', !hasVoted);
  expect(onVoted.mock.calls).toEqual([['f', by]]);
});

test('a refused vote is taken back from the count, and the student reads why', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(setHelpful).mockRejectedValue(new Error('refused'));
  const onVoted = show(false);
  await userEvent.click(button());
  expect(onVoted.mock.calls).toEqual([
    ['f', 1],
    ['f', -1],
  ]);
  expect(toast.error).toHaveBeenCalledWith(expect.stringContaining('Failed to save your vote'));
});
