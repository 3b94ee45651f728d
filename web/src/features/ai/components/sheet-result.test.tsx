import type { CramSheet } from '@akada/domain/ai/result-schemas';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../lab-parts.ts', () => ({ useLabParts: () => ({ NoteButtons: () => null }) }));

vi.mock('../api/use-cited-pdf.ts', () => ({ useCitedPdf: () => ({}) }));

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

describe('the pages that a point cites', () => {
  const sheet = {
    title: 'Water',
    sections: [{ heading: 'Osmosis', points: ['It moves [p. 3], [p. 14].', 'It is $E = mc^2$ [p. 5].'] }],
  };

  it('open when the PDF is known', () => {
    render(<SheetResult by="device" sheet={sheet} pdf="gs://bucket/cells.pdf" />, { wrapper: MemoryRouter });
    for (const page of [3, 5, 14]) {
      fireEvent.click(screen.getByRole('button', { name: `[p. ${page}]` }));
      expect(screen.getByRole('dialog', { name: `Page ${page}` })).toBeTruthy();
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    }
  });

  it('are only named when the PDF is not known', () => {
    const { container } = render(<SheetResult by="device" sheet={sheet} />, { wrapper: MemoryRouter });
    expect(screen.queryByRole('button', { name: /p\. 3/ })).toBeNull();
    expect(container.textContent).toContain('It moves [p. 3], [p. 14].');
  });
});

describe('a printed cram sheet', () => {
  it('is a complete copy in the body, only while printing', () => {
    render(<SheetResult by="device" sheet={sheetOf('Osmosis')} />, { wrapper: MemoryRouter });
    expect(printed()).toEqual([]);
    fireEvent(window, new Event('beforeprint'));
    expect(printed()[0]?.querySelectorAll('li')).toHaveLength(3);
    fireEvent(window, new Event('afterprint'));
    expect(printed()).toEqual([]);
  });

  it('has the formulas that are on the screen', async () => {
    const sheet = { title: 'Energy', sections: [{ heading: 'Mass', points: ['It is $E = mc^2$.'] }] };
    const { container } = render(<SheetResult by="device" sheet={sheet} />, { wrapper: MemoryRouter });
    await vi.waitFor(() => expect(container.querySelector('.katex')).not.toBeNull(), 5_000);
    fireEvent(window, new Event('beforeprint'));
    expect(printed()[0]?.querySelector('.katex')).not.toBeNull();
    fireEvent(window, new Event('afterprint'));
  }, 15_000);

  it('is rendered before the print event ends', () => {
    render(<SheetResult by="device" sheet={sheetOf('Osmosis')} />, { wrapper: MemoryRouter });
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
    render(<SheetResult by="device" sheet={sheetOf('Osmosis')} />, { wrapper: MemoryRouter });
    fireEvent(window, new Event('beforeprint'));
    expect(printed()[0]?.style.fontSize).toBe(expected);
  });

  it('is the topmost sheet when there are two', () => {
    const { rerender } = render(<SheetResult by="device" key="output" sheet={sheetOf('Output')} />, {
      wrapper: MemoryRouter,
    });
    rerender(
      <>
        <SheetResult by="device" key="output" sheet={sheetOf('Output')} />
        <SheetResult by="device" key="history" sheet={sheetOf('History')} />
      </>,
    );
    fireEvent(window, new Event('beforeprint'));
    expect(printed().map((copy) => copy.querySelector('h1')?.textContent)).toEqual(['History']);
  });
});
