import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { MOST_STORED, STORED_KINDS, type StoredKind } from '@akada/domain/practice/practice';
import { increment } from 'firebase/firestore/lite';
import { Raised } from '../../support/rules/requests.ts';
import { allow, COUNT, deny, NOTHING_STORED, type Situation, writesOf } from './batches.ts';

const NOUNS: Record<StoredKind, string> = { question_sets: 'a question set', attempts: 'an attempt' };

/** Each document of a kind is counted once, whatever else a batch writes. */
export function countedOf(kind: StoredKind): Situation[] {
  const { create, remove, firstCount, count } = writesOf(kind);
  const [noun, most] = [NOUNS[kind], MOST_STORED[kind]];
  const [otherKind] = STORED_KINDS.filter((other) => other !== kind) as [StoredKind];
  return [
    allow(`save ${noun}`, { writes: (uid) => [create(uid), count(uid, 3)] }),
    allow(`save ${noun} whose number the server raises`, {
      writes: (uid) => [create(uid), count(uid, new Raised(1))],
    }),
    allow(`save ${noun} first, with a number that the server raises`, {
      ...NOTHING_STORED,
      writes: (uid) => [create(uid), firstCount(uid, { stored: increment(1) })],
    }),
    allow(`save ${noun} as number ${most}`, {
      count: { stored: most - 1 },
      writes: (uid) => [create(uid), count(uid, most)],
    }),
    deny(`save ${noun} as number ${most + 1}`, {
      count: { stored: most },
      writes: (uid) => [create(uid), count(uid, most + 1)],
    }),
    deny(`save ${noun} first without counting it`, { ...NOTHING_STORED, writes: (uid) => [create(uid)] }),
    deny(`save ${noun} without counting it`, { writes: (uid) => [create(uid)] }),
    ...[0, 1, 2, 4].map((stored) =>
      deny(`save ${noun} as a third and count ${stored}`, {
        writes: (uid) => [create(uid), count(uid, stored)],
      }),
    ),
    ...[0, 2].map((stored) =>
      deny(`save ${noun} first and count ${stored}`, {
        ...NOTHING_STORED,
        writes: (uid) => [create(uid), firstCount(uid, { stored })],
      }),
    ),
    deny(`save ${noun} twice and count one`, {
      writes: (uid) => [create(uid), create(uid, {}, 'newer'), count(uid, 3)],
    }),
    deny(`save ${noun} twice and count both at once`, {
      writes: (uid) => [create(uid), create(uid, {}, 'newer'), count(uid, 4)],
    }),
    deny(`save ${noun} that was deleted again without counting it`, {
      ...{ one: null, count: { stored: 1, last_id: 'one' } },
      writes: (uid) => [create(uid, {}, 'one')],
    }),
    deny(`save ${noun} under the id of a stored one`, {
      writes: (uid) => [create(uid, {}, 'two'), count(uid, 3, 'two')],
    }),
    deny(`raise the number of ${kind} alone`, { writes: (uid) => [count(uid, 3)] }),
    deny(`lower the number of ${kind} alone`, { writes: (uid) => [count(uid, 1)] }),
    deny(`lower the number of ${kind} in the name of a stored one`, {
      writes: (uid) => [count(uid, 1, 'one')],
    }),
    deny(`count ${noun} that does not exist`, { ...NOTHING_STORED, writes: (uid) => [firstCount(uid)] }),
    deny(`count ${noun} a second time under another name`, {
      writes: (uid) => [
        create(uid),
        count(uid, 3),
        { verb: 'create', path: `${collectionPaths.storedCounts(uid)}/more`, data: { ...COUNT } },
      ],
    }),
    deny(`count ${noun} as ${NOUNS[otherKind]}`, {
      writes: (uid) => [create(uid), writesOf(otherKind).firstCount(uid)],
    }),
    deny(`save ${noun} and count it with another student's`, {
      writes: (uid) => [create(uid), count(`${uid}-friend`, 3)],
    }),
    deny(`save and count ${noun} of another student`, {
      writes: (uid) => [create(`${uid}-friend`), count(`${uid}-friend`, 3)],
    }),
    allow(`delete ${noun}`, { writes: (uid) => [remove(uid), count(uid, 1, 'one')] }),
    allow(`delete ${noun} whose number the server lowers`, {
      writes: (uid) => [remove(uid), count(uid, new Raised(-1), 'one')],
    }),
    deny(`delete ${noun} without counting it`, { writes: (uid) => [remove(uid)] }),
    ...[0, 2, 3].map((stored) =>
      deny(`delete ${noun} of two and count ${stored}`, {
        writes: (uid) => [remove(uid), count(uid, stored, 'one')],
      }),
    ),
    deny(`delete ${noun} that was deleted already`, {
      one: null,
      writes: (uid) => [remove(uid), count(uid, 1, 'one')],
    }),
    deny(`delete ${noun} of another student`, {
      writes: (uid) => [remove(`${uid}-friend`), count(`${uid}-friend`, 1, 'one')],
    }),
    deny(`delete the number of ${kind}`, {
      writes: (uid) => [{ verb: 'delete', path: documentPaths.storedCount(uid, kind) }],
    }),
  ];
}
