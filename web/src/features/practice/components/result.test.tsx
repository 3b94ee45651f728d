import type { Attempt, QuestionList } from '@akada/domain/practice/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
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

function open(answers: Attempt['answers'], { list = LIST, isNew = false } = {}) {
  const onMark = vi.fn();
  render(
    <Result
      attempt={{ answers } as Stored<Attempt>}
      list={list}
      onPage={undefined}
      scoreRef={createRef()}
      onMark={onMark}
      isNew={isNew}
    >
      {null}
    </Result>,
  );
  return { onMark };
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

const SHORT: QuestionList = {
  questions: [
    { ...NOTES, kind: 'short', prompt: 'Why?', points: ['Through a membrane.', 'Without energy.'] },
  ],
};

it('a short answer without a mark is marked by the student with the result', async () => {
  const { onMark } = open({ 0: '\nThrough a skin.' }, { list: SHORT });
  expect(shown()).toEqual(['Question 1Not marked']);
  await userEvent.click(screen.getByRole('button', { name: 'I got it: question 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'I missed it: question 1' }));
  expect(onMark.mock.calls).toEqual([
    [0, '1\nThrough a skin.'],
    [0, '0\nThrough a skin.'],
  ]);
});

it('a short answer that the student marks right stays on the screen', async () => {
  function Page() {
    const score = useRef(null);
    const [answers, setAnswers] = useState<Attempt['answers']>({ 0: '\nThrough a skin.' });
    return (
      <Result
        attempt={{ answers } as Stored<Attempt>}
        list={SHORT}
        onPage={undefined}
        scoreRef={score}
        onMark={(index, answer) => setAnswers({ [index]: answer })}
        isNew={false}
      >
        {null}
      </Result>
    );
  }
  render(<Page />);
  const button = screen.getByRole('button', { name: 'I got it: question 1' });
  await userEvent.click(button);
  expect(screen.getByText('1 of 1 right')).toBeTruthy();
  expect(shown()).toEqual(['Question 1Right']);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('a short answer that AI marked shows its key points and the reason, and the student has the last word', async () => {
  const { onMark } = open({ 0: '0 1;Name the membrane.\nWithout energy.' }, { list: SHORT });
  expect(shown()).toEqual(['Question 1Wrong']);
  const [first, second] = screen.getAllByRole('img').map((icon) => icon.parentElement?.textContent);
  expect([first, second]).toEqual(['Through a membrane.', 'Without energy.']);
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'Missing',
    'In your answer',
  ]);
  expect(screen.getByText('Name the membrane.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Count as right: question 1' }));
  expect(onMark).toHaveBeenCalledExactlyOnceWith(0, '1 1;Name the membrane.\nWithout energy.');
});

it.each([true, false])(
  'a practice that has just ended focuses its score, a past one does not: %s',
  (isNew) => {
    vi.stubGlobal('scrollTo', () => {});
    open({ 0: 'true' }, { isNew });
    expect(screen.getByRole('group', { name: 'Score' }) === document.activeElement).toBe(isNew);
  },
);
