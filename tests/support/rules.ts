import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit as limitTo,
  type Query,
  query,
  setLogLevel,
  where as whereField,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openAccounts } from './open-accounts.ts';
import { type Fields, PERSONAS, type PersonaName, type RuleCase } from './rule-cases.ts';
import { rulesProject } from './rules-emulator.ts';
import { pathNow, writeAll } from './rules-writes.ts';
import { suiteVariable } from './suite-variable.ts';

/** The emulator as each persona sees it, and as nobody's rules see it. */
export interface Stage {
  projectId: string;
  as: (persona: PersonaName, uid?: string) => Firestore;
  /** Forgets all documents and writes these, past the rules, with an open account for each persona that they leave out. */
  set: (fixtures: Record<string, Fields>) => Promise<void>;
  close: () => Promise<void>;
}

const ACCOUNTS = openAccounts(Object.values(PERSONAS).flatMap(({ uid }) => uid ?? []));

/** Opens a project of the Firestore emulator, whose rules somebody else has loaded. */
export async function openStage(projectId = rulesProject()): Promise<Stage> {
  // The SDK warns of each refusal, and refusals are what is tested here.
  setLogLevel('silent');
  const [host = '', port] = suiteVariable('FIRESTORE_EMULATOR_HOST').split(':');
  const environment = await initializeTestEnvironment({ projectId, firestore: { host, port: Number(port) } });
  const clients = new Map<string, Firestore>();
  return {
    projectId,
    as(persona, uid) {
      const key = `${persona} ${uid}`;
      const db = clients.get(key) ?? client(contextOf(environment, persona, uid));
      clients.set(key, db);
      return db;
    },
    async set(fixtures) {
      await environment.clearFirestore();
      await environment.withSecurityRulesDisabled(async (context) => {
        const writes = Object.entries({ ...ACCOUNTS, ...fixtures }).map(
          ([path, data]) => ({ verb: 'create', path, data }) as const,
        );
        await writeAll(client(context), writes);
      });
    },
    close: () => environment.cleanup(),
  };
}

/** Makes the request of a case; rejects when the rules refuse it. */
function perform(stage: Stage, { by, uid, verb, path, where, limit, ...rest }: RuleCase): Promise<unknown> {
  const db = stage.as(by, uid);
  const asked = (all: Query) =>
    query(
      all,
      ...(where === undefined ? [] : [whereField(where[0], '==', where[1])]),
      ...(limit === undefined ? [] : [limitTo(limit)]),
    );
  switch (verb) {
    case 'get':
      return getDoc(doc(db, pathNow(path)));
    case 'list':
      return getDocs(asked(collection(db, path)));
    case 'count':
      return getCountFromServer(asked(collection(db, path)));
    case 'list everywhere':
      return getDocs(asked(collectionGroup(db, path)));
    default:
      return writeAll(db, [{ verb, path, data: rest.data ?? {} }, ...(rest.with ?? [])]);
  }
}

/** Settles as told, or says what happened instead. */
export function verify(stage: Stage, ruleCase: RuleCase): Promise<unknown> {
  return ruleCase.allowed ? assertSucceeds(perform(stage, ruleCase)) : assertFails(perform(stage, ruleCase));
}

/** One test for each case, in order, on the fixtures. */
export function testRules(name: string, fixtures: Record<string, Fields>, cases: readonly RuleCase[]): void {
  describe(name, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await openStage();
      await stage.set(fixtures);
    });
    afterAll(() => stage.close());
    test.each(cases.map((ruleCase) => [ruleCase.title, ruleCase] as const))('%s', async (_, ruleCase) => {
      await verify(stage, ruleCase);
    });
  });
}

/** The library's types are those of the compat SDK; what it gives works as the modular one. */
function client(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/** The emulators as a persona sees them. */
export function contextOf(
  environment: RulesTestEnvironment,
  persona: PersonaName,
  another?: string,
): RulesTestContext {
  const { uid: own, token } = PERSONAS[persona];
  const uid = another ?? own;
  return uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, token);
}
