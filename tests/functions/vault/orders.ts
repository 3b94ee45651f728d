import { newAccount } from '@akada/domain/account/account';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { markerRef } from '@akada/functions/src/vault/objects.ts';
import { vaultFileArrived } from '@akada/functions/src/vault/vault-file-arrived.ts';
import { vaultFileGone } from '@akada/functions/src/vault/vault-file-gone.ts';
import { vaultItemCreated } from '@akada/functions/src/vault/vault-item-created.ts';
import { vaultItemDeleted } from '@akada/functions/src/vault/vault-item-deleted.ts';
import { NOW } from '../../support/backend.ts';
import { trackListingEvents } from './listing-events.ts';
import { createChange, createItem, createVault, uploadFile, type Vault, writeItem } from './vault.ts';

/** A student's actions and the triggers' deliveries; each step lists the steps it must come after. */
const AFTER = {
  upload: [],
  create: ['upload'],
  delete: ['create'],
  remove: ['upload'],
  arrived: ['upload'],
  created: ['create'],
  deleted: ['delete'],
  gone: ['remove'],
} as const satisfies Record<string, readonly string[]>;
export type Step = keyof typeof AFTER;

/** Several vaults, because within one the emulator makes a transaction wait for another's query. */
const VAULTS = Array.from({ length: 8 }, createVault);

/** Every order of the steps that respects what each must come after. */
export function ordersOf(steps: readonly Step[], done: readonly Step[] = []): Step[][] {
  if (steps.length === 0) return [[...done]];
  return [...new Set(steps)]
    .filter((step) => AFTER[step].every((earlier: Step) => done.includes(earlier)))
    .flatMap((step) => ordersOf(steps.toSpliced(steps.indexOf(step), 1), [...done, step]));
}

/** A student with one file, and what can happen to it. */
function studentWith(vault: Vault, uid: string, bytes: Uint8Array) {
  const deps = vault.depsAt();
  let url = '';
  let id = '';
  const path = () => url.slice(`gs://${vault.bucket.name}/`.length);
  const recordChange = trackListingEvents(vault);
  const events: (() => Promise<void>)[] = [];
  /** Runs a change, then delivers its event to the trigger that updates the contributors. */
  const delivering = (work: () => Promise<unknown>) => async () => {
    await work();
    if (id === '') return;
    const deliver = await recordChange(id);
    events.push(deliver);
    await deliver();
  };
  const deletion = () => createChange(id, { uid, before: createItem({ user_id: uid, file_url: url }) });
  const steps: Record<Step, () => Promise<unknown>> = {
    upload: async () => {
      url = await uploadFile(vault, uid, 'Cells.pdf', { bytes });
    },
    create: async () => {
      id = await writeItem(vault, { user_id: uid, file_url: url });
    },
    delete: delivering(() => vault.db.doc(documentPaths.vaultItem(id)).delete()),
    remove: () => vault.bucket.file(path()).delete({ ignoreNotFound: true }),
    arrived: delivering(() => vaultFileArrived(deps, { path: path(), at: NOW })),
    created: delivering(() => vaultItemCreated(deps, createChange(id, { uid }))),
    deleted: () => vaultItemDeleted(deps, deletion()),
    gone: delivering(() => vaultFileGone(deps, { path: path() })),
  };
  /** Delivers all events a second time, in reverse order. */
  const redeliver = async () => {
    for (const event of events.toReversed()) await event();
  };
  const state = async () => {
    const [item, marker, contributor] = await vault.db.getAll(
      vault.db.doc(documentPaths.vaultItem(id)),
      markerRef(vault.db, path()),
      vault.db.doc(`${sharedCollections.contributors}/${uid}`),
    );
    return {
      listed: item?.get('hidden') === false,
      item: item?.exists,
      object: (await vault.bucket.file(path()).exists())[0],
      marker: marker?.exists,
      contributor: contributor?.exists,
      notices: (await vault.db.collection(collectionPaths.notifications(uid)).get()).size,
    };
  };
  return { steps, redeliver, state };
}

/** The states that can be left. */
export const LISTED = {
  listed: true,
  item: true,
  object: true,
  marker: false,
  contributor: true,
  notices: 0,
};
export const NOTHING = {
  listed: false,
  item: false,
  object: false,
  marker: false,
  contributor: false,
  notices: 0,
};
export const REFUSED = { ...NOTHING, notices: 1 };

let students = 0;
/** Another student with one file in this vault. */
export async function createStudent(vault: Vault, bytes: Uint8Array) {
  students += 1;
  const uid = `student-${students}`;
  await vault.db.doc(documentPaths.account(uid)).set(newAccount(NOW));
  return studentWith(vault, uid, bytes);
}

/** The state after each of the orders. */
export async function readStatesAfter(orders: readonly Step[][], bytes: Uint8Array) {
  const waiting = [...orders];
  const states: Record<string, unknown> = {};
  const work = async (vault: Vault) => {
    for (let order = waiting.pop(); order; order = waiting.pop()) {
      const { steps, redeliver, state } = await createStudent(vault, bytes);
      for (const step of order) await steps[step]();
      await redeliver();
      states[order.join(' ')] = await state();
    }
  };
  await Promise.all(VAULTS.map(work));
  return states;
}
/** The same state for every order. */
export const sameForAll = (orders: readonly Step[][], state: object) =>
  Object.fromEntries(orders.map((order) => [order.join(' '), state]));
