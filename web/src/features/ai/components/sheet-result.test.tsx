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

/** A page on which text of `size` points fits, and none larger. */
function fitsAt(size: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseFloat(this.style.fontSize) <= size ? 1_000 : 2_000;
  });
}

describe('a cram sheet on paper', () => {
  it('is a copy under the body, whole, and only while it is printed', () => {
    render(<SheetResult sheet={sheetOf('Osmosis')} />);
    expect(printed()).toEqual([]);
    fireEvent(window, new Event('beforeprint'));
    expect(printed()[0]?.querySelectorAll('li')).toHaveLength(3);
    fireEvent(window, new Event('afterprint'));
    expect(printed()).toEqual([]);
  });

  it('is there before the event is over', () => {
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
  ])('has the largest letters with which it fits: at most %d points make %s', (size, expected) => {
    fitsAt(size);
    render(<SheetResult sheet={sheetOf('Osmosis')} />);
    fireEvent(window, new Event('beforeprint'));
    expect(printed()[0]?.style.fontSize).toBe(expected);
  });

  it('is the one on top where there are two', () => {
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
