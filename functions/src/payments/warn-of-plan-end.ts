import { accountSchema } from '@akada/domain/account/schemas';
import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import { settingsSchema } from '@akada/domain/account/settings-schemas';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { documentPaths } from '@akada/domain/documents/paths';
import { PLAN_WARNING_DAYS, planEndToRemindOf } from '@akada/domain/payments/plans';
import { endingPlansQuery } from '@akada/domain/payments/queries';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { toLogText } from '../lib/log-text.ts';
import { notifyStudent } from '../lib/notify-student.ts';
import { forEachDocument } from '../lib/run-query.ts';
import { planEndNotice } from './notices.ts';

/** Accounts handled together. */
const PAGE = 50;

/**
 * Notifies students that their plan ends, unless they cancelled it: once in its last week and once on its last day. A missed
 * run is made up for by the next one, and a repeated run sends nothing.
 */
export async function warnOfPlanEnd(
  deps: Pick<Deps, 'db' | 'auth' | 'now'>,
  page: number = PAGE,
): Promise<void> {
  const at = deps.now();
  const soon = endingPlansQuery(at, new Date(at.getTime() + PLAN_WARNING_DAYS * MS_PER_DAY), page);
  await forEachDocument(deps.db, soon, (document) => warn(deps, document, at));
}

async function warn(
  deps: Pick<Deps, 'db' | 'auth'>,
  document: QueryDocumentSnapshot,
  at: Date,
): Promise<void> {
  try {
    const account = parseDocument(accountSchema, document);
    if (!account) return;
    const settings = parseDocument(
      settingsSchema,
      await deps.db.doc(documentPaths.settings(document.id)).get(),
    );
    const ends = planEndToRemindOf(account.plan_expires_at, settings ?? DEFAULT_SETTINGS);
    if (!ends) return;
    const within = ends.getTime() - at.getTime() <= MS_PER_DAY ? 1 : PLAN_WARNING_DAYS;
    await notifyStudent(deps, document.id, planEndNotice(account.current_plan, ends, within, at));
  } catch (error) {
    logger.error('a student could not be notified that a plan ends', {
      uid: document.id,
      error: toLogText(error),
    });
  }
}
