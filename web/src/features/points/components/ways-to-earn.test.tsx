import { ACTIONS } from '@akada/domain/points/points';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WaysToEarn } from './ways-to-earn.tsx';

it('lists every action that earns points, with its points and daily cap', () => {
  render(<WaysToEarn />);

  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(Object.keys(ACTIONS).length);
  const entry = rows.find((row) => within(row).queryByText('completing a schedule entry'));
  expect(entry?.textContent).toBe('completing a schedule entryUp to 10 times a day+5');
  expect(screen.getByText('Every time')).toBeDefined();
  expect(screen.getAllByText('Once a day')).toHaveLength(2);
});
