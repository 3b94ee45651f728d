import { addDays, utcDay } from '@akada/domain/day';
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
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit as limitTo,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  ABSENT,
  type Fields,
  PERSONAS,
  type PersonaName,
  type RuleCase,
  SERVER_TIME,
  ServerDay,
} from './rule-cases.ts';
import { RULES_PROJECT } from './rules-emulator.ts';
import { suiteVariable } from './suite-variable.ts';

/** The emulator as each persona sees it, and as nobody's rules see it. */
export interface Stage {
  projectId: string;
  as: (persona: PersonaName) => Firestore;
  /** Forgets all documents and writes these, past the rules. */
  set: (fixtures: Record<string, Fields>) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a project of the Firestore emulator, whose rules somebody else has loaded. */
export async function openStage(projectId = RULES_PROJECT): Promise<Stage> {
  // The SDK warns of each refusal, and refusals are what is tested here.
  setLogLevel('silent');
  const [host = '', port] = suiteVariable('FIRESTORE_EMULATOR_HOST').split(':');
  const environment = await initializeTestEnvironment({ projectId, firestore: { host, port: Number(port) } });
  const clients = new Map<PersonaName, Firestore>();
  return {
    projectId,
    as(persona) {
      const db = clients.get(persona) ?? client(contextOf(environment, persona));
      clients.set(persona, db);
      return db;
    },
    async set(fixtures) {
      await environment.clearFirestore();
      await environment.withSecurityRulesDisabled(async (context) => {
        const db = client(context);
        await Promise.all(
          Object.entries(fixtures).map(([path, data]) => setDoc(doc(db, path), written(data))),
        );
      });
    },
    close: () => environment.cleanup(),
  };
}

/** Makes the request of a case; rejects when the rules refuse it. */
export function perform(stage: Stage, { by, verb, path, limit, data = {} }: RuleCase): Promise<unknown> {
  const db = stage.as(by);
  switch (verb) {
    case 'get':
      return getDoc(doc(db, path));
    case 'list':
      return getDocs(limited(collection(db, path), limit));
    case 'count':
      return getCountFromServer(limited(collection(db, path), limit));
    case 'list everywhere':
      return getDocs(collectionGroup(db, path));
    case 'create':
      return setDoc(doc(db, path), written(data));
    case 'update':
      return updateDoc(doc(db, path), changed(data));
    case 'delete':
      return deleteDoc(doc(db, path));
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
export function contextOf(environment: RulesTestEnvironment, persona: PersonaName): RulesTestContext {
  const { uid, token } = PERSONAS[persona];
  return uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, token);
}

function limited(all: Query, limit: number | undefined): Query {
  return limit === undefined ? all : query(all, limitTo(limit));
}

/** A whole document. */
function written(data: Fields): Fields {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== ABSENT)
      .map(([field, value]) => [field, valueNow(value)]),
  );
}

function valueNow(value: unknown): unknown {
  if (value === SERVER_TIME) return serverTimestamp();
  return value instanceof ServerDay ? addDays(utcDay(new Date()), value.offset) + value.tail : value;
}

/** The changes of an update. */
function changed(data: Fields): Fields {
  return { ...written(data), ...absent(data) };
}

function absent(data: Fields): Fields {
  const fields = Object.keys(data).filter((field) => data[field] === ABSENT);
  return Object.fromEntries(fields.map((field) => [field, deleteField()]));
}
