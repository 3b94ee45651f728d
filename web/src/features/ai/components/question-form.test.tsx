import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuestionForm } from './question-form.tsx';

const onAsk = vi.fn();
const onStop = vi.fn();

function Form({ isRunning = false, canAsk = true }) {
  const [draft, setDraft] = useState('');
  return <QuestionForm {...{ draft, isRunning, canAsk, onAsk, onStop }} onDraft={setDraft} />;
}
const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const type = (text: string) => userEvent.type(question(), text);

function withPointer(pointer: 'fine' | 'coarse') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('Enter', () => {
  it('sends the question with a mouse or touchpad, and with Shift starts a new line', async () => {
    withPointer('fine');
    render(<Form />);
    await type('What is{Shift>}{Enter}{/Shift}osmosis?');
    expect(onAsk).not.toHaveBeenCalled();
    await type('{Enter}');
    expect(onAsk).toHaveBeenCalledExactlyOnceWith('What is\nosmosis?');
  });

  it('starts a new line on a touch keyboard, where the button sends', async () => {
    withPointer('coarse');
    render(<Form />);
    await type('What is{Enter}osmosis?');
    expect(onAsk).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onAsk).toHaveBeenCalledExactlyOnceWith('What is\nosmosis?');
  });

  it('only accepts a word that is being composed', async () => {
    withPointer('fine');
    render(<Form />);
    await type('Osmosis');
    fireEvent.keyDown(question(), { key: 'Enter', isComposing: true });
    expect(onAsk).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing is typed', {}, '  '],
    ['no answer can be made', { canAsk: false }, 'Osmosis'],
    ['an answer is being written', { isRunning: true }, 'Osmosis'],
  ])('sends nothing while %s, and adds no line', async (_, props, text) => {
    withPointer('fine');
    render(<Form {...props} />);
    await type(`${text}{Enter}`);
    expect(onAsk).not.toHaveBeenCalled();
    expect(question().value).toBe(text);
  });
});

it.each(['.', '😀'])(
  'does not send %s, and says so at the field until something else is typed',
  async (text) => {
    withPointer('fine');
    render(<Form />);
    await type(`${text}{Enter}`);
    expect(onAsk).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(AI_MESSAGES.noWords);
    expect(question().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(question().getAttribute('aria-invalid')).toBe('true');
    expect(question().value).toBe(text);
    await type('x');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(question().hasAttribute('aria-invalid')).toBe(false);
  },
);

it('has Stop in the place of Send while an answer is being written', async () => {
  render(<Form isRunning />);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledOnce();
});
