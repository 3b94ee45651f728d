import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotAvailableOffline } from './states.tsx';

const MESSAGE = 'Not available offline yet.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what this device does not have', () => {
  it('is said to be missing at once without a network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    render(<NotAvailableOffline />);
    expect(screen.getByText(MESSAGE)).toBeTruthy();
  });

  it('is still loading with a network, until the server has been silent for long', () => {
    vi.stubGlobal('navigator', { onLine: true });
    render(<NotAvailableOffline />);
    expect(screen.queryByText(MESSAGE)).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    act(() => vi.advanceTimersByTime(15_000));
    expect(screen.getByText(MESSAGE)).toBeTruthy();
  });
});
