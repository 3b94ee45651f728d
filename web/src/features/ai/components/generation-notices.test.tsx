import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

const useLiveDocument = vi.hoisted(() => vi.fn());
vi.mock('@/firebase/live.ts', () => ({ useLiveDocument }));

import { GenerationFailure } from './generation-failure.tsx';
import { StopNotice } from './stop-notice.tsx';
import { UsesLeft } from './uses-left.tsx';

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the notice of a stopped use', () => {
  it.each([
    ['that it was counted', { status: 'ready', data: { status: 'settled' } }, 'This use was counted.'],
    [
      'that it was not counted',
      { status: 'ready', data: { status: 'returned' } },
      'This use was not counted.',
    ],
    ['that it never arrived', { status: 'ready', data: null }, 'This use was not counted.'],
    ['to wait for the server', { status: 'ready', data: { status: 'open' } }, 'Checking whether'],
    ['to wait for the network', { status: 'ready', data: null, unconfirmed: true }, 'Checking whether'],
    ['that it could not be checked', { status: 'error' }, 'could not be checked'],
  ])('says %s', (_, reservation, text) => {
    useLiveDocument.mockReturnValue(reservation);
    render(<StopNotice uid="ada" requestId="one" />);
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(useLiveDocument).toHaveBeenCalledWith('users/ada/ai_reservations/one');
  });
});

describe('a failed generation', () => {
  const open = (isLimit: boolean) =>
    render(
      <MemoryRouter>
        <GenerationFailure failure={{ status: 'failed', message: 'No more today.', isLimit }} />
      </MemoryRouter>,
    );

  it('leads to the plans and to what is free when the uses of the day are used up', () => {
    open(true);
    expect(screen.getByRole('alert').textContent).toContain('No more today.');
    expect(hrefs()).toEqual([
      '/dashboard/profile?plans=1',
      '/ai/flashcards',
      '/dashboard/vault',
      '/dashboard/rewards',
    ]);
  });

  it('leads nowhere when it failed otherwise', () => {
    open(false);
    expect(hrefs()).toEqual([]);
  });
});

describe('the uses left', () => {
  it.each([
    [2, '2 AI uses left today', 0],
    [1, '1 AI use left today', 0],
    [0, 'No AI uses left today · Compare plans', 1],
    [null, '', 0],
    [undefined, '', 0],
  ])('of %s read "%s"', (left, text, links) => {
    const { container } = render(
      <MemoryRouter>
        <UsesLeft left={left} />
      </MemoryRouter>,
    );
    expect(container.textContent).toBe(text);
    expect(hrefs()).toHaveLength(links);
  });
});
