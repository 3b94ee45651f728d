import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const useAiUsagePages = vi.hoisted(() => vi.fn());
vi.mock('../api/use-ai.ts', () => ({ useAiUsagePages }));
vi.mock('@/ui/lazy-part.tsx', async () => {
  const { Markdown } = await vi.importActual<typeof import('@/ui/markdown.tsx')>('@/ui/markdown.tsx');
  return { lazyPart: () => Markdown };
});

import { Analytics } from './analytics.tsx';

const use = (id: number, result_preview = 'Water moves.') => ({
  ...{ id: `${id}`, user_id: 'ada', tool_name: 'explainer', input_summary: 'Osmosis', result_preview },
  ...{ estimated_time_saved: 10, created_at: new Date() },
});
const shown = (all: object[], canRead = false) =>
  useAiUsagePages.mockReturnValue({
    live: { status: 'ready' },
    all,
    canRead,
    busy: false,
    readMore: vi.fn(),
  });

describe('the usage analytics', () => {
  beforeEach(() => shown([]));

  it('query from a whole minute, so that the same period reuses its subscription', async () => {
    render(<Analytics uid="ada" />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('button', { name: '7 Days' }));
    const since: Date = useAiUsagePages.mock.lastCall?.[1];
    expect(since.getTime() % 60_000).toBe(0);
  });

  it('lead to the tools when there is nothing to show', () => {
    render(<Analytics uid="ada" />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'See the tools' }).getAttribute('href')).toBe(
      '/dashboard/ai-lab',
    );
  });

  it('say how many uses their figures cover when there are more, and load the rest', () => {
    shown(
      Array.from({ length: 50 }, (_, id) => use(id)),
      true,
    );
    render(<Analytics uid="ada" />);
    expect(screen.getByText('1 tool, 50 results, 8.3h saved in the last 50 uses')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  });

  it('do not mention the number of uses when it covers all of them', () => {
    shown([use(1), use(2)]);
    render(<Analytics uid="ada" />);
    expect(screen.getByText('1 tool, 2 results, 20m saved')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('render the Markdown of a preview', () => {
    shown([use(1, '## Osmosis\n\nIt is **water** that moves.')]);
    render(<Analytics uid="ada" />);
    expect(screen.getByText('water').tagName).toBe('STRONG');
    expect(screen.queryByText(/\*\*|##/)).toBeNull();
  });
});
