import { dailyLimitMessage } from '@akada/domain/ai/quota';
import { documentPaths } from '@akada/domain/documents/paths';
import { openAccount } from '@akada/functions/src/account/open-account.ts';
import { expect, test } from 'vitest';
import { createStudent, depsAt, readDocument } from '../../support/backend.ts';
import { callFunction, createIdToken, streamFunction } from '../../support/callables.ts';
import { createExplainerInput } from './lab.ts';

/** Tests only that the callable is deployed and wired to the local study engine. ./generate.test.ts tests its behaviour. */
test('the callable streams a result, counts the use, and refuses one too many', {
  timeout: 90_000,
}, async () => {
  const { uid, email, password } = await createStudent({ name: 'Ada Obi' });
  await openAccount(depsAt(), { uid }, {});
  const token = await createIdToken(email, password);
  const input = createExplainerInput({ prompt: 'Photosynthesis' });

  const events = await streamFunction('generate', input, token);

  const pieces = events.flatMap((event) => ('message' in event ? [event.message.text] : []));
  expect(pieces.length).toBeGreaterThan(1);
  expect(events.at(-1)).toMatchObject({ result: { note: null, left: 1 } });
  const last = events.at(-1);
  const result = last && 'result' in last ? last.result.result : '';
  expect(pieces.join('').trim()).toBe(result);
  expect(await readDocument(`users/${uid}/ai_results/${input.request_id}`)).toMatchObject({ result });
  expect((await readDocument(documentPaths.points(uid)))?.total_points).toBe(15);

  expect(await streamFunction('generate', { ...input, prompt: ' ' }, token)).toMatchObject([
    { error: { status: 'INVALID_ARGUMENT', message: 'Write something first.' } },
  ]);
  // Without streaming, the whole result comes at the end.
  expect(await callFunction('generate', createExplainerInput(), token)).toMatchObject({
    status: 200,
    body: { result: { left: 0 } },
  });
  expect(await streamFunction('generate', createExplainerInput(), token)).toMatchObject([
    { error: { status: 'RESOURCE_EXHAUSTED', message: dailyLimitMessage('free', 2, 'at midnight') } },
  ]);
});

test('the callable refuses a caller who is not signed in', async () => {
  expect(await callFunction('generate', createExplainerInput())).toMatchObject({ status: 401 });
});
