import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth, useStudent } from './auth-session.tsx';
import { claimCache, clearDeviceData } from './cache-owner.ts';
import { discardFirestore } from './firestore.ts';
import { clearReactFireCache } from './reactfire-cache.ts';
import { useSessionDocument } from './session-document.ts';
import { SessionSdks } from './session-sdks.tsx';

interface Listener {
  path: string;
  db: object;
  next: (snapshot: unknown) => void;
  error: (error: Error) => void;
}

interface Auth {
  name: string;
  app: { name: string };
  currentUser: object | null;
}

const mock = vi.hoisted(() => ({
  app: { name: 'app' },
  auth: { name: 'auth', app: { name: 'app' }, currentUser: null } as Auth,
  db: { app: { name: 'app' } },
  listeners: [] as Listener[],
  sessions: new Set<(user: object | null) => void>(),
}));

vi.mock('./app.ts', () => ({ app: mock.app }));
vi.mock('./auth.ts', () => ({ auth: mock.auth }));
vi.mock('./live.ts', () => ({ clearSnapshots: () => {} }));
vi.mock('./documents.ts', () => ({ toStored: (snapshot: { value: unknown }) => snapshot.value }));
vi.mock('./firestore.ts', async () => {
  const { dropCachedDocuments } = await import('./reactfire-cache.ts');
  return {
    firestore: () => mock.db,
    wipeCache: () => clearDeviceData(),
    closeFirestore: () => {},
    discardFirestore: vi.fn(() => {
      mock.db = { app: mock.app };
      dropCachedDocuments();
    }),
  };
});
vi.mock('firebase/auth', () => ({
  reload: async () => {},
  onIdTokenChanged: (_: unknown, listener: (user: object | null) => void) => {
    mock.sessions.add(listener);
    return () => mock.sessions.delete(listener);
  },
}));
vi.mock('firebase/firestore', () => ({
  doc: (firestore: { app: object }, path: string) => ({ firestore, path }),
  queryEqual: () => false,
  onSnapshot: (
    { firestore, path }: { firestore: object; path: string },
    _: unknown,
    { next, error }: Pick<Listener, 'next' | 'error'>,
  ) => {
    mock.listeners.push({ path, db: firestore, next, error });
    return () => {};
  },
}));

const snapshotOf = (value: string | null, fromCache = false) => ({ value, metadata: { fromCache } });
const failure = (code: string) => Object.assign(new Error(code), { code });
const last = () => mock.listeners.at(-1) as Listener;
const brings = (value: string | null, fromCache = false) =>
  act(async () => last().next(snapshotOf(value, fromCache)));
const fails = (code: string) => act(async () => last().error(failure(code)));

async function signIn(uid: string | null): Promise<void> {
  const user = uid && {
    uid,
    displayName: `Student ${uid}`,
    email: `${uid}@akada.test`,
    emailVerified: true,
    getIdTokenResult: async () => ({ claims: { email_verified: true } }),
  };
  mock.auth.currentUser = user || null;
  await act(async () => {
    for (const tell of [...mock.sessions]) tell(user || null);
  });
  if (uid) claimCache(uid);
}

function App() {
  const session = useAuth();
  return session.status === 'signed-in' ? (
    <SessionSdks key={session.uid}>
      <Page />
    </SessionSdks>
  ) : (
    <p>{session.status}</p>
  );
}

function Page() {
  const { name } = useStudent();
  const shared = useSessionDocument<string>('points/shared');
  return (
    <>
      <h1>{name}</h1>
      <p>
        {shared.status === 'ready'
          ? `${shared.data ?? 'none'}, ${shared.unconfirmed ? 'unconfirmed' : 'confirmed'}, ${shared.isFresh ? 'fresh' : 'old'}`
          : shared.status}
      </p>
      {shared.status === 'error' && (
        <button type="button" onClick={shared.retry}>
          Try again
        </button>
      )}
    </>
  );
}

async function open(uid: string): Promise<void> {
  render(
    <AuthProvider>
      <App />
    </AuthProvider>,
  );
  await signIn(uid);
  await screen.findByText('loading');
}

describe('a session document', () => {
  beforeEach(async () => {
    mock.listeners.length = 0;
    mock.sessions.clear();
    clearReactFireCache();
    await clearDeviceData();
    vi.mocked(discardFirestore).mockClear();
  });
  afterEach(cleanup);

  it("shows the device's data, then the server's, and stays confirmed offline", async () => {
    await open('ada');
    screen.getByRole('heading', { name: 'Student ada' });
    await brings(null, true);
    screen.getByText('none, unconfirmed, old');
    await brings('12 points');
    screen.getByText('12 points, confirmed, fresh');
    await brings('12 points', true);
    screen.getByText('12 points, confirmed, old');
    expect(mock.listeners).toHaveLength(1);
  });

  it('shows that the read was denied, and reads the document again on retry', async () => {
    await open('ada');
    await fails('permission-denied');
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(mock.listeners).toHaveLength(2);
    screen.getByText('loading');
    await brings('allowed');
    screen.getByText('allowed, confirmed, fresh');
  });

  it.each(['bola', 'ada'])("does not carry one session's denial into the next (of %s)", async (next) => {
    await open('ada');
    await fails('permission-denied');
    vi.mocked(console.error).mockClear();
    await signIn(null);
    screen.getByText('signed-out');
    await signIn(next);
    await screen.findByRole('heading', { name: `Student ${next}` });
    screen.getByText('loading');
    await brings(`of ${next}`);
    screen.getByText(`of ${next}, confirmed, fresh`);
  });

  it('does not carry a denial into the next session when another tab has wiped the cache first', async () => {
    await open('ada');
    await brings('before');
    await clearDeviceData();
    await signIn(null);
    screen.getByText('signed-out');
    await fails('permission-denied');
    await signIn('ada');
    await screen.findByText('loading');
    expect(mock.listeners).toHaveLength(2);
    expect(console.error).not.toHaveBeenCalled();
  });

  it("shows nothing of one student's document to the next", async () => {
    await open('ada');
    await brings('private');
    await signIn('bola');
    await screen.findByRole('heading', { name: 'Student bola' });
    expect(screen.queryByText(/private/)).toBeNull();
  });

  it('reads from a new Firestore instance when another tab has wiped the cache', async () => {
    await open('ada');
    await brings('before');
    const ended = mock.db;
    await fails('aborted');
    expect(discardFirestore).toHaveBeenCalledExactlyOnceWith(ended);
    expect(last().db).not.toBe(ended);
    await brings('after');
    screen.getByText('after, confirmed, fresh');
    expect(console.error).not.toHaveBeenCalled();
  });
});
