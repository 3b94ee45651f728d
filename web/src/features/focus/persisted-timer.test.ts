import { DEFAULT_FOCUS, pauseTimer, startFocus } from '@akada/domain/focus/focus';
import { describe, expect, it } from 'vitest';
import {
  NOTHING_PERSISTED,
  type PersistedTimer,
  parsePersisted,
  serializePersisted,
} from './persisted-timer.ts';

const START = Date.UTC(2026, 10, 20, 10);
const TARGET = { kind: 'entry', id: 'e1', title: 'Revise photosynthesis' } as const;
const TIMER = startFocus(DEFAULT_FOCUS, TARGET, 's1', START);
const KEPT: PersistedTimer = {
  timer: TIMER,
  unsaved: [
    {
      id: 's0',
      minutes: 25,
      started_at: new Date(START - 1_500_000),
      ended_at: new Date(START),
      day: '2026-11-20',
      target: TARGET,
    },
  ],
  lengths: { ...DEFAULT_FOCUS, focus: 50 },
};

describe('the persisted timer', () => {
  it('is read as it was written', () => {
    expect(parsePersisted(serializePersisted(KEPT))).toEqual(KEPT);
    const standing = { ...KEPT, timer: pauseTimer(TIMER, START + 60_000) };
    expect(parsePersisted(serializePersisted(standing))).toEqual(standing);
  });

  it('is not written if it only holds defaults', () => {
    expect(serializePersisted(NOTHING_PERSISTED)).toBeNull();
    expect(serializePersisted({ ...NOTHING_PERSISTED, lengths: KEPT.lengths })).not.toBeNull();
  });

  it.each([null, '', 'null', '7', '[]', '{', '{"timer":7,"unsaved":7,"lengths":7}'])(
    'is empty when %j is stored',
    (text) => expect(parsePersisted(text)).toEqual(NOTHING_PERSISTED),
  );

  it.each([
    { phase: 'lunch' },
    { round: 0 },
    { round: 5 },
    { clock: {} },
    { clock: { ends_at: 'soon' } },
    { clock: { left: -1 } },
    { clock: { left: 25 * 60_000 + 1 } },
    { lengths: { ...DEFAULT_FOCUS, focus: 4 } },
    { lengths: { ...DEFAULT_FOCUS, rounds: 2.5 } },
    { session_id: '' },
    { session_id: 'a/b' },
    { started_at: null },
  ])('has no timer with %j, but keeps the rest', (broken) => {
    const text = JSON.stringify({ ...KEPT, timer: { ...TIMER, ...broken } });
    expect(parsePersisted(text)).toEqual({ ...KEPT, timer: null });
  });

  it.each([
    { id: 7 },
    { minutes: 0 },
    { minutes: 91 },
    { minutes: 1.5 },
    { started_at: 'yesterday' },
    { ended_at: null },
    { day: '2026-02-30' },
  ])('drops a session with %j and keeps the others', (broken) => {
    const unsaved = [{ ...KEPT.unsaved[0], ...broken }, ...KEPT.unsaved];
    expect(parsePersisted(JSON.stringify({ ...KEPT, unsaved }))).toEqual(KEPT);
  });

  it('reads an invalid target as none', () => {
    const text = JSON.stringify({ ...KEPT, timer: { ...TIMER, target: { ...TARGET, kind: 'lunch' } } });
    expect(parsePersisted(text)).toEqual({ ...KEPT, timer: { ...TIMER, target: null } });
  });
});
