import { GrpcStatus } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { isNotFound, retryOnConflict, wasCreated } from './retry-on-conflict.ts';

const failure = (code: number) => Object.assign(new Error('of the database'), { code });
const { ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED, NOT_FOUND, PERMISSION_DENIED } = GrpcStatus;

describe('an attempt', () => {
  test.each([ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED])('is retried after code %i', async (code) => {
    const attempt = vi.fn().mockRejectedValueOnce(failure(code)).mockResolvedValue('done');

    expect(await retryOnConflict(attempt)).toBe('done');
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  test('is made at most 60 times', async () => {
    const attempt = vi.fn().mockRejectedValue(failure(ABORTED));

    await expect(retryOnConflict(attempt)).rejects.toMatchObject({ code: ABORTED });
    expect(attempt).toHaveBeenCalledTimes(60);
  });

  test.each([failure(NOT_FOUND), failure(PERMISSION_DENIED), new Error('a bug')])(
    'is not retried after any other failure',
    async (error) => {
      const attempt = vi.fn().mockRejectedValue(error);

      await expect(retryOnConflict(attempt)).rejects.toBe(error);
      expect(attempt).toHaveBeenCalledOnce();
    },
  );
});

test('wasCreated tells a new document from an existing one and rethrows other failures', async () => {
  await expect(wasCreated(Promise.resolve())).resolves.toBe(true);
  await expect(wasCreated(Promise.reject(failure(ALREADY_EXISTS)))).resolves.toBe(false);
  await expect(wasCreated(Promise.reject(failure(ABORTED)))).rejects.toMatchObject({ code: ABORTED });
});

test('isNotFound is true only for the code NOT_FOUND', () => {
  expect(isNotFound(failure(NOT_FOUND))).toBe(true);
  expect([failure(ABORTED), new Error('a bug'), undefined].map(isNotFound)).toEqual([false, false, false]);
});
