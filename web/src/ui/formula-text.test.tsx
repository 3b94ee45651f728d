import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FormulaText } from './formula-text.tsx';

it('renders the formulas of a text, and nothing else in it as Markdown', async () => {
  const text = '# The root of $x^2$\n*is* <b>x</b>, for $5.';
  const { container } = render(<FormulaText>{text}</FormulaText>);

  await vi.waitFor(() => expect(container.querySelector('.katex')).not.toBeNull(), 5_000);

  expect(container.querySelector('h1, h2, h3, em, b')).toBeNull();
  expect(container.textContent).toContain('# The root of');
  expect(container.textContent).toContain('*is* <b>x</b>, for $5.');
}, 15_000);

it('breaks lines once where the surroundings keep those of the text', async () => {
  const { container } = render(
    <div className="whitespace-pre-line">
      <FormulaText>{'$x$\nand $y$'}</FormulaText>
    </div>,
  );

  await vi.waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(2), 5_000);

  expect(container.querySelectorAll('br')).toHaveLength(1);
  expect(container.querySelector('br')?.closest('.whitespace-normal')).not.toBeNull();
}, 15_000);

it('shows a text without formulas as it is', () => {
  const { container } = render(<FormulaText>2 * 3 * 4 for $5</FormulaText>);

  expect(screen.getByText('2 * 3 * 4 for $5')).toBeTruthy();
  expect(container.querySelector('.markdown')).toBeNull();
});
