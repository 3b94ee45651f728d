import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { type VaultItem, type VaultStats, vaultItemSchema } from '@akada/domain/vault/schemas';
import { VAULT_CATEGORIES, type VaultCategory } from '@akada/domain/vault/vault';
import { AppError } from '@akada/functions/src/lib/app-error.ts';
import { incrementViewCount } from '@akada/functions/src/vault/count-use.ts';
import { moderateFile } from '@akada/functions/src/vault/moderate-file.ts';
import { vaultItemCreated } from '@akada/functions/src/vault/vault-item-created.ts';
import { vaultItemDeleted } from '@akada/functions/src/vault/vault-item-deleted.ts';
import fc from 'fast-check';
import { NOW, parseStrictly } from '../../support/backend.ts';
import { type RecordChange, trackListingEvents } from './listing-events.ts';
import { createChange, type Vault, writeNote } from './vault.ts';

/** Commands on a vault. Small numbers, so that the same files and students are hit repeatedly. */
export const commands = fc.record({
  kind: fc.constantFrom(
    ...(['create', 'create', 'create', 'view', 'view', 'view', 'view', 'hide', 'restore', 'delete'] as const),
  ),
  file: fc.nat({ max: 200 }),
  student: fc.nat({ max: 15 }),
  day: fc.nat({ max: 2 }),
});
export type Command = typeof commands extends fc.Arbitrary<infer T> ? T : never;

const SUBJECTS = [undefined, 'Biology', 'biology', 'Yorùbá', 'YORUBA', 'Physics'];
const MODERATOR = { uid: 'mod', isModerator: true };

/** A vault that commands change, with the events still to be delivered. */
export class History {
  readonly ids: string[] = [];
  readonly events: (() => Promise<void>)[] = [];

  readonly #look: RecordChange;

  constructor(readonly vault: Vault) {
    this.#look = trackListingEvents(vault);
  }

  /** Runs one command and collects its events. A refused command changes nothing. */
  async happen(command: Command): Promise<void> {
    const uid = `s${command.student}`;
    if (command.kind === 'create') return this.#create(command, uid);
    const file_id = this.ids[command.file % this.ids.length];
    if (!file_id) return;
    const now = new Date(NOW.getTime() + command.day * 86_400_000);
    const deps = this.vault.depsAt(now);
    const { kind } = command;
    if (kind === 'view') return unlessRefused(incrementViewCount(deps, { uid }, { file_id }));
    await this.#changing(file_id, async () => {
      if (kind === 'delete') await this.vault.db.doc(documentPaths.vaultItem(file_id)).delete();
      else await unlessRefused(moderateFile(deps, MODERATOR, { file_id, decision: kind }));
    });
  }

  async #create({ file }: Command, uid: string): Promise<void> {
    const subject = SUBJECTS[file % SUBJECTS.length];
    const category = VAULT_CATEGORIES[file % VAULT_CATEGORIES.length] as VaultCategory;
    const note = { title: `Note ${file}`, content: 'Cells.' };
    const fields = { user_id: uid, category, ...(subject !== undefined && { subject }) };
    const id = await writeNote(this.vault, note, fields);
    this.ids.push(id);
    this.events.push(async () => {
      await vaultItemCreated(this.vault.depsAt(), createChange(id, { uid }));
      await (await this.#look(id))();
    });
    // Usually lists the item at once, sometimes late, so that it is hidden, viewed and deleted before it is listed.
    if (file % 4 !== 0) await this.events.at(-1)?.();
  }

  async #changing(id: string, work: () => Promise<void>): Promise<void> {
    const ref = this.vault.db.doc(documentPaths.vaultItem(id));
    const before = (await ref.get()).data();
    await work();
    this.events.push(await this.#look(id));
    if (!before || (await ref.get()).exists) return;
    const deletion = createChange(id, { uid: before.user_id as string, before });
    this.events.push(() => vaultItemDeleted(this.vault.depsAt(), deletion));
  }
}

/** Counts the totals of a vault by reading everything in it. */
export async function countStats({ db }: Vault): Promise<Omit<VaultStats, 'rebuilt_at'>> {
  const { docs } = await db.collection(sharedCollections.vault).where('hidden', '==', false).get();
  const items = docs.map((document) => parseStrictly(vaultItemSchema, document) as VaultItem);
  const keys = [...new Set(items.flatMap(({ subject, subject_lower }) => (subject ? [subject_lower] : [])))];
  return {
    files: items.length,
    contributors: new Set(items.map(({ user_id }) => user_id)).size,
    views: items.reduce((sum, { view_count }) => sum + view_count, 0),
    groups: Object.fromEntries(
      VAULT_CATEGORIES.map((group) => [group, items.filter(({ category }) => category === group).length]),
    ) as VaultStats['groups'],
    subjects: keys.sort().map((key) => {
      const of = items.filter(({ subject_lower }) => subject_lower === key);
      return { subject: of[0]?.subject ?? '', files: of.length };
    }),
  };
}

async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
