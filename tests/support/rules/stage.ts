import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit as limitTo,
  type Query,
  query,
  setLogLevel,
  where as whereField,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { casesToRun } from '../sample.ts';
import { PERSONAS, type PersonaName, type RuleCase } from './builders.ts';
import { clearDocuments, firestoreEmulator } from './emulator.ts';
import { openAccounts } from './open-accounts.ts';
import type { Fields } from './requests.ts';
import { rulesProject } from './rules-project.ts';
import { resolvePath, writeAll } from './writes.ts';

/** A project of the Firestore emulator, with a client for each persona. */
export interface Stage {
  projectId: string;
  as: (persona: PersonaName, uid?: string) => Firestore;
  /** Replaces all documents by these, without rules, and adds an open account for each persona that has none. */
  set: (fixtures: Record<string, Fields>) => Promise<void>;
  close: () => Promise<void>;
}

type UserToken = Exclude<
  NonNullable<NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>['mockUserToken']>,
  string
>;

const ACCOUNTS = openAccounts(Object.values(PERSONAS).flatMap(({ uid }) => uid ?? []));

/** Opens a project of the Firestore emulator. Its rules must be loaded already. */
export async function openStage(projectId = rulesProject()): Promise<Stage> {
  // The SDK logs a warning for each denied request.
  setLogLevel('silent');
  const clients = clientsOf(projectId);
  const ruleless = clients.open('without rules', 'owner');
  return {
    projectId,
    as: (persona, another) => {
      const { uid: own, token } = PERSONAS[persona];
      const uid = another ?? own;
      return clients.open(`${persona} ${uid}`, uid === null ? null : { ...token, sub: uid });
    },
    async set(fixtures) {
      await clearDocuments(projectId);
      const writes = Object.entries({ ...ACCOUNTS, ...fixtures }).map(
        ([path, data]) => ({ verb: 'create', path, data }) as const,
      );
      await writeAll(ruleless, writes);
    },
    close: clients.close,
  };
}

/**
 * Opens the clients of a project, each once. They are those of the SDK without listeners and caches: a request is one
 * HTTP request, and a client holds no connection. Thousands of cases have their own student.
 */
function clientsOf(projectId: string) {
  const opened = new Map<string, { app: FirebaseApp; db: Firestore }>();
  return {
    /** @param token the claims of the student, null for a visitor, or 'owner' for requests without rules */
    open(name: string, token: UserToken | 'owner' | null): Firestore {
      const known = opened.get(name);
      if (known) return known.db;
      const app = initializeApp({ projectId }, `${projectId} ${name} ${performance.now()}`);
      const db = getFirestore(app);
      const { host, port } = firestoreEmulator();
      connectFirestoreEmulator(db, host, port, token === null ? {} : { mockUserToken: token });
      opened.set(name, { app, db });
      return db;
    },
    async close() {
      await Promise.all([...opened.values()].map(({ app }) => deleteApp(app)));
      opened.clear();
    },
  };
}

/** Sends the request of a case. Rejects when the rules deny it. */
async function perform(
  stage: Stage,
  { by, uid, verb, path, where, limit, ...rest }: RuleCase,
): Promise<unknown> {
  const db = stage.as(by, uid);
  const asked = (all: Query) =>
    query(
      all,
      ...(where === undefined ? [] : [whereField(where[0], '==', where[1])]),
      ...(limit === undefined ? [] : [limitTo(limit)]),
    );
  switch (verb) {
    case 'get':
      return getDoc(doc(db, resolvePath(path)));
    case 'list':
      return getDocs(asked(collection(db, path)));
    case 'count':
      return getCount(asked(collection(db, path)));
    case 'list everywhere':
      return getDocs(asked(collectionGroup(db, path)));
    default:
      return writeAll(db, [{ verb, path, data: rest.data ?? {} }, ...(rest.with ?? [])]);
  }
}

/** Resolves when the rules decide as the case expects; rejects otherwise. */
export function expectDecision(stage: Stage, ruleCase: RuleCase): Promise<unknown> {
  return ruleCase.allowed ? assertSucceeds(perform(stage, ruleCase)) : assertFails(perform(stage, ruleCase));
}

/** Defines one test for each case; in a quick run, for today's part of them. They run in order on the same fixtures. */
export function testRules(name: string, fixtures: Record<string, Fields>, cases: readonly RuleCase[]): void {
  describe(name, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await openStage();
      await stage.set(fixtures);
    });
    afterAll(() => stage.close());
    const titled = casesToRun(cases).map((ruleCase) => [ruleCase.title, ruleCase] as const);
    test.each(titled)('%s', async (_, ruleCase) => {
      await expectDecision(stage, ruleCase);
    });
  });
}

/** Returns the emulators' context of a persona, with another id if given. */
export function contextOf(
  environment: RulesTestEnvironment,
  persona: PersonaName,
  another?: string,
): RulesTestContext {
  const { uid: own, token } = PERSONAS[persona];
  const uid = another ?? own;
  return uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, token);
}
