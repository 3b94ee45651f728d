import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FirebaseAppProvider } from 'reactfire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FunctionsSdk, useCall } from './functions-sdk.tsx';
import { StorageSdk, useStorage } from './storage-sdk.tsx';

const mock = vi.hoisted(() => {
  const app = { name: 'app' };
  return { app, functions: { app }, storage: { app }, called: vi.fn() };
});
vi.mock('./app.ts', () => ({ app: mock.app, emulators: null }));
vi.mock('./functions.ts', () => ({
  functions: mock.functions,
  callOn:
    (sdk: object) =>
    (...input: unknown[]) =>
      mock.called(sdk, ...input),
}));
vi.mock('./storage.ts', () => ({ storage: mock.storage }));

function show(children: ReactNode) {
  render(<FirebaseAppProvider firebaseApp={mock.app as never}>{children}</FirebaseAppProvider>);
}

/** A screen that passes on what a hook returns. */
function Screen<T>({ useIt, onGiven }: { useIt: () => T; onGiven: (it: T) => void }) {
  onGiven(useIt());
  return null;
}

beforeEach(() => mock.called.mockReset());

describe('the SDKs that load together with their screens', () => {
  it('include the one Storage instance that uploads use', () => {
    const given = vi.fn();
    show(
      <StorageSdk>
        <Screen useIt={useStorage} onGiven={given} />
      </StorageSdk>,
    );
    expect(given).toHaveBeenCalledWith(mock.storage);
  });

  it('include the one Functions instance that calls use', () => {
    show(
      <FunctionsSdk>
        <Screen useIt={useCall} onGiven={(call) => void call('getRank', { rank_type: 'daily' })} />
      </FunctionsSdk>,
    );
    expect(mock.called).toHaveBeenCalledWith(mock.functions, 'getRank', { rank_type: 'daily' });
  });

  it.each([
    ['Storage', useStorage],
    ['Functions', useCall],
  ])('throw in a screen outside the provider of %s', (_, useIt) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => show(<Screen<unknown> useIt={useIt} onGiven={() => {}} />)).toThrow('SDK not found');
  });
});
