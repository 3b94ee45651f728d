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
  as: (persona: PersonaName, uid?: string) => Promise<Firestore>;
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
  const open = () => initializeTestEnvironment({ projectId, firestore: { host, port: Number(port) } });
  const environment = await open();
  const clients = clientsOf(open);
  const unruled = await openUnruled(environment);
  return {
    projectId,
    as: clients.as,
    async set(fixtures) {
      await environment.clearFirestore();
      const writes = Object.entries({ ...ACCOUNTS, ...fixtures }).map(
        ([path, data]) => ({ verb: 'create', path, data }) as const,
      );
      await writeAll(unruled.db, writes);
    },
    async close() {
      await unruled.close();
      await clients.close();
      await environment.cleanup();
    },
  };
}

/**
 * A client past the rules, until it is closed. The library would open one for each use and never gives their memory
 * back: a run that tries thousands of mutants has none left in the end.
 */
function openUnruled(
  environment: RulesTestEnvironment,
): Promise<{ db: Firestore; close: () => Promise<void> }> {
  return new Promise((opened, failed) => {
    const closed = environment.withSecurityRulesDisabled(
      (context) =>
        new Promise((close) => {
          const end = async () => {
            close();
            await closed;
          };
          opened({ db: client(context), close: end });
        }),
    );
    closed.catch(failed);
  });
}

/** Makes the request of a case; rejects when the rules refuse it. */
async function perform(
  stage: Stage,
  { by, uid, verb, path, where, limit, ...rest }: RuleCase,
): Promise<unknown> {
  const db = await stage.as(by, uid);
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

/** Some cases have a student of their own, whose client takes a megabyte: a stage keeps those that it used last. */
const MOST_OTHERS = 30;

/** Gives the client of each persona, and of other students who act like one. */
function clientsOf(open: () => Promise<RulesTestEnvironment>): Pick<Stage, 'as' | 'close'> {
  const opened = new Map<string, { environment: RulesTestEnvironment; db: Firestore }>();
  const others = new Set<string>();

  /** A client's memory comes back with its environment, and with nothing less. */
  async function forget(key: string): Promise<void> {
    const unused = opened.get(key);
    opened.delete(key);
    others.delete(key);
    await unused?.environment.cleanup();
  }

  return {
    async as(persona, uid) {
      const key = `${persona} ${uid}`;
      if (!opened.has(key)) {
        const environment = await open();
        opened.set(key, { environment, db: client(contextOf(environment, persona, uid)) });
      }
      if (uid !== undefined) {
        others.delete(key);
        others.add(key);
        const [oldest] = others;
        if (others.size > MOST_OTHERS && oldest !== undefined) await forget(oldest);
      }
      return opened.get(key)?.db as Firestore;
    },
    async close() {
      for (const key of [...opened.keys()]) await forget(key);
    },
  };
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
