import { randomUUID } from 'node:crypto';
import { AVATAR } from '@akada/domain/account/account';
import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { type CallableName, contracts } from '@akada/domain/callables/contracts';
import { documentKind } from '@akada/domain/documents/stored';
import { VAULT_FOLDER, vaultFolder } from '@akada/domain/vault/stored-files';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleOf } from '../../support/sample.ts';
import { DOCUMENTS, FILE_NAME, INPUTS, studentDocuments, WEBHOOKS, writeStudentDocuments } from './cases.ts';
import { FAULTS } from './faults.ts';
import { distorted, isMarked, MARK, marked, SHORT_MARK } from './marker.ts';

const { sample: faults, description } = sampleOf(Object.keys(FAULTS), 3);
process.stdout.write(`Faults of the services: ${description}\n`);

/** All console output. Hoisted, because the functions' logger takes the console's methods when it is imported. */
const lines = vi.hoisted(() => {
  const written: string[] = [];
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    console[method] = (...said: unknown[]) => void written.push(said.map(String).join(' '));
  }
  return written;
});

const PROJECT = 'demo-akada-logs';
const HASH = 'hash-of-tests';
const FOLDERS = [VAULT_FOLDER, AI_UPLOADS_FOLDER, AVATAR.folder];

interface Deployed {
  (request: object, response: object): unknown;
  __endpoint: {
    callableTrigger?: object;
    httpsTrigger?: object;
    scheduleTrigger?: object;
    eventTrigger?: {
      eventType: string;
      eventFilters: Record<string, string>;
      eventFilterPathPatterns?: Record<string, string>;
    };
  };
  run?: (event: object, response?: object) => unknown;
}

// Each test calls dozens of functions on the emulators, one by one.
vi.setConfig({ testTimeout: 240_000 });

let functions: [string, Deployed][];
let db: Firestore;
let uid: string;

beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', PROJECT);
  const config = { projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` };
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify(config));
  for (const name of ['GEMINI_API_KEY', 'FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_PUBLIC_KEY'])
    vi.stubEnv(name, 'key');
  vi.stubEnv('FLUTTERWAVE_SECRET_HASH', HASH);
  vi.stubEnv('GEMINI_BASE_URL', 'http://model.invalid');
  vi.stubEnv('FILE_SCANNER_URL', 'http://scanner.invalid');
  vi.stubEnv('FLUTTERWAVE_BASE_URL', 'http://provider.invalid');
  functions = Object.entries(
    (await import('@akada/functions/src/index.ts')) as unknown as Record<string, Deployed>,
  );
  db = getFirestore();
}, 60_000);
beforeEach(async () => {
  await reset();
  lines.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => vi.unstubAllEnvs());

/** Empties the project, and creates a new student with data in every place. */
async function reset(): Promise<void> {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const documents = `http://${host}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  await fetch(documents, { method: 'DELETE' });
  uid = randomUUID();
  const student = { uid, email: `${uid}@${MARK}.example`, emailVerified: true, displayName: MARK };
  await getAuth().createUser(student);
  await writeStudentDocuments(db, uid);
  const pdf = { resumable: false, metadata: { contentType: 'application/pdf' } };
  for (const folder of [`${AI_UPLOADS_FOLDER}/${uid}`, vaultFolder(uid)]) {
    await getStorage().bucket().file(`${folder}/${FILE_NAME}`).save(`%PDF-1.7\n${MARK}\n%%EOF`, pdf);
  }
}

/** Runs a function and adds what it throws to the logged lines, because the platform logs such errors unchanged. */
async function runAndLogErrors(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    lines.push(String(error instanceof Error ? `${error.stack} ${error.message} ${error.cause}` : error));
  }
}

const caller = () => ({
  auth: {
    uid,
    token: { email_verified: true, moderator: true, auth_time: Date.now() / 1_000 },
    rawToken: '',
  },
});
const silent = { sendChunk: async () => true, signal: new AbortController().signal };

/** Calls a callable with a request that the platform has verified. Its errors go to the caller, not to the log. */
async function call(fn: Deployed, data: unknown): Promise<void> {
  await Promise.resolve(fn.run?.({ ...caller(), data, rawRequest: {} }, silent)).catch(() => undefined);
}

/** The events with which to run a trigger, a schedule or the webhook, according to how it is deployed. */
function eventsOf(name: string, fn: Deployed): (() => unknown)[] {
  const { scheduleTrigger, httpsTrigger, eventTrigger } = fn.__endpoint;
  if (scheduleTrigger) return [() => fn.run?.({ scheduleTime: new Date().toISOString() })];
  if (httpsTrigger && name === 'flutterwaveWebhook') return WEBHOOKS.map((body) => () => webhook(fn, body));
  if (eventTrigger?.eventType.includes('.storage.')) {
    // Objects in every folder, because the deployment does not say which folder a function handles.
    const names = FOLDERS.flatMap((folder) => [
      ...[`${folder}/${uid}`, `${folder}/${uid}/${FILE_NAME}`, `${folder}/${MARK}/${MARK}`],
    ]);
    return names.map((name) => () => fn.run?.({ data: { name }, time: new Date().toISOString() }));
  }
  if (eventTrigger?.eventType.includes('.firestore.')) return documentEvents(fn, eventTrigger);
  throw new Error(`${name} has no case: say in this file what it is called with`);
}

