/**
 * The least that shows a student's own data: the stored session, Firestore's connection, the documents of one query. No
 * framework, no styles. `own-data.ts` measures the app beside it.
 */
import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  where,
} from 'firebase/firestore';

/** Defined by the build: the project, the emulators, and the query of each path, by which the title is found. */
declare const BARE_PAGE: {
  config: FirebaseOptions;
  auth: string;
  firestore: { host: string; port: number };
  queries: Record<string, QuerySpec>;
};

const { config, auth: authUrl, firestore: at, queries } = BARE_PAGE;
const app = initializeApp(config);
const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
connectAuthEmulator(auth, authUrl, { disableWarnings: true });
const db = initializeFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
connectFirestoreEmulator(db, at.host, at.port);

const stop = onIdTokenChanged(auth, (user) => {
  const spec = queries[location.pathname];
  if (!user || !spec) return;
  stop();
  const wanted = query(
    collection(db, spec.collection),
    ...spec.where.map(([field, op, value]) => where(field, op, value)),
    ...spec.orderBy.map(([field, direction]) => orderBy(field, direction)),
    limit(spec.limit),
  );
  onSnapshot(wanted, ({ docs }) => {
    const rows = docs.map((found) => {
      const row = document.createElement('li');
      row.textContent = String(found.get('title'));
      return row;
    });
    document.querySelector('ul')?.replaceChildren(...rows);
  });
});
