import { deviceResultSchema, deviceResultsUsageSchema } from '@akada/domain/ai/device-results-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { NEW_RESULT, RESULT, USAGE } from '../../rules/device-results/batches.ts';
import { type Fields, SERVER_TIME } from '../rules/requests.ts';
import { AT, idOr, overwriting, type Target } from './target.ts';

/** A result made on the device and the number of results in one batch: one of them mutated, the other matching it. */

const resultPath = (uid: string, id: unknown = 'one') => documentPaths.deviceResult(uid, idOr(id, 'one'));
const usagePath = (_: Fields, uid: string) => documentPaths.deviceResultsUsage(uid);

const result: Target = {
  block: '/users/{uid}/device_results/{result}',
  what: 'a result made on the device',
  schema: deviceResultSchema,
  path: (_, uid) => resultPath(uid),
  required: () => ({ created_at: SERVER_TIME, updated_at: SERVER_TIME }),
  with: (data, uid) => [
    { verb: 'create', path: usagePath(data, uid), data: { ...USAGE, last_result_id: 'one' } },
  ],
};

/** Only a conversation changes after it was saved, and it is not counted again. */
const { with: _, ...uncounted } = result;
const conversation = overwriting(uncounted, () => ({
  ...{ tool: 'chat', created_at: AT, updated_at: SERVER_TIME },
}));

/** The number after a new result; after a deleted one if it is 0, which no new result leaves. */
const usage: Target = {
  block: '/users/{uid}/user_usage/{use}',
  what: 'the number of results made on the device',
  schema: deviceResultsUsageSchema,
  path: usagePath,
  before: (data, uid) => {
    const { results, last_result_id: id } = data;
    const before = results === 0 ? 1 : Number.isSafeInteger(results) ? Number(results) - 1 : 0;
    return {
      ...(before > 0 && { [usagePath(data, uid)]: { ...USAGE, results: before } }),
      ...(results === 0 && { [resultPath(uid, id)]: { ...RESULT } }),
    };
  },
  with: ({ results, last_result_id: id }, uid) =>
    results === 0
      ? [{ verb: 'delete', path: resultPath(uid, id) }]
      : [{ verb: 'create', path: resultPath(uid, id), data: NEW_RESULT }],
};

export const DEVICE_RESULTS: readonly Target[] = [result, conversation, usage];
