import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { leavePage } from './dialog-history.ts';

function Page() {
  const [open, setOpen] = useState<'none' | 'first' | 'both'>('none');
  const [text, setText] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpen('first')}>
        Open
      </button>
      {open !== 'none' && (
        <Dialog title="First" isDirty={text !== ''} onClose={() => setOpen('none')}>
          <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
          <button type="button" onClick={() => setOpen('both')}>
            Open another
          </button>
        </Dialog>
      )}
      {open === 'both' && (
        <Dialog title="Second" onClose={() => setOpen('first')}>
          Words
        </Dialog>
      )}
    </>
  );
}

const click = (text: string) => fireEvent.click(screen.getByText(text));
const openDialog = () => click('Open');
const isOpen = (title: string) => screen.queryByText(title) !== null;
const arrived = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
/** Presses Back and waits until the history has moved. */
async function back() {
  const left = arrived();
  history.back();
  await left;
}
/** Presses Back and waits until the dialog's entry is restored. */
async function backInVain() {
  await back();
  await arrived();
}

beforeEach(() => {
  history.pushState({ page: 'before' }, '');
  history.pushState({ page: 'this' }, '');
});

test('Back closes a dialog and stays on the page, and the next Back leaves it', async () => {
  render(<Page />);
  openDialog();
  await back();
  await waitFor(() => expect(isOpen('First')).toBe(false));
  expect(history.state).toEqual({ page: 'this' });
  await back();
  expect(history.state).toEqual({ page: 'before' });
});

test('Back with text typed asks, and a second Back keeps the dialog, the text and the page', async () => {
  render(<Page />);
  openDialog();
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Osmosis' } });
  await backInVain();
  await waitFor(() => expect(isOpen('Discard your changes?')).toBe(true));
  await backInVain();
  await waitFor(() => expect(isOpen('Discard your changes?')).toBe(false));
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Osmosis');
  expect(history.state).toMatchObject({ page: 'this' });
});

test('Discard closes a dialog with typed text and stays on the page, and the next Back leaves it', async () => {
  render(<Page />);
  openDialog();
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Osmosis' } });
  await backInVain();
  await screen.findByText('Discard');
  const left = arrived();
  click('Discard');
  await left;
  expect(isOpen('First')).toBe(false);
  expect(history.state).toEqual({ page: 'this' });
  await back();
  expect(history.state).toEqual({ page: 'before' });
});

test('Back closes the topmost of two dialogs first', async () => {
  render(<Page />);
  openDialog();
  click('Open another');
  await backInVain();
  await waitFor(() => expect(isOpen('Second')).toBe(false));
  expect(isOpen('First')).toBe(true);
  await back();
  await waitFor(() => expect(isOpen('First')).toBe(false));
  expect(history.state).toEqual({ page: 'this' });
});

test('closing a dialog removes its history entry', async () => {
  render(<Page />);
  openDialog();
  const left = arrived();
  fireEvent.click(screen.getByLabelText('Close'));
  await left;
  expect(history.state).toEqual({ page: 'this' });
  // Forward leads to the entry left behind, which is skipped.
  const passed = arrived().then(arrived);
  history.forward();
  await passed;
  expect(history.state).toEqual({ page: 'this' });
});

test('Back from a page opened in a dialog leads to the page under the dialog', async () => {
  const { unmount } = render(<Page />);
  openDialog();
  history.pushState({ page: 'next' }, '');
  unmount();
  const passed = arrived().then(arrived);
  history.back();
  await passed;
  expect(history.state).toEqual({ page: 'this' });
});

test('leavePage works from a dialog that closes', async () => {
  const { unmount } = render(<Page />);
  openDialog();
  const left = arrived();
  leavePage();
  unmount();
  await left;
  expect(history.state).toEqual({ page: 'before' });
});
