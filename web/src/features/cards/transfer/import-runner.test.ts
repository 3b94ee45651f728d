import { cardSchema } from '@akada/domain/cards/schemas';
import { expect, test, vi } from 'vitest';
import { CARDS_PER_STEP, cardOfStep, cardsBefore, type ImportJob, stepsOf } from './import-job.ts';
import { createImportRunner } from './import-runner.ts';
import type { PersistedImport } from './persisted-import.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const deck = (id: string, count: number) => ({
  ...{ id, title: `Deck ${id}` },
  cards: Array.from({ length: count }, (_, index) => ({
    ...{ front: `q${index}`, back: 'a', memory: null, isSuspended: index === 1 },
  })),
});
const JOB: ImportJob = { uid: 'ada', startedAt: NOW, decks: [deck('a', 1_000), deck('b', 2)] };
const TITLES = ['Deck a', 'Deck b'];

/** A runner whose server answers when the test says, and what it has stored on the device. */
function setUp(stored: PersistedImport | null = null) {
  const device = { stored };
  const saved: string[] = [];
  const removed: number[] = [];
  const answers: { accept: () => void; refuse: (error: Error) => void }[] = [];
  const runner = createImportRunner({
    saveStep: (_, step, { isRepeat }) =>
      new Promise((resolve, reject) => {
        saved.push(`${isRepeat ? 'again ' : ''}${step.deck}:${step.from}-${step.to}`);
        answers.push({ accept: resolve, refuse: reject });
      }),
    removeDecks: async (_, done) => {
      removed.push(done);
    },
    persisted: {
      persistImport: async (persisted) => {
        device.stored = { ...persisted };
      },
      persistProgress: async (_, done) => {
        if (device.stored) device.stored.done = done;
      },
      readPersistedImport: async () => device.stored,
      deletePersistedImport: async () => {
        device.stored = null;
      },
    },
    reasonOf: ({ message }: Error) => message,
    warn: () => {},
  } as Parameters<typeof createImportRunner>[0]);
  /** Answers the latest step, once it was sent. */
  const answer = async (how: 'accept' | Error) => {
    const before = saved.length;
    const last = answers.at(-1);
    if (how === 'accept') last?.accept();
    else last?.refuse(how);
    await vi.waitFor(() => {
      if (saved.length === before && runner.current().status === 'running') throw new Error('no next step');
    });
  };
  return { runner, device, saved, removed, answer };
}

test('the steps have every card once, create each deck first and end its import last', () => {
  const steps = stepsOf(JOB);

  expect(steps.map(({ deck, from, to, isFirst, isLast }) => [deck, from, to, isFirst, isLast])).toEqual([
    [0, 0, CARDS_PER_STEP, true, false],
    [0, CARDS_PER_STEP, 2 * CARDS_PER_STEP, false, false],
    [0, 2 * CARDS_PER_STEP, 1_000, false, true],
    [1, 0, 2, true, true],
  ]);
  expect(cardsBefore(JOB, 2)).toEqual({ saved: 2 * CARDS_PER_STEP, total: 1_002 });
});

test('a card has the same id in each try, waits in no queue before its deck is complete, and fits the schema', () => {
  const [first, , , whole] = stepsOf(JOB);
  if (!first || !whole) throw new Error('no steps');
  const { id, card } = cardOfStep(JOB, whole, 1);

  expect(id).toBe('b-1');
  expect(card).toMatchObject({ deck_id: 'b', queue: 'off', suspended: true, position: NOW.getTime() + 1 });
  expect(cardSchema.parse(card)).toEqual(card);
  expect(cardOfStep(JOB, whole, 0).card).toMatchObject({ queue: 'new' });
  expect(cardOfStep(JOB, whole, 0).card).not.toHaveProperty('suspended');
  expect(cardOfStep(JOB, first, 0).card).toMatchObject({ queue: 'off' });
});

test('an import saves one step after the other and is then forgotten', async () => {
  const { runner, device, saved, answer } = setUp();
  void runner.start(JOB);
  await vi.waitFor(() => expect(saved).toHaveLength(1));

  expect(runner.current()).toEqual({
    status: 'running',
    id: 'import a',
    titles: TITLES,
    saved: 0,
    total: 1_002,
  });
  for (let step = 0; step < 3; step += 1) await answer('accept');
  expect(runner.current()).toMatchObject({ saved: 1_000 });
  expect(device.stored?.done).toBe(3);
  await answer('accept');
  await vi.waitFor(() => expect(runner.current()).toEqual({ status: 'done', titles: TITLES, total: 1_002 }));
  expect(saved).toEqual(['0:0-449', '0:449-898', '0:898-1000', '1:0-2']);
  expect(device.stored).toBeNull();
});

test('an import that the app was closed in continues with the step that had no answer', async () => {
  const first = setUp();
  void first.runner.start(JOB);
  await vi.waitFor(() => expect(first.saved).toHaveLength(1));
  await first.answer('accept');

  const { runner, saved } = setUp(first.device.stored);
  await runner.find('ada');
  expect(runner.current()).toEqual({
    ...{
      status: 'stopped',
      id: 'import a',
      titles: TITLES,
      saved: CARDS_PER_STEP,
      total: 1_002,
      reason: null,
    },
  });
  expect(saved).toEqual([]);
  void runner.continueImport();
  expect(saved).toEqual(['again 0:449-898']);
});

test('an import that the server refuses stops with the reason, and can be tried again', async () => {
  const { runner, saved, answer } = setUp();
  void runner.start(JOB);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  await answer(new Error('the server is busy'));

  expect(runner.current()).toMatchObject({ status: 'stopped', saved: 0, reason: 'the server is busy' });
  void runner.continueImport();
  expect(saved).toEqual(['0:0-449', 'again 0:0-449']);
});

test('a cancelled import removes the decks that it had begun, also without an answer', async () => {
  const { runner, device, saved, removed, answer } = setUp();
  void runner.start(JOB);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  await answer('accept');
  await runner.remove();

  expect(removed).toEqual([1]);
  expect([runner.current(), device.stored]).toEqual([{ status: 'none' }, null]);
  await runner.remove();
  expect(removed).toEqual([1]);
});

test('an import that is paused sends no further step, and continues with the one that had no answer', async () => {
  const { runner, saved, answer } = setUp();
  void runner.start(JOB);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  runner.pause();
  expect(runner.current()).toMatchObject({ status: 'stopped', saved: 0, reason: null });
  await answer('accept');
  expect(saved).toEqual(['0:0-449']);
  void runner.continueImport();
  expect(saved).toEqual(['0:0-449', 'again 0:0-449']);
});

test('an import starts while the one before is being removed, and only it stays on the device', async () => {
  const { runner, device, saved } = setUp();
  void runner.start(JOB);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const removed = runner.remove();
  void runner.start({ ...JOB, decks: [deck('c', 1)] });
  await removed;
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  expect(device.stored?.job.decks).toMatchObject([{ id: 'c' }]);
});

test('only one import runs at a time, and another student sees none of it', async () => {
  const { runner, device, saved } = setUp();
  void runner.start(JOB);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  await runner.start({ ...JOB, decks: [deck('c', 1)] });
  await runner.continueImport();
  expect(saved).toHaveLength(1);

  device.stored = null;
  await runner.find('bola');
  expect(runner.current()).toEqual({ status: 'none' });
});
