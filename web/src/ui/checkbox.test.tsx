import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CELEBRATIONS_KEY } from '@/lib/celebrations.ts';
import { Checkbox } from './checkbox.tsx';

function Task() {
  const [checked, setChecked] = useState(false);
  return <Checkbox checked={checked} label="Completed" onChange={setChecked} />;
}

const box = () => screen.getByRole('checkbox');
const isCelebrated = () => box().parentElement?.hasAttribute('data-ticked');
const vibrate = vi.fn();

describe('a checkbox', () => {
  beforeEach(() => {
    localStorage.removeItem(CELEBRATIONS_KEY);
    vibrate.mockReset();
    Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });
    render(<Task />);
  });

  it('celebrates a tick, but not its removal', async () => {
    expect(isCelebrated()).toBe(false);
    await userEvent.click(box());
    expect(isCelebrated()).toBe(true);
    await userEvent.click(box());
    expect(isCelebrated()).toBe(false);
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('does not celebrate a choice', async () => {
    cleanup();
    const onChange = vi.fn();
    render(<Checkbox isChoice checked={false} label="Cells" onChange={onChange} />);
    await userEvent.click(box());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(isCelebrated()).toBe(false);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('only changes on a device that has celebrations off', async () => {
    localStorage.setItem(CELEBRATIONS_KEY, 'off');
    await userEvent.click(box());
    expect(box()).toHaveProperty('checked', true);
    expect(isCelebrated()).toBe(false);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('does not vibrate before the browser allows it', async () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: false } });
    await userEvent.click(box());
    expect(vibrate).not.toHaveBeenCalled();
  });
});
