import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { celebrates } from '@/lib/celebrations.ts';
import { CelebrationsSwitch } from './celebrations-switch.tsx';

it('turns the celebrations of this device off and on', async () => {
  localStorage.clear();
  render(<CelebrationsSwitch />);
  const box = screen.getByRole('switch', { name: /^Celebrations/ });
  expect(box).toHaveProperty('checked', true);
  await userEvent.click(box);
  expect([celebrates(), (box as HTMLInputElement).checked]).toEqual([false, false]);
  await userEvent.click(box);
  expect([celebrates(), (box as HTMLInputElement).checked]).toEqual([true, true]);
});
