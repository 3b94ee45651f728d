import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadPage } from '@/lib/reload-page.ts';
import { lazyPart } from './lazy-part.tsx';

vi.mock('@/lib/reload-page.ts', () => ({ reloadPage: vi.fn() }));

const update = vi.fn();

beforeEach(() => {
  update.mockReset().mockResolvedValue(undefined);
  vi.mocked(reloadPage).mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  network(true);
});
afterEach(() => void vi.unstubAllGlobals());

function network(onLine: boolean) {
  const serviceWorker = { getRegistration: async () => ({ update }) };
  vi.stubGlobal('navigator', { onLine, serviceWorker });
}

function show(load: () => Promise<ComponentType<object>>) {
  const Part = lazyPart(load);
  render(<Part />, { onCaughtError: () => {} });
}

const Fine = () => <p>Here it is</p>;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const message = async () => (await screen.findByRole('alert')).querySelector('p')?.textContent;
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

test('a part is loaded once for all places that show it, behind its fallback until then', async () => {
  const load = vi.fn(async () => Fine);
  const Part = lazyPart(load, <p>Wait</p>);
  render(
    <>
      <Part />
      <Part />
    </>,
  );
  expect(screen.getAllByText('Wait')).toHaveLength(2);
  expect(await screen.findAllByText('Here it is')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
  render(<Part />);
  expect(screen.getAllByText('Here it is')).toHaveLength(3);
});

test('a part that fails to load offline says so, and loads when it is retried', async () => {
  network(false);
  const load = vi
    .fn(missing)
    .mockRejectedValueOnce(new TypeError('x'))
    .mockResolvedValueOnce(Fine as never);
  show(load);
  expect(await message()).toContain('Check your network');
  await tryAgain();
  expect(await screen.findByText('Here it is')).toBeTruthy();
  expect(update).not.toHaveBeenCalled();
});

test('a part that fails to load online checks for a new version, and the second retry reloads the page', async () => {
  show(missing);
  expect(await message()).toContain('There may be a newer version of Akada');
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  await tryAgain();
  expect(await message()).toContain('There may be a newer version of Akada');
  expect(reloadPage).not.toHaveBeenCalled();
  await tryAgain();
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('a part that throws offers a reload and the way to Home, and does not blame the network', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  show(async () => Broken);
  expect(await message()).toBe('Something went wrong here.');
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(update).not.toHaveBeenCalled();
});
