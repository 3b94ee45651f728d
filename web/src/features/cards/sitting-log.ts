import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import { newSittingId, saveSitting } from './api/save-sitting.ts';
import { unsavedReviewsKey } from './unsaved-reviews.ts';

/** A sitting as this device persists it until the server has all of its reviews. */
export interface PersistedSitting {
  /** Milliseconds since 1970. */
  startedAt: number;
  lines: string[];
}

const keyOf = (uid: string, id: string) => unsavedReviewsKey(uid) + id;
const { reviews: MOST, characters: LONGEST } = REVIEW_LIMITS.sitting;

/** The log of the reviews of a page. */
export interface SittingLog {
  /** Adds a line, and saves the sitting when enough have been added. */
  add: (line: string) => void;
  /** Saves what was added since the last time. */
  save: () => void;
}

/** Begins the log of a student's reviews. Every line is persisted on the device before the server has it. */
export function openSittingLog(uid: string): SittingLog {
  let id = newSittingId(uid);
  let sitting: PersistedSitting = { startedAt: Date.now(), lines: [] };
  let saved = 0;

  function save() {
    if (sitting.lines.length === saved) return;
    saved = sitting.lines.length;
    send(uid, id, { ...sitting, lines: [...sitting.lines] });
  }

  return {
    add: (line) => {
      const isFull =
        sitting.lines.length === MOST || sitting.lines.join('\n').length + 1 + line.length > LONGEST;
      if (isFull) {
        save();
        id = newSittingId(uid);
        sitting = { startedAt: Date.now(), lines: [] };
        saved = 0;
      }
      sitting.lines.push(line);
      persist(uid, id, sitting);
      if (sitting.lines.length - saved >= REVIEW_LIMITS.saveEvery) save();
    },
    save,
  };
}

function persist(uid: string, id: string, sitting: PersistedSitting): void {
  try {
    localStorage.setItem(keyOf(uid, id), JSON.stringify(sitting));
  } catch (error) {
    console.warn('a review could not be kept on the device', error);
  }
}

/** Saves a sitting, and drops it from this device once the server has all of its lines or has refused it. */
function send(uid: string, id: string, sitting: PersistedSitting): void {
  saveSitting(uid, id, sitting).then(
    () => drop(uid, id, sitting),
    (error) => {
      console.warn('a sitting was refused', error);
      // A log that is already longer on the server refuses a shorter one.
      drop(uid, id, sitting);
    },
  );
}

function drop(uid: string, id: string, { lines }: PersistedSitting): void {
  if (readSitting(keyOf(uid, id))?.lines.length === lines.length) localStorage.removeItem(keyOf(uid, id));
}

/** Saves the sittings that an earlier page left unsaved. */
export function sendUnsavedSittings(uid: string): void {
  const own = keyOf(uid, '');
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(own))) {
    const sitting = readSitting(key);
    if (sitting && sitting.lines.length > 0) send(uid, key.slice(own.length), sitting);
    else localStorage.removeItem(key);
  }
}

/** The lines on this device that the server may not have yet. */
export function unsavedLines(uid: string): string[] {
  const own = keyOf(uid, '');
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(own))
    .flatMap((key) => readSitting(key)?.lines ?? []);
}

function readSitting(key: string): PersistedSitting | null {
  try {
    const value: Partial<PersistedSitting> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return value && Array.isArray(value.lines) && typeof value.startedAt === 'number'
      ? { startedAt: value.startedAt, lines: value.lines }
      : null;
  } catch {
    return null;
  }
}
