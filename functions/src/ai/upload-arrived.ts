import { accountSchema } from '@akada/domain/account/schemas';
import { AI_UPLOAD_ERRORS, AI_UPLOADS_FOLDER, MAX_AI_UPLOADS } from '@akada/domain/ai/ai';
import { openReservationsQuery } from '@akada/domain/ai/queries';
import { aiUsesLeft, aiUsesPerDay } from '@akada/domain/ai/quota';
import { aiQuotaSchema } from '@akada/domain/ai/schemas';
import { countedDay } from '@akada/domain/days/counted-day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { FEATURES } from '@akada/domain/points/rewards';
import { featureAccessSchema } from '@akada/domain/points/schemas';
import { parseDocument, readTogether } from '../lib/documents.ts';
import type { FileChange, FileHandler } from '../lib/file-triggers.ts';
import type { Deps } from '../lib/handler.ts';
import { draftNotification, notifyStudent } from '../lib/notify-student.ts';
import { toQuery } from '../lib/run-query.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { planOf } from '../payments/plan.ts';
import { identify } from '../vault/inspect.ts';

type Refusal = keyof typeof AI_UPLOAD_ERRORS;

/** Milliseconds after which the uses say nothing of an upload any more: they may have been spent on it. */
const JUDGED_WITHIN = 60_000;
/** Only the owner reads it, and only for a day. */
const CACHE_CONTROL = 'private, no-store';
/** Files of a student that are listed to count them. Whoever has more has too many. */
const LISTED = 100;

/**
 * Removes what was uploaded for an AI tool and is no PDF, or more than a student may store there, or for which there is no
 * use left, and tells the student. What stays is removed after a day.
 */
export const aiUploadArrived: FileHandler = async (deps, change) => {
  const { path } = change;
  const [folder, uid, name, ...more] = path.split('/');
  if (folder !== AI_UPLOADS_FOLDER || !uid || !name || more.length > 0) return;
  const found = await identify(deps.bucket(), path);
  if (found === 'missing') return;
  const object = deps.bucket().file(path);
  const refusal = typeof found === 'string' ? 'content' : await refusalOf(deps, uid, change);
  if (!refusal) {
    await object.setMetadata({ cacheControl: CACHE_CONTROL });
    return;
  }
  const told = { type: 'info', title: 'A PDF was removed', message: AI_UPLOAD_ERRORS[refusal] } as const;
  await notifyStudent(deps, uid, draftNotification(`ai_upload_refused_${sha256Hex(path)}`, told, deps.now()));
  await object.delete({ ignoreNotFound: true });
};

async function refusalOf(deps: Deps, uid: string, { path, at }: FileChange): Promise<Refusal | null> {
  if (!(await isAmongFirst(deps, uid, path))) return 'stored';
  if (deps.now().getTime() - at.getTime() > JUDGED_WITHIN) return null;
  return (await hasUse(deps, uid)) ? null : 'uses';
}

/** Whether a file is one of the student's oldest: of many at once the same ones stay, whichever is looked at first. */
async function isAmongFirst({ bucket }: Pick<Deps, 'bucket'>, uid: string, path: string): Promise<boolean> {
  const prefix = `${AI_UPLOADS_FOLDER}/${uid}/`;
  const [files] = await bucket().getFiles({ prefix, maxResults: LISTED, autoPaginate: false });
  const timeOf = ({ metadata }: (typeof files)[number]) => Date.parse(metadata.timeCreated ?? '');
  const first = files
    .toSorted((a, b) => timeOf(a) - timeOf(b) || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_AI_UPLOADS);
  return first.some(({ name }) => name === path);
}

/** Whether a use is left today, or under way: it may be the one that this file is for. */
async function hasUse({ db, now }: Deps, uid: string): Promise<boolean> {
  const at = now();
  const [accountRead, accessRead] = await readTogether(
    db,
    db.doc(documentPaths.account(uid)),
    db.doc(`${collectionPaths.access(uid)}/${FEATURES.extraAiUses}`),
  );
  const day = countedDay(at, parseDocument(accountSchema, accountRead) ?? {});
  const [quotaRead, open] = await Promise.all([
    db.doc(documentPaths.usage(uid, day, USAGE_FEATURES.aiTools)).get(),
    toQuery(db, openReservationsQuery(uid)).get(),
  ]);
  const plan = planOf(accountRead, at);
  const limit = aiUsesPerDay(plan, parseDocument(featureAccessSchema, accessRead), at);
  const isUnderWay = open.docs.some((reservation) => reservation.get('expires_at').toDate() > at);
  return isUnderWay || aiUsesLeft(plan, limit, parseDocument(aiQuotaSchema, quotaRead)) > 0;
}
