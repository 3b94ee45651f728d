import { accountSchema } from '@akada/domain/account/schemas';
import { AI_UPLOADS_FOLDER, MAX_AI_UPLOADS } from '@akada/domain/ai/ai';
import { AI_UPLOAD_ERRORS } from '@akada/domain/ai/messages';
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
import { identifyObject } from '../vault/inspect.ts';

type RejectionReason = keyof typeof AI_UPLOAD_ERRORS;

/** After a late event, having no uses left is no reason to delete a file: the last use may have been spent on it. */
const MAX_EVENT_DELAY_MS = 60_000;
/** Only the owner may read the file, and only for a day. */
const CACHE_CONTROL = 'private, no-store';
/** Enough to see that a student has too many files. */
const MAX_LISTED_FILES = 100;

/**
 * Checks a file that was uploaded for an AI tool. It deletes the file and notifies the student if it is not a PDF, if the
 * student has too many, or if no use is left. Other files are deleted after a day.
 */
export const aiUploadArrived: FileHandler = async (deps, change) => {
  const { path } = change;
  const [folder, uid, name, ...more] = path.split('/');
  if (folder !== AI_UPLOADS_FOLDER || !uid || !name || more.length > 0) return;
  const inspected = await identifyObject(deps.bucket(), path);
  if (inspected === 'missing') return;
  const object = deps.bucket().file(path);
  const reason = typeof inspected === 'string' ? 'content' : await rejectionReason(deps, uid, change);
  if (!reason) {
    await object.setMetadata({ cacheControl: CACHE_CONTROL });
    return;
  }
  const content = {
    type: 'info',
    title: 'We removed your upload',
    message: AI_UPLOAD_ERRORS[reason],
  } as const;
  await notifyStudent(
    deps,
    uid,
    draftNotification(`ai_upload_refused_${sha256Hex(path)}`, content, deps.now()),
  );
  await object.delete({ ignoreNotFound: true });
};

async function rejectionReason(
  deps: Deps,
  uid: string,
  { path, at }: FileChange,
): Promise<RejectionReason | null> {
  if (!(await isAmongFirst(deps, uid, path))) return 'stored';
  if (deps.now().getTime() - at.getTime() > MAX_EVENT_DELAY_MS) return null;
  return (await hasUse(deps, uid)) ? null : 'uses';
}

/** Whether a file is one of the student's oldest, so that of many concurrent uploads the same ones always stay. */
async function isAmongFirst({ bucket }: Pick<Deps, 'bucket'>, uid: string, path: string): Promise<boolean> {
  const prefix = `${AI_UPLOADS_FOLDER}/${uid}/`;
  const [files] = await bucket().getFiles({ prefix, maxResults: MAX_LISTED_FILES, autoPaginate: false });
  const createdAt = ({ metadata }: (typeof files)[number]) => Date.parse(metadata.timeCreated ?? '');
  const first = files
    .toSorted((a, b) => createdAt(a) - createdAt(b) || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_AI_UPLOADS);
  return first.some(({ name }) => name === path);
}

/** Whether a use is left today, or one is running that may be reading this file. */
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
  const isRunning = open.docs.some((reservation) => reservation.get('expires_at').toDate() > at);
  return isRunning || aiUsesLeft(plan, limit, parseDocument(aiQuotaSchema, quotaRead)) > 0;
}
