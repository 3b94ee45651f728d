import { ACCOUNT_NOT_OPEN } from '@akada/domain/account/account';
import { aiUsageQuery } from '@akada/domain/ai/queries';
import { type LabTime, labTimeSchema } from '@akada/domain/ai/schemas';
import { LAB_TIME } from '@akada/domain/ai/tools';
import type { CallableOutput } from '@akada/domain/callables/contracts';
import { countedDay } from '@akada/domain/days/counted-day';
import type { Day } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { ledgerKeys } from '@akada/domain/points/points';
import { userPointsSchema } from '@akada/domain/points/schemas';
import { AppError } from '../lib/app-error.ts';
import { parseDocument } from '../lib/documents.ts';
import type { Deps, Handler } from '../lib/handler.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { toQuery } from '../lib/run-query.ts';
import { award } from './award.ts';

const PAID: CallableOutput<'recordLabTime'> = { status: 'paid', wait_seconds: 0 };

/**
 * Starts the clock for the caller's time in the AI Lab today, and awards points once the time is over and a tool was
 * used since. A use that the student stopped counts too.
 */
export const recordLabTime: Handler<'recordLabTime'> = async (deps, { uid }) => {
  const at = deps.now();
  const { started_at, usage_count, usage_date } = await retryOnConflict(() => readOrStart(deps, uid, at));
  if (usage_count > 0) return PAID;

  const milliseconds = started_at.getTime() + LAB_TIME.minutes * 60_000 - at.getTime();
  if (milliseconds > 0) return { status: 'waiting', wait_seconds: Math.ceil(milliseconds / 1_000) };
  const uses = await toQuery(deps.db, aiUsageQuery(uid, started_at, 1)).get();
  if (uses.empty) return { status: 'unused', wait_seconds: 0 };

  // The ledger key makes the award happen once. It is marked afterwards: if this call fails in between, the next one
  // marks it.
  await award(deps, { uid, action: 'ai_lab_time', key: ledgerKeys.labTime(usage_date), at });
  await deps.db.doc(pathOf(uid, usage_date)).update({ usage_count: 1 } satisfies Partial<LabTime>);
  return PAID;
};

/** Of concurrent calls, the first starts the clock and the others read it. */
async function readOrStart({ db }: Pick<Deps, 'db'>, uid: string, at: Date): Promise<LabTime> {
  const points = parseDocument(userPointsSchema, await db.doc(documentPaths.points(uid)).get());
  // Points are created with the account.
  if (!points) throw new AppError('failed-precondition', ACCOUNT_NOT_OPEN);
  const day = countedDay(at, points);
  const timeRead = await db.doc(pathOf(uid, day)).get();
  const before = parseDocument(labTimeSchema, timeRead);
  if (before) return before;
  const started: LabTime = {
    feature_name: USAGE_FEATURES.labTime,
    usage_date: day,
    usage_count: 0,
    started_at: at,
  };
  await timeRead.ref.create(started);
  return started;
}

function pathOf(uid: string, day: Day): string {
  return documentPaths.usage(uid, day, USAGE_FEATURES.labTime);
}
