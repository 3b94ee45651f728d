import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const device = vi.hoisted(() => ({ online: true, ids: new Set<string>() }));
vi.mock('./use-offline-files.ts', () => ({ useOfflineFileIds: () => device.ids }));
vi.mock('@/lib/use-online.ts', () => ({ useOnline: () => device.online, isOnline: () => device.online }));
vi.mock('../api/library.ts', () => ({ addToLibrary: vi.fn(), fileUrlOf: vi.fn() }));

import { LibraryBar } from './library-bar.tsx';

type Props = Parameters<typeof LibraryBar>[0];

function show(props: Partial<Props>) {
  const file = { id: 'f', filename: 'Cells', size: 1_000 };
  const shown = { page: 1, pages: 3 };
  render(
    <MemoryRouter>
      <LibraryBar uid="u" file={file} shown={shown} isInLibrary={false} canKeepOffline {...props} />
    </MemoryRouter>,
  );
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Keep offline: Cells' });

describe('Keep offline', () => {
  beforeEach(() => {
    vi.stubGlobal('caches', {});
    Object.assign(device, { online: true, ids: new Set() });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is enabled when the plan includes it and the file has opened', () => {
    show({});
    expect(button().disabled).toBe(false);
  });

  it.each<[string, Partial<Props>, string]>([
    ['the plan is not known', { canKeepOffline: null }, 'Checking your plan...'],
    ['the file is still opening', { shown: null }, 'Available once the file has opened.'],
  ])('says so when %s', (_, props, reason) => {
    show(props);
    expect(button().disabled).toBe(true);
    screen.getByText(reason);
  });

  it('says so when the student is offline', () => {
    device.online = false;
    show({});
    expect(button().disabled).toBe(true);
    screen.getByText("You're offline. Connect to download this file.");
  });

  it("says so when the browser can't store files", () => {
    vi.unstubAllGlobals();
    show({});
    screen.getByText("This browser can't store files for offline use.");
  });

  it('names the plan that includes it', () => {
    show({ canKeepOffline: false });
    screen.getByRole('link', { name: 'starter plan' });
  });
});
