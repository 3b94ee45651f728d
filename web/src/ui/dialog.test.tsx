import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function Page({ isOpened = false, hasHeading = true }) {
  const [isOpen, setIsOpen] = useState(isOpened);
  return (
    <main id="content" tabIndex={-1}>
      {hasHeading && <h1 tabIndex={-1}>Vault</h1>}
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="A file" onClose={() => setIsOpen(false)}>
          Words
        </Dialog>
      )}
    </main>
  );
}

const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));
const focused = () => document.activeElement?.tagName;

test('the focus returns to the element that opened the dialog', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await close();
  expect(focused()).toBe('BUTTON');
});

test.each([
  [true, 'H1'],
  [false, 'MAIN'],
])(
  'the focus moves to the page if the address opened the dialog (with a heading: %s, to %s)',
  async (hasHeading, tag) => {
    render(<Page isOpened hasHeading={hasHeading} />);
    await close();
    expect(focused()).toBe(tag);
  },
);

test('the focus moves to the start of the page that was chosen in the dialog', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  history.pushState(null, '', '/dashboard/leaderboard');
  onTestFinished(() => history.replaceState(null, '', '/'));
  await close();
  expect(focused()).toBe('H1');
});

test('the focus stays where the page has put it when the opener is gone', async () => {
  function Choice() {
    const [state, setState] = useState<'before' | 'open' | 'chosen'>('before');
    return (
      <>
        <h1 tabIndex={-1}>Vault</h1>
        {state === 'before' && (
          <button type="button" onClick={() => setState('open')}>
            Open
          </button>
        )}
        {state === 'open' && (
          <Dialog title="A file" onClose={() => setState('chosen')}>
            Words
          </Dialog>
        )}
        {state === 'chosen' && <input ref={(input) => input?.focus()} aria-label="Chosen" />}
      </>
    );
  }
  render(<Choice />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await close();
  expect(focused()).toBe('INPUT');
});

function Form({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="A note" isDirty onClose={onClose}>
      <input aria-label="Text" defaultValue="Osmosis" />
    </Dialog>
  );
}

test('Escape in a dialog with changes asks with the focus on the safe answer, and a second Escape returns to the text', async () => {
  const onClose = vi.fn();
  render(<Form onClose={onClose} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  await userEvent.keyboard('{Escape}');
  const question = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep editing' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Text')));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('only Discard closes a dialog with changes', async () => {
  const onClose = vi.fn();
  render(<Form onClose={onClose} />);
  await close();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  await close();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});
