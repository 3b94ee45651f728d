import { randomUUID } from 'node:crypto';
import type { Account } from '@akada/domain/account/schemas';
import type { GenerateInput, ToolInput } from '@akada/domain/ai/generate-schemas';
import {
  aiQuotaSchema,
  aiReservationSchema,
  aiResultSchema,
  aiUsageSchema,
  chatSchema,
} from '@akada/domain/ai/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { newUserPoints } from '@akada/domain/points/points';
import { ledgerEntrySchema } from '@akada/domain/points/schemas';
import type { ModelConfig } from '@akada/functions/src/ai/config.ts';
import type { ServiceFiles } from '@akada/functions/src/ai/gemini/files.ts';
import type { ModelTiming } from '@akada/functions/src/ai/gemini/stream.ts';
import { generateHandler } from '@akada/functions/src/ai/generate.ts';
import { geminiModel } from '@akada/functions/src/ai/model.ts';
import { tools } from '@akada/functions/src/ai/tools/index.ts';
import type { Deps } from '@akada/functions/src/lib/handler.ts';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { auth, bucket, NOW, parseStrictly } from '../../support/backend.ts';
import { lagosDay } from '../../support/lagos.ts';
import type { FakeModel } from './fake-model.ts';

/** A separate project, in which the suite's triggers do not run. */
export const db = getFirestore(initializeApp({ projectId: 'demo-akada-ai' }, 'ai'));

export function depsAt(now = NOW): Deps {
  return { db, auth, bucket: () => bucket, now: () => now };
}

/** Creates the documents of a student with an open account. */
export async function createStudent(account: Partial<Account> = {}): Promise<string> {
  const uid = randomUUID();
  await db
    .batch()
    .set(db.doc(documentPaths.account(uid)), {
      current_plan: 'free',
      plan_expires_at: null,
      created_at: NOW,
      ...account,
    })
    .set(db.doc(documentPaths.points(uid)), newUserPoints('Ada', NOW))
    .commit();
  return uid;
}

/** No wait between retries, and timeouts that a busy machine does not reach. */
const TIMING: ModelTiming = {
  firstChunkMs: 20_000,
  callMs: 20_000,
  sleep: async () => undefined,
  random: () => 0.5,
};

/** Timeouts for a model that hangs. */
export const SHORT_TIMEOUTS: Partial<ModelTiming> = { firstChunkMs: 2_000, callMs: 3_000 };

/** The fake model stores no files, so PDFs are sent with each request. */
const NO_FILES: ServiceFiles = {
  isAvailable: () => false,
  upload: () => Promise.reject(new Error('no files')),
  remove: () => Promise.resolve(),
  uploadedBefore: async () => [],
};

/** The handler with a model at this URL, and no fallback model unless `config` names one. */
export function createHandler(
  { baseUrl }: Pick<FakeModel, 'baseUrl'>,
  timing: Partial<ModelTiming> = {},
  config: Partial<ModelConfig> = {},
  files: ServiceFiles = NO_FILES,
) {
  const model = { apiKey: 'a-key', baseUrl, model: 'gemini-2.5-flash', fallbackModel: '', ...config };
  return generateHandler({ ask: geminiModel(model, { ...TIMING, ...timing }), files, tools });
}

/** A valid input for the explainer. */
export function createExplainerInput(change: Partial<ToolInput<'explainer'>> = {}): ToolInput<'explainer'> {
  return {
    tool: 'explainer',
    request_id: randomUUID(),
    prompt: 'Osmosis',
    level: 'secondary',
    length: 'short',
    ...change,
  };
}

/** Runs the handler once, and returns its output or error with the pieces that it sent. */
export async function generate(
  model: Pick<FakeModel, 'baseUrl'>,
  uid: string,
  input: GenerateInput,
  options: {
    now?: Date;
    signal?: AbortSignal;
    onPiece?: (text: string) => void;
    timing?: Partial<ModelTiming>;
    config?: Partial<ModelConfig>;
    files?: ServiceFiles;
  } = {},
) {
  const { now = NOW, signal = new AbortController().signal, onPiece, timing, config, files } = options;
  const pieces: string[] = [];
  const stream = {
    signal,
    send: async ({ text }: { text: string }) => {
      pieces.push(text);
      onPiece?.(text);
    },
  };
  const outcome = await createHandler(model, timing, config, files)(depsAt(now), { uid }, input, stream).then(
    (output) => ({ output, error: undefined }),
    (error: unknown) => ({ output: undefined, error: error as Error & { code: string } }),
  );
  return { ...outcome, pieces };
}

/** Reads and validates everything that the server stores about a student's AI uses. */
export async function readState(uid: string, now = NOW) {
  const [quota, reservations, usage, results, chats, ledger] = await Promise.all([
    db.doc(documentPaths.usage(uid, lagosDay(now), 'ai_tools')).get(),
    documents(collectionPaths.aiReservations(uid), aiReservationSchema),
    documents(collectionPaths.aiUsage(uid), aiUsageSchema),
    documents(collectionPaths.aiResults(uid), aiResultSchema),
    documents(collectionPaths.chats(uid), chatSchema),
    documents(collectionPaths.ledger(uid), ledgerEntrySchema),
  ]);
  const used = parseStrictly(aiQuotaSchema, quota);
  return {
    count: used?.usage_count ?? 0,
    tokens: { in: used?.tokens_in ?? 0, out: used?.tokens_out ?? 0 },
    reservations,
    usage,
    results,
    chats,
    ledger,
  };
}

/** Counts a student's uses by status, and the usage rows, results and awards that they left. */
export async function countUses(uid: string) {
  const { count, reservations, usage, results, ledger } = await readState(uid);
  const of = (status: string) => Object.values(reservations).filter((one) => one.status === status).length;
  const countOf = (documents: object) => Object.keys(documents).length;
  return {
    count,
    open: of('open'),
    settled: of('settled'),
    returned: of('returned'),
    rows: countOf(usage),
    results: countOf(results),
    awards: countOf(ledger),
  };
}

async function documents<T>(collection: string, schema: { parse(value: unknown): T }) {
  const { docs } = await db.collection(collection).get();
  return Object.fromEntries(docs.map((document) => [document.id, parseStrictly(schema, document) as T]));
}
