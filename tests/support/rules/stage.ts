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
import { suiteVariable } from '../suite-variable.ts';
import { PERSONAS, type PersonaName, type RuleCase } from './builders.ts';
import { openAccounts } from './open-accounts.ts';
import type { Fields } from './requests.ts';
import { rulesProject } from './rules-project.ts';
import { resolvePath, writeAll } from './writes.ts';

/** A project of the Firestore emulator, with a client for each persona. */
export interface Stage {
  projectId: string;
  as: (persona: PersonaName, uid?: string) => Promise<Firestore>;
  /** Replaces all documents by these, without rules, and adds an open account for each persona that has none. */
  set: (fixtures: Record<string, Fields>) => Promise<void>;
  close: () => Promise<void>;
}

const ACCOUNTS = openAccounts(Object.values(PERSONAS).flatMap(({ uid }) => uid ?? []));

/** Opens a project of the Firestore emulator. Its rules must be loaded already. */
export async function openStage(projectId = rulesProject()): Promise<Stage> {
  // The SDK logs a warning for each denied request.
  setLogLevel('silent');
  const [host = '', port] = suiteVariable('FIRESTORE_EMULATOR_HOST').split(':');
  const open = () => initializeTestEnvironment({ projectId, firestore: { host, port: Number(port) } });
  const environment = await open();
  const clients = clientsOf(open);
  const ruleless = await openRuleless(environment);
  return {
    projectId,
    as: clients.as,
    async set(fixtures) {
      await environment.clearFirestore();
      const writes = Object.entries({ ...ACCOUNTS, ...fixtures }).map(
        ([path, data]) => ({ verb: 'create', path, data }) as const,
      );
      await writeAll(ruleless.db, writes);
    },
    async close() {
      await ruleless.close();
      await clients.close();
      await environment.cleanup();
    },
  };
}

/**
 * Opens one client without rules. The library opens a new one for each use and never frees its memory, which a run of
 * thousands of mutants would exhaust.
 */
function openRuleless(
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

/** Sends the request of a case. Rejects when the rules deny it. */
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
      return getDoc(doc(db, resolvePath(path)));
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

/** Resolves when the rules decide as the case expects; rejects otherwise. */
export function expectDecision(stage: Stage, ruleCase: RuleCase): Promise<unknown> {
  return ruleCase.allowed ? assertSucceeds(perform(stage, ruleCase)) : assertFails(perform(stage, ruleCase));
}

/** Defines one test for each case. They run in order on the same fixtures. */
export function testRules(name: string, fixtures: Record<string, Fields>, cases: readonly RuleCase[]): void {
  describe(name, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await openStage();
      await stage.set(fixtures);
    });
    afterAll(() => stage.close());
    test.each(cases.map((ruleCase) => [ruleCase.title, ruleCase] as const))('%s', async (_, ruleCase) => {
      await expectDecision(stage, ruleCase);
    });
  });
}

/** Some cases have their own student, whose client takes a megabyte, so a stage holds only the last ones it used. */
const MAX_OTHER_CLIENTS = 30;

/** Returns clients for the personas, and for other students with a persona's token. */
function clientsOf(open: () => Promise<RulesTestEnvironment>): Pick<Stage, 'as' | 'close'> {
  const opened = new Map<string, { environment: RulesTestEnvironment; db: Firestore }>();
  const others = new Set<string>();

  /** Closes a client. Only cleaning up its environment frees its memory. */
  async function closeClient(key: string): Promise<void> {
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
        if (others.size > MAX_OTHER_CLIENTS && oldest !== undefined) await closeClient(oldest);
      }
      return opened.get(key)?.db as Firestore;
    },
    async close() {
      for (const key of [...opened.keys()]) await closeClient(key);
    },
  };
}

/** The library types its clients for the compat SDK, but they work with the modular one. */
function client(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
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
