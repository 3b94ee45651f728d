import { PAID_REVIEWS, payableReviews, wasReviewed } from '@akada/domain/cards/paid-reviews';
import { dueCardsQuery } from '@akada/domain/cards/queries';
import { daySpan } from '@akada/domain/cards/queue';
import { cardSchema } from '@akada/domain/cards/schemas';
import { zoneOf } from '@akada/domain/days/zone';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { ledgerKeys } from '@akada/domain/points/points';
import { userPointsSchema } from '@akada/domain/points/schemas';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { parseDocument, readTogether } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';
import { throwIfUserExists } from '../lib/sign-in.ts';
import { award } from './award.ts';

/**
 * Awards points for a sitting that reviewed 10 cards, or all that were due, once for each sitting. The device writes the
 * log, so only reviews count that a student can have done: see domain/src/cards/paid-reviews.ts.
 */
export const sittingWritten: ChangeHandler = async (deps, { uid, id, after, at }) => {
  if (typeof after?.reviews !== 'string') return;
  const reviews = payableReviews(after.reviews, at);
  if (reviews.length === 0) return;
  const key = ledgerKeys.sitting(id);
  // A sitting is saved every 10 reviews: after the save that earned points, the others cost this read only.
  if ((await deps.db.doc(`${collectionPaths.ledger(uid)}/${key}`).get()).exists) return;

  const lookedUp = reviews.slice(0, PAID_REVIEWS.lookedUp);
  const cards = await readTogether(
    deps.db,
    ...lookedUp.map(({ card }) => deps.db.doc(documentPaths.card(uid, card))),
  );
  const counted = lookedUp.filter((review, index) => {
    const read = cards[index];
    return read && wasReviewed(parseDocument(cardSchema, read), review);
  });
  const last = counted.at(-1)?.at;
  if (!last) return;
  // A phone that was offline may store the sitting days later, when other cards are due.
  const reviewed = last < at ? last : at;
  if (counted.length >= PAID_REVIEWS.cards || (await isNothingDue(deps, uid, reviewed))) {
    await award(deps, { uid, action: 'cards_reviewed', key, at });
  }
};

/** Whether no card is left that was due by the end of the student's day at a time. */
async function isNothingDue(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  uid: string,
  at: Date,
): Promise<boolean> {
  const points = parseDocument(userPointsSchema, await db.doc(documentPaths.points(uid)).get());
  if (!points) {
    await throwIfUserExists(auth, uid);
    return false;
  }
  const { end } = daySpan(at, zoneOf(points.zone));
  const left = await toQuery(db, dueCardsQuery(uid, end, 1)).get();
  return left.empty;
}
