import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { listOldIds } from './old-ids.ts';

test("lists the files whose ids today's rules reject, with their paths in the app", async () => {
  const projectId = `demo-old-ids-${randomUUID()}`;
  const db = getFirestore(initializeApp({ projectId }, projectId));
  const ids = ['short', 'x'.repeat(64), 'x'.repeat(65), 'a b', 'é'.repeat(750)];
  // More than one page.
  const many = Array.from({ length: 500 }, (_, index) => `m${index}`);
  const writer = db.bulkWriter();
  for (const id of [...ids, ...many])
    void writer.set(db.doc(`vault/${id}`), { filename: 'Cells', user_id: 'ada' });
  await writer.close();

  const lines = [];
  for await (const line of listOldIds(db)) lines.push(line);

  expect(lines).toEqual([
    '/dashboard/vault?file=a%20b  “Cells” of ada',
    `/dashboard/vault?file=${'x'.repeat(65)}  “Cells” of ada`,
    `/dashboard/vault?file=${encodeURIComponent('é'.repeat(750))}  “Cells” of ada`,
    "3 of 505 files have ids that today's rules reject.",
  ]);
});
