import { addDays, type Day } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import type { CollectionReference, DocumentData } from 'firebase-admin/firestore';
import { db } from './backend.ts';

const DAY_IN_ID = /\d{4}-\d{2}-\d{2}/;
const before = (day: Day) => addDays(day, -1);

/** Moves a student's activity back by a day, so that the app finds a new day without waiting for one. */
export async function advanceOneDay(uid: string): Promise<void> {
  await move(db.collection(collectionPaths.streaks(uid)), 'activity_date');
  await move(db.collection(collectionPaths.usage(uid)), 'usage_date');
  await move(db.collection(collectionPaths.ledger(uid)), 'day');
  const points = db.doc(documentPaths.points(uid));
  const { last_activity_date, tools_day } = (await points.get()).data() ?? {};
  await points.update({
    last_activity_date: last_activity_date && before(last_activity_date),
    tools_day: tools_day && before(tools_day),
  });
}

/** Moves each document back by a day: the day in its `field`, and the one in its id. */
async function move(collection: CollectionReference, field: string): Promise<void> {
  const { docs } = await collection.get();
  const moved = new Map<string, DocumentData>();
  for (const document of docs) {
    const data = document.data();
    moved.set(document.id.replace(DAY_IN_ID, before), { ...data, [field]: before(data[field]) });
  }
  const batch = db.batch();
  for (const { id, ref } of docs) if (!moved.has(id)) batch.delete(ref);
  for (const [id, data] of moved) batch.set(collection.doc(id), data);
  await batch.commit();
}
