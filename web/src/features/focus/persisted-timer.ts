import { isDay } from '@akada/domain/days/day';
import {
  DEFAULT_FOCUS,
  type FinishedFocus,
  FOCUS_LIMITS,
  type FocusLengths,
  type FocusPhase,
  type FocusTarget,
  type FocusTimer,
} from '@akada/domain/focus/focus';

/** The focus timer as this device persists it. */
export interface PersistedTimer {
  timer: FocusTimer | null;
  /** Finished sessions that the server has not confirmed. */
  unsaved: readonly FinishedFocus[];
  /** The lengths that the student used last. */
  lengths: FocusLengths;
}

export const NOTHING_PERSISTED: PersistedTimer = { timer: null, unsaved: [], lengths: DEFAULT_FOCUS };

/** The text to store; null when there is nothing worth storing. */
export function serializePersisted(persisted: PersistedTimer): string | null {
  const text = JSON.stringify(persisted);
  return text === JSON.stringify(NOTHING_PERSISTED) ? null : text;
}

/** Reads the stored text. A part that cannot be read falls back to its default. */
export function parsePersisted(text: string | null): PersistedTimer {
  try {
    const { timer, unsaved, lengths } = fieldsOf(JSON.parse(text ?? 'null'));
    return {
      timer: timerOf(timer),
      unsaved: Array.isArray(unsaved) ? unsaved.flatMap((focus) => finishedOf(focus) ?? []) : [],
      lengths: lengthsOf(lengths) ?? DEFAULT_FOCUS,
    };
  } catch {
    return NOTHING_PERSISTED;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

const isInstant = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isId = (value: unknown): value is string => typeof value === 'string' && /^[^/]+$/.test(value);
const isTitle = (value: unknown): value is string => typeof value === 'string' && value !== '';

const PHASES: readonly FocusPhase[] = ['focus', 'short_break', 'long_break'];

/** Whether `value` is a whole number within the limits of this length. */
export function isValidLength(name: keyof FocusLengths, value: unknown): value is number {
  const { min, max } = FOCUS_LIMITS[name];
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

function lengthsOf(value: unknown): FocusLengths | null {
  const { focus, short_break, long_break, rounds } = fieldsOf(value);
  const isRead =
    isValidLength('focus', focus) &&
    isValidLength('short_break', short_break) &&
    isValidLength('long_break', long_break) &&
    isValidLength('rounds', rounds);
  return isRead ? { focus, short_break, long_break, rounds } : null;
}

function timerOf(value: unknown): FocusTimer | null {
  const fields = fieldsOf(value);
  const { round, session_id, started_at } = fields;
  const phase = PHASES.find((known) => known === fields.phase);
  const lengths = lengthsOf(fields.lengths);
  if (!phase || !lengths || !isId(session_id) || !isInstant(started_at)) return null;
  const clock = clockOf(fields.clock, lengths[phase] * 60_000);
  const isRound = Number.isInteger(round) && Number(round) >= 1 && Number(round) <= lengths.rounds;
  if (!clock || !isRound) return null;
  return {
    phase,
    round: Number(round),
    clock,
    lengths,
    target: targetOf(fields.target),
    session_id,
    started_at,
  };
}

function clockOf(value: unknown, length: number): FocusTimer['clock'] | null {
  const { ends_at, left } = fieldsOf(value);
  if (isInstant(ends_at)) return { ends_at };
  return Number.isInteger(left) && Number(left) >= 0 && Number(left) <= length
    ? { left: Number(left) }
    : null;
}

function targetOf(value: unknown): FocusTarget | null {
  const { kind, id, title } = fieldsOf(value);
  return (kind === 'entry' || kind === 'task') && isId(id) && isTitle(title) ? { kind, id, title } : null;
}

function finishedOf(value: unknown): FinishedFocus | null {
  const { id, minutes, started_at, ended_at, day, target } = fieldsOf(value);
  const started = dateOf(started_at);
  const ended = dateOf(ended_at);
  const isCounted =
    Number.isInteger(minutes) && Number(minutes) >= 1 && Number(minutes) <= FOCUS_LIMITS.focus.max;
  if (!isId(id) || !isCounted || !started || !ended || typeof day !== 'string' || !isDay(day)) return null;
  return {
    id,
    minutes: Number(minutes),
    started_at: started,
    ended_at: ended,
    day,
    target: targetOf(target),
  };
}

function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
