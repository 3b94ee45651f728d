import { dailyLimitMessage } from '@akada/domain/ai/quota';
import { documentPaths } from '@akada/domain/documents/paths';
import { openAccount } from '@akada/functions/src/account/open-account.ts';
import { expect, test } from 'vitest';
import { depsAt, newStudent, read } from '../../support/backend.ts';
import { call, idToken, stream } from '../../support/callables.ts';
import { question } from './lab.ts';

/** That the callable is deployed and wired, to the local study engine too; what it does is tested beside this. */
test('through the functions a tool streams, counts its use, and refuses what is one too many', {
  timeout: 90_000,
}, async () => {
  const { uid, email, password } = await newStudent({ name: 'Ada Obi' });
  await openAccount(depsAt(), { uid }, {});
  const token = await idToken(email, password);
  const input = question({ prompt: 'Photosynthesis' });

  const events = await stream('generate', input, token);

  const pieces = events.flatMap((event) => ('message' in event ? [event.message.text] : []));
  expect(pieces.length).toBeGreaterThan(1);
  expect(events.at(-1)).toMatchObject({ result: { note: null, left: 1 } });
  const last = events.at(-1);
  const result = last && 'result' in last ? last.result.result : '';
  expect(pieces.join('').trim()).toBe(result);
  expect(await read(`users/${uid}/ai_results/${input.request_id}`)).toMatchObject({ result });
  expect((await read(documentPaths.points(uid)))?.total_points).toBe(15);

  expect(await stream('generate', { ...input, prompt: ' ' }, token)).toMatchObject([
    { error: { status: 'INVALID_ARGUMENT', message: 'Write something first.' } },
  ]);
  // Also without a stream, all at the end.
  expect(await call('generate', question(), token)).toMatchObject({
    status: 200,
    body: { result: { left: 0 } },
  });
  expect(await stream('generate', question(), token)).toMatchObject([
    { error: { status: 'RESOURCE_EXHAUSTED', message: dailyLimitMessage('free', 2, 'at midnight') } },
  ]);
});

test('through the functions nobody makes anything who is not signed in', async () => {
  expect(await call('generate', question())).toMatchObject({ status: 401 });
});