function documentEvents(
  fn: Deployed,
  { eventFilters, eventFilterPathPatterns }: NonNullable<Deployed['__endpoint']['eventTrigger']>,
): (() => unknown)[] {
  const pattern = eventFilterPathPatterns?.document ?? eventFilters.document ?? '';
  const found = Object.keys(studentDocuments(uid)).find(
    (path) => documentKind(path) === documentKind(pattern),
  );
  const document = found ?? pattern.replace('{uid}', uid).replace(/\{\w+\}/g, MARK);
  const data = DOCUMENTS[documentKind(pattern)];
  if (!data)
    throw new Error(`documents of ${documentKind(pattern)} have no case: say in ./cases.ts what is in one`);
  const snapshot = (fields: object | undefined) => ({ data: () => fields, exists: fields !== undefined });
  const own = { user_id: uid, ...data };
  const params = pattern.includes('{uid}') ? { uid } : {};
  const event = { params, document, time: new Date().toISOString() };
  const kind = fn.__endpoint.eventTrigger?.eventType.split('.').at(-1);
  const before = { ...own, full_name: 'Ada', hidden: undefined, current_streak: 6, status: 'pending' };
  return [own, { ...(marked(own) as object), user_id: uid }].flatMap((after) =>
    kind === 'created' || kind === 'deleted'
      ? [() => fn.run?.({ ...event, data: snapshot(after) })]
      : [
          [before, after],
          ...(kind === 'updated'
            ? []
            : [
                [undefined, after],
                [after, undefined],
              ]),
        ].map(
          ([was, is]) =>
            () =>
              fn.run?.({ ...event, data: { before: snapshot(was), after: snapshot(is) } }),
        ),
  );
}

function webhook(fn: Deployed, body: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const response = { sendStatus: resolve, on: () => response };
    const request = { method: 'POST', body, headers: { 'verif-hash': HASH }, on: () => request };
    Promise.resolve(fn(request, response)).catch(reject);
  });
}

const isCallable = (name: string): name is CallableName => Object.hasOwn(contracts, name);
const expectNoMarks = () => expect(lines.filter(isMarked)).toEqual([]);

test('every function has a case in this test', () => {
  const callables = functions
    .filter(([, { __endpoint }]) => __endpoint.callableTrigger)
    .map(([name]) => name);
  expect(callables.sort()).toEqual(Object.keys(contracts).sort());
  for (const [name, fn] of functions) {
    if (isCallable(name))
      for (const input of INPUTS[name]())
        expect(contracts[name].input.safeParse(input).error, name).toBeUndefined();
    else expect(eventsOf(name, fn).length, name).toBeGreaterThan(0);
  }
});

test('this test collects what the logger writes', async () => {
  const { logger } = await import('firebase-functions');
  logger.error('a line', { words: MARK });

  expect(lines.filter(isMarked)).toHaveLength(1);
});

describe.each(faults)('when %s', (fault) => {
  test('no callable logs any text of its input', async () => {
    for (const [name, fn] of functions) {
      if (!isCallable(name)) continue;
      for (const input of INPUTS[name]()) {
        FAULTS[fault]?.();
        await call(fn, { ...input, trace_id: SHORT_MARK });
        await reset();
      }
    }

    expect(lines.length).toBeGreaterThan(Object.keys(contracts).length - 1);
    expectNoMarks();
  });

  test('no trigger, schedule or webhook logs any text of its event', async () => {
    for (const [name, fn] of functions) {
      if (isCallable(name)) continue;
      for (const index of eventsOf(name, fn).keys()) {
        // The events are built again each time, because each run has a new student.
        const event = eventsOf(name, fn)[index];
        FAULTS[fault]?.();
        await runAndLogErrors(() => event?.());
        await reset();
      }
    }

    if (/read|queried|written/.test(fault)) {
      expect(lines.filter((line) => line.includes('a function failed')).length).toBeGreaterThan(5);
    }
    expectNoMarks();
  });
});

test('no callable logs any text or key of an input that its contract refuses', async () => {
  for (const [name, fn] of functions) {
    if (!isCallable(name)) continue;
    const [input = {}] = INPUTS[name]();
    const refused = distorted(input).filter((data) => !contracts[name].input.safeParse(data).success);
    for (const data of refused) await call(fn, data);
    expect(refused.length).toBeGreaterThan(3);
  }

  expect(lines.filter((line) => line.includes('invalid input')).length).toBeGreaterThan(100);
  expectNoMarks();
});

test('no callable logs any text of a request that is not a valid call', async () => {
  const json = 'application/json';
  const requests = [
    { method: 'POST', type: json, body: { [MARK]: MARK } },
    { method: 'POST', type: json, body: { data: {}, [MARK]: MARK } },
    { method: 'POST', type: json, body: MARK },
    { method: 'POST', type: `text/${MARK}`, body: { data: {} } },
    { method: MARK, type: json, body: { data: {} } },
    { method: 'POST', type: json, body: { data: { a: [{ '@type': MARK, value: MARK }] } } },
  ];
  const statuses: number[] = [];
  for (const [name, fn] of functions) {
    if (!isCallable(name)) continue;
    for (const { method, type, body } of requests) {
      const header = () => type;
      const request = { method, body, header, headers: { 'content-type': type }, on: () => request };
      const response = {
        status: (code: number) => ({ json: () => statuses.push(code) }),
        on: () => response,
      };
      await runAndLogErrors(() => fn(request, response));
    }
  }

  expect(statuses).toEqual(Array(Object.keys(contracts).length * requests.length).fill(400));
  expectNoMarks();
});

test('the webhook logs no text of a request without its secret', async () => {
  const fn = functions.find(([name]) => name === 'flutterwaveWebhook')?.[1];
  const response = { sendStatus: () => undefined, on: () => response };
  const request = { method: 'POST', body: MARK, headers: { 'verif-hash': MARK }, on: () => request };
  await runAndLogErrors(() => fn?.(request, response));

  expect(lines.join('\n')).toContain('had a missing or wrong hash');
  expectNoMarks();
});
