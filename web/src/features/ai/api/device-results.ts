import {
  DEVICE_RESULT_LIMITS,
  DEVICE_RESULT_MESSAGES,
  type DeviceResultContent,
  type DeviceTool,
  surplusResults,
  toStoredContent,
} from '@akada/domain/ai/device-results';
import type { DeviceResult } from '@akada/domain/ai/device-results-schemas';
import { deviceResultsQuery, oldestDeviceResultsQuery } from '@akada/domain/ai/queries';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { bytesOf } from '@akada/domain/text/text';
import {
  getDoc,
  increment,
  serverTimestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { documentAt, newDocumentIn, type Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { readPage } from '@/firebase/pages.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The results of a tool that were made on the device, newest first, in pages of 20. They load from the cache offline. */
export function useDeviceResults(
  uid: string,
  tool: DeviceTool,
  onFailure: (error: unknown) => void,
): Paged<DeviceResult> {
  return usePaged<DeviceResult>(deviceResultsQuery(uid, tool), onFailure);
}

/** A result, live; null when it does not exist. Without an id it stays loading. */
export function useDeviceResult(uid: string, id: string | null): Live<Stored<DeviceResult> | null> {
  return useLiveDocument<DeviceResult>(id && documentPaths.deviceResult(uid, id));
}

/**
 * Saves a result that was made on the device. It appears in the list at once, also offline. The oldest results are
 * deleted when there are too many.
 *
 * @returns the result's id at once, and a promise that settles when the server has answered
 * @throws RangeError with a message for the student if the result is too long
 */
export function saveDeviceResult(
  uid: string,
  content: DeviceResultContent,
): { id: string; written: Promise<void> } {
  checkLength(content.result);
  const { id } = newDocumentIn(collectionPaths.deviceResults(uid));
  const batch = writeBatch(firestore()).set(documentAt(documentPaths.deviceResult(uid, id)), {
    ...toStoredContent(content),
    source: 'device' satisfies DeviceResult['source'],
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  });
  const written = countResult(batch, uid, id, 1).commit();
  deleteOldest(uid).catch((error) => console.warn('old results of this device were not deleted', error));
  return { id, written };
}

/**
 * Saves the turns of a conversation again; see `toDeviceChat`.
 *
 * @throws RangeError as {@link saveDeviceResult}
 */
export function updateDeviceChat(uid: string, id: string, result: string): Promise<void> {
  checkLength(result);
  return updateDoc(documentAt(documentPaths.deviceResult(uid, id)), {
    result,
    updated_at: serverTimestamp(),
  });
}

export function deleteDeviceResult(uid: string, id: string): Promise<void> {
  const batch = writeBatch(firestore()).delete(documentAt(documentPaths.deviceResult(uid, id)));
  return countResult(batch, uid, id, -1).commit();
}

/**
 * Adds the number of stored results to the batch that creates or deletes one: the rules require it. It is an increment,
 * so the batches of devices that were offline add up.
 */
function countResult(batch: WriteBatch, uid: string, id: string, step: 1 | -1): WriteBatch {
  return batch.set(
    documentAt(documentPaths.deviceResultsUsage(uid)),
    { feature_name: 'device_results', results: increment(step), last_result_id: id },
    { merge: true },
  );
}

/** Deletes the oldest results that are too many. Costs one read, and another for each deleted result. */
async function deleteOldest(uid: string): Promise<void> {
  const usage = await getDoc(documentAt(documentPaths.deviceResultsUsage(uid)));
  const surplus = surplusResults(usage.get('results') ?? 0, !usage.metadata.fromCache);
  if (surplus === 0) return;
  const { items } = await readPage<DeviceResult>(oldestDeviceResultsQuery(uid, surplus), null);
  // One batch each: if another device has deleted the same result, the rules refuse only that batch.
  await Promise.all(items.map(({ id }) => deleteDeviceResult(uid, id)));
}

function checkLength(result: string): void {
  if (bytesOf(result) > DEVICE_RESULT_LIMITS.bytes) throw new RangeError(DEVICE_RESULT_MESSAGES.tooLong);
}
