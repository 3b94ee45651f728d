import { DEVICE_ENGINE_MESSAGES } from '@akada/domain/ai/device-engine';
import type { EngineRequest } from '@akada/engine/tools/request';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createEngineRunner, IDLE_MS, type WorkerAnswer } from './engine-runner.ts';

class FakeWorker extends EventTarget {
  readonly received: unknown[] = [];
  isEnded = false;
  postMessage = (request: unknown) => void this.received.push(request);
  terminate = () => {
    this.isEnded = true;
  };
  answer(data: WorkerAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const RESULT = { isEmpty: true, message: 'Nothing.', closest: null } as const;
const request = (prompt: string): EngineRequest => ({ tool: 'cram', prompt, pages: [] });
const going = () => new AbortController().signal;

function runner() {
  const workers: FakeWorker[] = [];
  const { run, warmUp } = createEngineRunner(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  const received = async (place: number, count = 1) => {
    await vi.waitFor(() => expect(workers[place]?.received).toHaveLength(count));
    return workers[place] as FakeWorker;
  };
  return { run, warmUp, workers, received };
}

test('requests run one after the other in the same worker', async () => {
  const { run, workers, received } = runner();
  const first = run(request('one'), { signal: going() });
  const second = run(request('two'), { signal: going() });
  const worker = await received(0);
  expect(worker.received).toEqual([request('one')]);
  worker.answer({ result: RESULT });
  await expect(first).resolves.toEqual(RESULT);
  await received(0, 2);
  worker.answer({ result: RESULT });
  await expect(second).resolves.toEqual(RESULT);
  expect(workers).toHaveLength(1);
});

test('cancelling ends the worker, and the next request gets a new one', async () => {
  const { run, received } = runner();
  const leaving = new AbortController();
  const first = run(request('one'), { signal: leaving.signal });
  const next = run(request('two'), { signal: going() });
  const worker = await received(0);
  leaving.abort(new Error('cancelled'));
  await expect(first).rejects.toThrow('cancelled');
  expect(worker.isEnded).toBe(true);
  (await received(1)).answer({ result: RESULT });
  await expect(next).resolves.toEqual(RESULT);
});

test('a request that waits is cancelled at once, without disturbing the one before', async () => {
  const { run, received } = runner();
  const first = run(request('one'), { signal: going() });
  const leaving = new AbortController();
  const waiting = run(request('two'), { signal: leaving.signal });
  const worker = await received(0);
  leaving.abort(new Error('cancelled'));
  await expect(waiting).rejects.toThrow('cancelled');
  expect(worker.isEnded).toBe(false);
  worker.answer({ result: RESULT });
  await expect(first).resolves.toEqual(RESULT);
  expect(worker.received).toHaveLength(1);
});

test('a worker without a request for some minutes is ended, and the next request gets a new one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { run, workers } = runner();
  const finish = async (place: number) => {
    await vi.advanceTimersByTimeAsync(0);
    workers[place]?.answer({ result: RESULT });
  };
  const one = run(request('one'), { signal: going() });
  await finish(0);
  await one;
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  const two = run(request('two'), { signal: going() });
  // The time of a request that is still running does not count.
  await vi.advanceTimersByTimeAsync(2 * IDLE_MS);
  await finish(0);
  await two;
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(workers[0]?.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(workers[0]?.isEnded).toBe(true);
  const three = run(request('three'), { signal: going() });
  await finish(1);
  await expect(three).resolves.toEqual(RESULT);
});

test('an error of the engine has a message for the student, and its stack as the cause', async () => {
  const { run, received } = runner();
  const failing = run(request('one'), { signal: going() });
  (await received(0)).answer({ error: 'RangeError: …' });
  await expect(failing).rejects.toMatchObject({
    message: DEVICE_ENGINE_MESSAGES.failed,
    cause: 'RangeError: …',
  });
});

test('a worker that cannot be loaded is replaced for the next request', async () => {
  const { run, received } = runner();
  const failing = run(request('one'), { signal: going() });
  (await received(0)).dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow(DEVICE_ENGINE_MESSAGES.notLoaded);
  const next = run(request('two'), { signal: going() });
  (await received(1)).answer({ result: RESULT });
  await expect(next).resolves.toEqual(RESULT);
});

test('progress counts starting the worker', async () => {
  const { run, received } = runner();
  const onProgress = vi.fn();
  const first = run(request('one'), { signal: going(), onProgress });
  const worker = await received(0);
  expect(onProgress).toHaveBeenLastCalledWith(0);
  worker.answer({ hasStarted: true });
  const [[started] = []] = onProgress.mock.calls.slice(-1);
  expect(started).toBeGreaterThan(0);
  worker.answer({ result: RESULT });
  await first;
  const next = run(request('two'), { signal: going(), onProgress });
  await received(0, 2);
  expect(onProgress).toHaveBeenLastCalledWith(started);
  worker.answer({ result: RESULT });
  await next;
});

test('a worker that warms up takes the next request when it has ended', async () => {
  const { run, warmUp, workers, received } = runner();
  warmUp('cram');
  const worker = await received(0);
  const first = run(request('one'), { signal: going() });
  expect(worker.received).toEqual([{ warmUp: 'cram' }]);
  worker.answer({ result: RESULT });
  await received(0, 2);
  worker.answer({ result: RESULT });
  await expect(first).resolves.toEqual(RESULT);
  expect(workers).toHaveLength(1);
});

test('a worker is warmed up once, and not after a request', async () => {
  const { run, warmUp, received } = runner();
  void run(request('one'), { signal: going() });
  warmUp('cram');
  warmUp('cram');
  const worker = await received(0);
  worker.answer({ result: RESULT });
  const two = run(request('two'), { signal: going() });
  await received(0, 2);
  worker.answer({ result: RESULT });
  await two;
  expect(worker.received).toEqual([request('one'), request('two')]);
});

test('a failure to warm up is logged, and the next request gets a new worker', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const { run, warmUp, received } = runner();
  warmUp('chat');
  (await received(0)).answer({ error: 'no memory' });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  const next = run(request('one'), { signal: going() });
  (await received(1)).answer({ result: RESULT });
  await expect(next).resolves.toEqual(RESULT);
});
