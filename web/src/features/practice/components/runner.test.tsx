import type { Attempt, Question, QuestionList } from '@akada/domain/practice/schemas';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Runner } from './runner.tsx';

const common = { why: 'The notes say so.', source: 'Osmosis moves water.', page: 3 };
const QUESTIONS: readonly Question[] = [
  { ...common, kind: 'choice', prompt: 'What moves?', options: ['Salt', 'Water', 'Air'], key: 1 },
  {
    ...{ ...common, kind: 'true_false', prompt: 'Osmosis moves salt.', key: false },
    corrected: 'Osmosis moves water.',
  },
  { ...common, kind: 'cloze', prompt: '_____ moves water.', answers: ['Osmosis'] },
  { ...common, kind: 'short', prompt: 'Why?', points: ['through a membrane'] },
];

function open(questions = QUESTIONS, answers: Attempt['answers'] = {}) {
  const onFinish = vi.fn();
  const onPage = vi.fn();
  const list: QuestionList = { questions: [...questions] };
  function Page() {
    const [given, setGiven] = useState(answers);
    return (
      <Runner
        list={list}
        answers={given}
        onAnswer={(index, answer) => setGiven((now) => ({ ...now, [index]: answer }))}
        onFinish={() => onFinish(given)}
        onPage={onPage}
      />
    );
  }
  render(<Page />);
  return { onFinish, onPage };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('a practice', () => {
  it('is answered by keyboard alone, and each answer is checked at once', async () => {
    const { onFinish } = open();
    await userEvent.keyboard('b');
    expect(screen.getByRole('status').textContent).toContain('Right');
    expect(document.activeElement?.textContent).toContain('Next');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Question 2 of 4')).toBeTruthy();
    await userEvent.keyboard('1');
    expect(screen.getByRole('status').textContent).toContain('Not quite');
    expect(screen.getByRole('status').textContent).toContain('The true statementOsmosis moves water.');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByLabelText('What is missing?'), 'osmosiss{Enter}');
    expect(screen.getByRole('status').textContent).toContain('Right');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByLabelText('Your answer'), 'I forgot');
    await press('Show key points');
    expect(screen.getByText('through a membrane')).toBeTruthy();
    await press('I missed it');
    await press('Finish');
    expect(onFinish).toHaveBeenCalledExactlyOnceWith({ 0: '1', 1: 'true', 2: 'osmosiss', 3: '0\nI forgot' });
  });

  it('types letters into a field without choosing an option', async () => {
    open([QUESTIONS[2] as Question, QUESTIONS[0] as Question]);
    await userEvent.type(screen.getByLabelText('What is missing?'), 'b');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows its position in words and as a bar, also after a skipped question', async () => {
    open();
    const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Question' });
    expect([bar().value, bar().max]).toEqual([1, 4]);
    await press('Skip');
    expect(screen.getByText('Question 2 of 4')).toBeTruthy();
    expect(bar().value).toBe(2);
  });

  it('resumes at the first open question', () => {
    open(QUESTIONS, { 0: '1', 1: 'true' });
    expect(screen.getByText('Question 3 of 4')).toBeTruthy();
  });

  it('does not list the right sides in the order of the left ones', () => {
    const pairs = [
      { left: 'Amylase', right: 'Breaks down starch' },
      { left: 'Lipase', right: 'Breaks fats down' },
      { left: 'Pepsin', right: 'Cuts proteins' },
    ];
    open([{ kind: 'match', prompt: 'Match each.', pairs, why: 'Enzymes.', source: 'Enzymes.' }]);
    const [first] = screen.getAllByRole('combobox');
    const options = within(first as HTMLElement).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'Cuts proteins',
      'Breaks fats down',
      'Breaks down starch',
    ]);
  });

  it('says what was left out before it ends, and leads back to it', async () => {
    open();
    await press('Skip');
    await press('End practice');
    expect(screen.getByText('4 questions not answered')).toBeTruthy();
    await press('Answer them');
    expect(screen.getByText('Question 1 of 4')).toBeTruthy();
  });

  it('leads to the result with a short answer that is not marked yet, or back to it', async () => {
    const { onFinish } = open(QUESTIONS.slice(3));
    await userEvent.type(screen.getByLabelText('Your answer'), 'By chance');
    await press('Show key points');
    await press('Skip');
    expect(screen.getByText('All questions answered')).toBeTruthy();
    expect(screen.getByText(/^1 short answer not marked yet/)).toBeTruthy();
    await press('Mark it now');
    expect(screen.getByRole('button', { name: 'I got it' })).toBeTruthy();
    await press('Skip');
    await press('See the result');
    expect(onFinish).toHaveBeenCalledExactlyOnceWith({ 0: '\nBy chance' });
  });

  it('opens the page that a question was made from', async () => {
    const { onPage } = open();
    await userEvent.keyboard('1');
    await press('[p. 3]');
    expect(onPage).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('cannot be answered a second time', async () => {
    open();
    await userEvent.keyboard('a');
    await userEvent.keyboard('b');
    expect(screen.getByRole('button', { name: /Salt/ }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: /Water/ }).getAttribute('aria-pressed')).toBe('false');
  });
});
