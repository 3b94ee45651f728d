import { DEVICE_RESULT_LIMITS } from '@akada/domain/ai/device-results';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { increment } from 'firebase/firestore/lite';
import { Raised } from '../../support/rules/requests.ts';
import {
  allow,
  count,
  create,
  deny,
  firstCount,
  NOTHING_STORED,
  remove,
  type Situation,
  USAGE,
} from './batches.ts';

const { stored } = DEVICE_RESULT_LIMITS;

/** Each result is counted once, whatever else a batch writes. */
export const counted: readonly Situation[] = [
  allow('save a result', { writes: (uid) => [create(uid), count(uid, 3)] }),
  allow('save a result whose number the server raises', {
    writes: (uid) => [create(uid), count(uid, new Raised(1))],
  }),
  allow('save a first result whose number the server raises', {
    ...NOTHING_STORED,
    writes: (uid) => [create(uid), firstCount(uid, { results: increment(1) })],
  }),
  allow(`save result ${stored}`, {
    usage: { results: stored - 1 },
    writes: (uid) => [create(uid), count(uid, stored)],
  }),
  deny(`save result ${stored + 1}`, {
    usage: { results: stored },
    writes: (uid) => [create(uid), count(uid, stored + 1)],
  }),
  deny('save a first result without counting it', {
    ...NOTHING_STORED,
    writes: (uid) => [create(uid)],
  }),
  deny('save a result without counting it', { writes: (uid) => [create(uid)] }),
  ...[0, 1, 2, 4].map((results) =>
    deny(`save a third result and count ${results}`, {
      writes: (uid) => [create(uid), count(uid, results)],
    }),
  ),
  deny('save a first result and count 0', {
    ...NOTHING_STORED,
    writes: (uid) => [create(uid), firstCount(uid, { results: 0 })],
  }),
  deny('save a first result and count 2', {
    ...NOTHING_STORED,
    writes: (uid) => [create(uid), firstCount(uid, { results: 2 })],
  }),
  deny('save two results and count one', {
    writes: (uid) => [create(uid), create(uid, {}, 'newer'), count(uid, 3)],
  }),
  deny('save two results and count both at once', {
    writes: (uid) => [create(uid), create(uid, {}, 'newer'), count(uid, 4)],
  }),
  deny('save two results and count both in two steps', {
    writes: (uid) => [create(uid), count(uid, 3), create(uid, {}, 'newer'), count(uid, 4, 'newer')],
  }),
  deny('save a deleted result again without counting it', {
    ...{ one: null, usage: { results: 1, last_result_id: 'one' } },
    writes: (uid) => [create(uid, {}, 'one')],
  }),
  deny('save a result under the id of a stored one', {
    writes: (uid) => [create(uid, {}, 'two'), count(uid, 3, 'two')],
  }),
  deny('raise the number of results without a result', { writes: (uid) => [count(uid, 3)] }),
  deny('lower the number of results without a result', { writes: (uid) => [count(uid, 1)] }),
  deny('lower the number of results in the name of a stored result', {
    writes: (uid) => [count(uid, 1, 'one')],
  }),
  deny('count a first result that does not exist', {
    ...NOTHING_STORED,
    writes: (uid) => [firstCount(uid)],
  }),
  deny('count a result a second time in another document', {
    writes: (uid) => [
      create(uid),
      count(uid, 3),
      { verb: 'create', path: `${collectionPaths.usage(uid)}/more`, data: { ...USAGE } },
    ],
  }),
  deny('count a result a second time in the document of another feature', {
    writes: (uid) => [
      create(uid),
      count(uid, 3),
      { verb: 'update', path: `${collectionPaths.usage(uid)}/other`, data: { ...USAGE } },
    ],
  }),
  deny("save a result and count it with another student's", {
    writes: (uid) => [create(uid), count(`${uid}-friend`, 3)],
  }),
  deny("save and count another student's result", {
    writes: (uid) => [create(`${uid}-friend`), count(`${uid}-friend`, 3)],
  }),
  deny("count a stored result of another student's", {
    writes: (uid) => [create(`${uid}-friend`), count(uid, 3)],
  }),
  allow('delete a result', { writes: (uid) => [remove(uid), count(uid, 1, 'one')] }),
  allow('delete the only result', {
    usage: { results: 1, last_result_id: 'one' },
    writes: (uid) => [remove(uid), count(uid, 0, 'one')],
  }),
  allow('delete a result whose number the server lowers', {
    writes: (uid) => [remove(uid), count(uid, new Raised(-1), 'one')],
  }),
  deny('delete a result without counting it', { writes: (uid) => [remove(uid)] }),
  ...[0, 2, 3].map((results) =>
    deny(`delete one of two results and count ${results}`, {
      writes: (uid) => [remove(uid), count(uid, results, 'one')],
    }),
  ),
  deny('delete a result and lower the number twice', {
    writes: (uid) => [remove(uid), count(uid, 1, 'one'), count(uid, 0, 'one')],
  }),
  deny('delete two results and count one', {
    writes: (uid) => [remove(uid), remove(uid, 'two'), count(uid, 1, 'one')],
  }),
  deny('delete a result that was deleted already', {
    one: null,
    writes: (uid) => [remove(uid), count(uid, 1, 'one')],
  }),
  deny("delete another student's result", {
    writes: (uid) => [remove(`${uid}-friend`), count(`${uid}-friend`, 1, 'one')],
  }),
  deny('delete the number of results', {
    writes: (uid) => [{ verb: 'delete', path: documentPaths.deviceResultsUsage(uid) }],
  }),
];
