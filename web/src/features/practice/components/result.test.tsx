import type { Attempt, QuestionList } from '@akada/domain/practice/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';
import { Result } from './result.tsx';

const NOTES = { why: 'The notes say so.', source: 'Osmosis moves water.' };
const LIST: QuestionList = {
  questions: [
    { ...NOTES, kind: 'true_false', prompt: 'Osmosis moves water.', key: true },
    { ...NOTES, kind: 'true_false', prompt: 'Osmosis moves salt.', key: false },
    { ...NOTES, kind: 'true_false', prompt: 'Osmosis moves air.', key: false },
  ],
};

function open(answers: Attempt['answers']) {
  render(
    <Result attempt={{ answers } as Stored<Attempt>} list={LIST} onPage={undefined}>
      {null}
    </Result>,
  );
}
const shown = () =>
  screen.getAllByText(/^Question \d$/, { exact: false }).map(({ textContent }) => textContent);

it('a past practice shows what to review first, then all of its marked questions', async () => {
  open({ 0: 'true', 1: 'true' });
  expect(shown()).toEqual(['Question 2Wrong', 'Question 3Left out']);
  await userEvent.click(screen.getByRole('button', { name: 'All questions' }));
  expect(shown()).toEqual(['Question 1Right', 'Question 2Wrong', 'Question 3Left out']);
});

it('a past practice without a mistake shows its questions at once', () => {
  open({ 0: 'true', 1: 'false', 2: 'false' });
  expect(shown()).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});
