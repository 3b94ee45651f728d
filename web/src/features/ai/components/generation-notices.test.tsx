import type { Plan } from '@akada/domain/account/account';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

const useLiveDocument = vi.hoisted(() => vi.fn());
vi.mock('@/firebase/live.ts', () => ({ useLiveDocument }));

import { GenerationFailure } from './generation-failure.tsx';
import { StopNotice } from './stop-notice.tsx';
import { UsesLeft } from './uses-left.tsx';

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the notice after stopping a use', () => {
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
    ['that it could not be checked', { status: 'error' }, "couldn't check"],
  ])('says %s', (_, reservation, text) => {
    useLiveDocument.mockReturnValue(reservation);
    render(<StopNotice uid="ada" requestId="one" />);
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(useLiveDocument).toHaveBeenCalledWith('users/ada/ai_reservations/one');
  });
});

describe('a failed generation', () => {
  const open = (isLimit: boolean, plan: Plan = 'free') =>
    render(
      <MemoryRouter>
        <GenerationFailure
          plan={plan}
          failure={{ status: 'failed', message: 'No more today.', isLimit }}
          deviceOffer="the offer of the device"
        />
      </MemoryRouter>,
    );

  it('links to plans, rewards and free activities at the daily limit', () => {
    open(true);
    expect(screen.getByRole('alert').textContent).toContain('No more today.');
    expect(hrefs()).toEqual([
      '/dashboard/profile?plans=1',
      '/ai/flashcards',
      '/dashboard/vault',
      '/dashboard/rewards',
    ]);
  });

  it('links only to free activities at the fair-use limit of a paid plan', () => {
    open(true, 'lifetime');
    expect(hrefs()).toEqual(['/ai/flashcards', '/dashboard/vault']);
  });

  it('has no links after other failures', () => {
    open(false);
    expect(hrefs()).toEqual([]);
  });

  it.each([true, false])('offers the device, whether the limit was reached or not (%s)', (isLimit) => {
    open(isLimit);
    expect(screen.getByRole('alert').textContent).toContain('the offer of the device');
  });
});

describe('the uses left', () => {
  it.each([
    ['free', { used: 0, left: 2 }, '2 AI uses left today', 0],
    ['free', { used: 1, left: 1 }, '1 AI use left today', 0],
    ['free', { used: 2, left: 0 }, 'No AI uses left today · Compare plans', 1],
    ['pro', { used: 3, left: 197 }, 'AI uses today: 3 · fair use: 200 a day', 0],
    ['pro', { used: 3, left: 0 }, "AI uses today: 3 · today's fair-use limit is reached", 0],
    ['free', undefined, '', 0],
    [null, undefined, '', 0],
  ] as const)('on the plan %s with %o read "%s"', (plan, uses, text, links) => {
    const { container } = render(
      <MemoryRouter>
        <UsesLeft plan={plan} uses={uses} />
      </MemoryRouter>,
    );
    expect(container.textContent).toBe(text);
    expect(hrefs()).toHaveLength(links);
  });
});
