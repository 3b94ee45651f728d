import { newAccount } from '@akada/domain/account/account';
import type { Account } from '@akada/domain/account/schemas';
import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Live } from '@/firebase/live.ts';

vi.mock('./components/suggestions.tsx', () => ({ Suggestions: () => <p>Suggestions</p> }));

import { SmartPlanner } from './smart-planner.tsx';

const ready = (data: Account | null): Live<Account | null> => ({
  ...{ status: 'ready', data, unconfirmed: false, isFresh: true },
});
const pro = ready({ ...newAccount(new Date()), current_plan: 'pro' });

function open(account: Live<Account | null>, entries: [] | null = []) {
  const { container } = render(
    <MemoryRouter>
      <SmartPlanner
        uid="ada"
        today="2026-03-01"
        account={account}
        quiet={DEFAULT_SETTINGS.nudges}
        entries={entries}
      />
    </MemoryRouter>,
  );
  return container.textContent;
}

it('offers a plan to a student whose plan includes it', () => {
  expect(open(pro)).toContain('Suggest a plan');
});

it.each([
  ['the plan lacks it', ready(newAccount(new Date())), [], 'comes with the pro plan'],
  ['the plan is not known offline', ready(null), [], 'Your plan is not available offline yet.'],
  ['the schedule is not known offline', pro, null, 'Your schedule is not available offline yet.'],
  ['the plan loads', { status: 'loading' }, [], 'Loading your plan'],
] as [string, Live<Account | null>, [] | null, string][])(
  'says why it is unavailable while %s',
  (_, account, entries, reason) => {
    expect(open(account, entries)).toContain(reason);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('offers another try when the plan could not be loaded', () => {
  const retry = vi.fn();
  expect(open({ status: 'error', error: new Error('denied'), retry })).toContain("couldn't be loaded");
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
