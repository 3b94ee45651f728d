import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { BesideReader } from './beside-reader.tsx';
import { ReaderFrame } from './reader-frame.tsx';

function List() {
  const [open, setOpen] = useState<string | null>(null);
  const reader = open && (
    <ReaderFrame
      fileId={open}
      filename={`File ${open}`}
      listTitle="Files"
      isBeside
      onClose={() => setOpen(null)}
    >
      <button type="button">Download</button>
    </ReaderFrame>
  );
  return (
    <BesideReader reader={reader}>
      {['1', '2'].map((id) => (
        <button key={id} type="button" data-file={id} onClick={() => setOpen(id)}>
          Open {id}
        </button>
      ))}
    </BesideReader>
  );
}

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const focused = () => document.activeElement?.textContent;

test('a file beside its list takes the focus, and the last one that was open gets it back', async () => {
  HTMLElement.prototype.scrollIntoView = () => {};
  render(<List />);
  const student = userEvent.setup();
  await student.click(screen.getByRole('button', { name: 'Open 1' }));
  expect(focused()).toBe('File 1');
  await student.click(screen.getByRole('button', { name: 'Open 2' }));
  expect(focused()).toBe('File 2');
  expect(screen.getByRole('region', { name: 'File 2' })).toBeTruthy();

  await student.tab();
  await student.keyboard('{Escape}');
  await nextFrame();
  expect(screen.queryByRole('region')).toBeNull();
  expect(focused()).toBe('Open 2');
});
