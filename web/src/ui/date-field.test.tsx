import { weekOf } from '@akada/domain/days/day';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { longDay } from '@/lib/time.ts';
import { DateField } from './date-field.tsx';

it('begins its weeks on the weekday on which all weeks begin', async () => {
  render(<DateField label="Date" value="2026-03-10" onChange={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: /^Date/ }));
  const names = screen
    .getAllByRole('columnheader', { hidden: true })
    .map((header) => header.getAttribute('aria-label') ?? '');
  expect(
    weekOf('2026-03-10')
      .map(longDay)
      .map((day) => day.split(',')[0]),
  ).toEqual(names);
});
