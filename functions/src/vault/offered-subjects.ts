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

/** The bounds of one rebuild: each subject costs a count, and each that may be offered a sample of its files. */
const REBUILD_LIMITS = { newest: 75, walked: 75, offered: 100, sample: 10 } as const;

interface Counted {
  key: string;
  files: number;
}

/**
 * The subjects with the most files, by name. Firestore can't rank them, so each rebuild counts those offered before,
 * those of the newest files, and the next stretch of a walk through all subjects, which the next rebuild continues. So
 * a subject that belongs in the list is found once the walk has passed it, and then stays.
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
    .slice(0, REBUILD_LIMITS.offered);
  return selectSubjects(await Promise.all(ranked.map((subject) => describeSubject(db, subject))));
}

type DescribedSubject = Counted & {
  subject: string;
  /** The student who shared all of its files; null when there are several. */
  by: string | null;
};

/** The first subjects, leaving out those that would give one student more than the allowed share. */
function selectSubjects(ranked: readonly DescribedSubject[]): VaultStats['subjects'] {
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
  const { docs } = await toQuery(db, newestFilesQuery(REBUILD_LIMITS.newest)).select('subject_lower').get();
  return docs.map((item) => item.get('subject_lower') as string);
}

/** The subjects after those that the last rebuild visited, starting over at the end. */
async function walk(db: Firestore): Promise<string[]> {
  const place = db.doc(documentPaths.vaultWalk);
  const start = ((await place.get()).get('subject_lower') as string | undefined) ?? '';
  const walked = new Set<string>();
  let key = start;
  for (let step = 0; step < REBUILD_LIMITS.walked; step += 1) {
    const [first] = (await toQuery(db, nextSubjectQuery(key)).select('subject_lower').get()).docs;
    const next = (first?.get('subject_lower') as string | undefined) ?? '';
    // Every subject was visited, or there are none.
    if (walked.has(next) || next === key) break;
    key = next;
    if (key !== '') walked.add(key);
  }
  await place.set({ subject_lower: key });
  return [...walked];
}

/** The most common spelling of a subject among its newest files, and whether one student shared them all. */
async function describeSubject(db: Firestore, { key, files }: Counted): Promise<DescribedSubject> {
  const query = newestFilesQuery(REBUILD_LIMITS.sample, key);
  const { docs } = await toQuery(db, query).select('subject', 'user_id').get();
  const items = docs.map((item) => item.data() as Pick<VaultItem, 'subject' | 'user_id'>);
  const [first] = items;
  const isOfOne = items.every(({ user_id }) => user_id === first?.user_id);
  const by = first && isOfOne && !(await hasOthers(db, key, first.user_id)) ? first.user_id : null;
  return { key, files, by, subject: mostUsed(items.map(({ subject = '' }) => subjectName(subject))) ?? key };
}

/** Whether another student has a file of this subject, which the sample can't tell. */
async function hasOthers(db: Firestore, key: string, uid: string): Promise<boolean> {
  const found = await Promise.all(
    otherContributorsQueries(key, uid).map((query) => toQuery(db, query).select().get()),
  );
  return found.some(({ empty }) => !empty);
}

/** The most frequent name; of equally frequent ones the first alphabetically. */
function mostUsed(names: readonly string[]): string | undefined {
  const times = (name: string) => names.filter((other) => other === name).length;
  return [...new Set(names)].sort((a, b) => times(b) - times(a) || byText(a, b))[0];
}

/** Compares by code unit, which is the same on every machine. */
function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
