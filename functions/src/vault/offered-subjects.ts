import { documentPaths } from '@akada/domain/documents/paths';
import { isRealSubject, subjectKey, subjectName } from '@akada/domain/vault/listing';
import {
  listedQuery,
  newestFilesQuery,
  nextSubjectQuery,
  otherContributorsQueries,
} from '@akada/domain/vault/queries';
import type { VaultItem, VaultStats } from '@akada/domain/vault/schemas';
import { MAX_SUBJECTS_BY_ONE_STUDENT, VAULT_LIMITS } from '@akada/domain/vault/vault';
import type { Firestore } from 'firebase-admin/firestore';
import { countDocuments, toQuery } from '../lib/run-query.ts';

/** What one rebuild looks at, whatever there is: each subject costs a count, and those that may be offered a sample. */
const LOOKED_AT = { newest: 75, walked: 75, offered: 100, sample: 10 } as const;

interface Counted {
  key: string;
  files: number;
}

/**
 * The subjects with the most files, by name. Firestore cannot rank them, so each rebuild counts those that were offered
 * before, those of the newest files, and the next stretch of a walk through all of them, which the next rebuild goes on
 * with: a subject that belongs to the list is found by the time that the walk has come round, and stays.
 */
export async function chooseOfferedSubjects(
  db: Firestore,
  before: VaultStats['subjects'],
): Promise<VaultStats['subjects']> {
  const [newest, walked] = await Promise.all([newestKeys(db), walk(db)]);
  const keys = new Set([...before.map(({ subject }) => subjectKey(subject)), ...newest, ...walked]);
  const counted = await Promise.all(
    [...keys].filter(isRealSubject).map(async (key) => ({ key, files: await filesOf(db, key) })),
  );
  const ranked = counted
    .filter(({ files }) => files > 0)
    .sort((a, b) => b.files - a.files || byText(a.key, b.key))
    .slice(0, LOOKED_AT.offered);
  return chosen(await Promise.all(ranked.map((subject) => described(db, subject))));
}

type Described = Counted & {
  subject: string;
  /** Whose files they all are; null where several students share it. */
  by: string | null;
};

/** The first of them, without those by which one student alone would take more places than one may. */
function chosen(ranked: readonly Described[]): VaultStats['subjects'] {
  const ofOne = new Map<string, number>();
  return ranked
    .filter(({ by }) => {
      if (by === null) return true;
      ofOne.set(by, (ofOne.get(by) ?? 0) + 1);
      return (ofOne.get(by) ?? 0) <= MAX_SUBJECTS_BY_ONE_STUDENT;
    })
    .slice(0, VAULT_LIMITS.subjects)
    .sort((a, b) => byText(a.key, b.key))
    .map(({ subject, files }) => ({ subject, files }));
}

function filesOf(db: Firestore, subject_lower: string): Promise<number> {
  return countDocuments(db, listedQuery({ subject_lower }));
}

async function newestKeys(db: Firestore): Promise<string[]> {
  const { docs } = await toQuery(db, newestFilesQuery(LOOKED_AT.newest)).select('subject_lower').get();
  return docs.map((item) => item.get('subject_lower') as string);
}

/** The subjects behind those that the last rebuild walked, from the first again when there are no more. */
async function walk(db: Firestore): Promise<string[]> {
  const place = db.doc(documentPaths.vaultWalk);
  const start = ((await place.get()).get('subject_lower') as string | undefined) ?? '';
  const walked = new Set<string>();
  let key = start;
  for (let step = 0; step < LOOKED_AT.walked; step += 1) {
    const [first] = (await toQuery(db, nextSubjectQuery(key)).select('subject_lower').get()).docs;
    const next = (first?.get('subject_lower') as string | undefined) ?? '';
    // All of them; or none at all.
    if (walked.has(next) || next === key) break;
    key = next;
    if (key !== '') walked.add(key);
  }
  await place.set({ subject_lower: key });
  return [...walked];
}

/** How most of its newest files spell a subject, and whether they are all by one student. */
async function described(db: Firestore, { key, files }: Counted): Promise<Described> {
  const query = newestFilesQuery(LOOKED_AT.sample, key);
  const { docs } = await toQuery(db, query).select('subject', 'user_id').get();
  const items = docs.map((item) => item.data() as Pick<VaultItem, 'subject' | 'user_id'>);
  const [first] = items;
  const isOfOne = items.every(({ user_id }) => user_id === first?.user_id);
  const by = first && isOfOne && !(await hasOthers(db, key, first.user_id)) ? first.user_id : null;
  return { key, files, by, subject: mostUsed(items.map(({ subject = '' }) => subjectName(subject))) ?? key };
}

/** Whether somebody else has a file of this subject: the newest ones do not say. */
async function hasOthers(db: Firestore, key: string, uid: string): Promise<boolean> {
  const found = await Promise.all(
    otherContributorsQueries(key, uid).map((query) => toQuery(db, query).select().get()),
  );
  return found.some(({ empty }) => !empty);
}

/** Of those that are used as often, the first by name. */
function mostUsed(names: readonly string[]): string | undefined {
  const times = (name: string) => names.filter((other) => other === name).length;
  return [...new Set(names)].sort((a, b) => times(b) - times(a) || byText(a, b))[0];
}

/** The same on every machine, whatever its language. */
function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
