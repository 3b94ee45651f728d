import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const WITH_FORMULA = 'The root of $x^2$ is known.';

describe('RichText', () => {
  beforeEach(() => vi.resetModules());

  async function shown(text: string, onPage?: (page: number) => void) {
    const { RichText } = await import('./rich-text.tsx');
    const tree = (text: string) => <RichText {...(onPage && { onPage: (p) => onPage(p) })}>{text}</RichText>;
    const { container, rerender } = render(tree(text));
    await vi.waitFor(() => expect(container.querySelector('.markdown')).not.toBeNull(), 5_000);
    return { container, grow: (text: string) => rerender(tree(text)) };
  }

  it('shows the text while the formula library loads, then the formula in its place', async () => {
    const file = await vi.importActual('./markdown-math.tsx');
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.doMock('./markdown-math.tsx', () => arrived.then(() => file));
    const { container, grow } = await shown('The root of');
    const before = container.querySelector('.markdown');
    grow(WITH_FORMULA);
    expect(screen.getByText(WITH_FORMULA)).toBeTruthy();
    arrive();
    await vi.waitFor(() => expect(container.querySelector('.katex')).not.toBeNull(), 5_000);
    expect(container.querySelector('.markdown')).toBe(before);
  }, 15_000);

  it('shows the text if the formula library cannot be loaded', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.doMock('./markdown-math.tsx', () => {
      throw new Error('no network');
    });
    await shown(WITH_FORMULA);
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    expect(screen.getByText(WITH_FORMULA)).toBeTruthy();
  });

  it('keeps the focus on a cited page while the text grows', async () => {
    const onPage = vi.fn();
    const { grow } = await shown('Water moves [p. 3].', onPage);
    const cited = screen.getByRole('button', { name: '[p. 3]' });
    cited.focus();
    grow('Water moves [p. 3]. It does.');
    expect(document.activeElement).toBe(cited);
    await userEvent.click(cited);
    expect(onPage.mock.calls).toEqual([[3]]);
  });

  it('opens nothing for other links within the page', async () => {
    await shown('See [the start](#start), [a page](#page-x) and [p. 2].', vi.fn());
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['[p. 2]']);
  });
});
