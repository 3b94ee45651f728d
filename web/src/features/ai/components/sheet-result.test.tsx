import type { CramSheet } from '@akada/domain/ai/schemas';
import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../lab-parts.ts', () => ({ useLabParts: () => ({ NoteButtons: () => null }) }));

import { SheetResult } from './sheet-result.tsx';

const sheetOf = (title: string): CramSheet => ({
  title,
  sections: [
    { heading: 'Water', points: ['It moves.', 'It moves.'] },
    { heading: 'Water', points: ['It is wet.'] },
  ],
});

const printed = () => [...document.querySelectorAll<HTMLElement>('body > .print-sheet')];

/** Simulates a sheet that fits at `size` points or smaller. */
function fitsAt(size: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseFloat(this.style.fontSize) <= size ? 1_000 : 2_000;
  });
}

describe('a printed cram sheet', () => {
  it('is a complete copy in the body, only while printing', () => {
    render(<SheetResult sheet={sheetOf('Osmosis')} />);
    expect(printed()).toEqual([]);
    fireEvent(window, new Event('beforeprint'));
    expect(printed()[0]?.querySelectorAll('li')).toHaveLength(3);
    fireEvent(window, new Event('afterprint'));
    expect(printed()).toEqual([]);
  });

  it('has the formulas that are on the screen', async () => {
    const sheet = { title: 'Energy', sections: [{ heading: 'Mass', points: ['It is $E = mc^2$.'] }] };
    const { container } = render(<SheetResult sheet={sheet} />);
    await vi.waitFor(() => expect(container.querySelector('.katex')).not.toBeNull(), 5_000);
    fireEvent(window, new Event('beforeprint'));
    expect(printed()[0]?.querySelector('.katex')).not.toBeNull();
    fireEvent(window, new Event('afterprint'));
  }, 15_000);

  it('is rendered before the print event ends', () => {
    render(<SheetResult sheet={sheetOf('Osmosis')} />);
    window.dispatchEvent(new Event('beforeprint'));
    expect(printed()).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it.each([
    [12, '10pt'],
    [7.6, '7.5pt'],
    [6, '6pt'],
    [2, '6pt'],
  ])('has the largest font size that fits: up to %d points give %s', (size, expected) => {
    fitsAt(size);
    render(<SheetResult sheet={sheetOf('Osmosis')} />);
    fireEvent(window, new Event('beforeprint'));
    expect(printed()[0]?.style.fontSize).toBe(expected);
  });

  it('is the topmost sheet when there are two', () => {
    const { rerender } = render(<SheetResult key="output" sheet={sheetOf('Output')} />);
    rerender(
      <>
        <SheetResult key="output" sheet={sheetOf('Output')} />
        <SheetResult key="history" sheet={sheetOf('History')} />
      </>,
    );
    fireEvent(window, new Event('beforeprint'));
    expect(printed().map((copy) => copy.querySelector('h1')?.textContent)).toEqual(['History']);
  });
});
