import { LAB_TIME, type LabTimeStatus } from '@akada/domain/ai/lab-time';
import type { Day } from '@akada/domain/days/day';

/** The time that the Lab was in view today, as this device has counted it, and what the server said of it. */
export interface LabClock {
  day: Day;
  seconds: number;
  /** Null before the server was told that the Lab is open. */
  status: LabTimeStatus | null;
  /** Epoch milliseconds before which the server is not asked again. */
  ask_from: number;
}

/** A clock that nothing has run on yet. */
export function newClock(day: Day): LabClock {
  return { day, seconds: 0, status: null, ask_from: 0 };
}

/** Whether the server is to be asked now: once to start its clock, then when the minutes are full and a tool was used. */
export function shouldCallServer(
  clock: LabClock,
  { now, hasUsedTool }: { now: number; hasUsedTool: boolean },
): boolean {
  if (clock.status === 'paid' || now < clock.ask_from) return false;
  if (clock.status === null) return true;
  return hasUsedTool && clock.seconds >= LAB_TIME.minutes * 60;
}

/** Where the clock waits between visits and reloads; it goes with its student. */
export const clockKey = (uid: string) => `akada.lab-time.${uid}`;

/** The clock of a day as it was kept; a new one where there is none, or one of another day. */
export function loadClock(uid: string, today: Day): LabClock {
  try {
    const kept = JSON.parse(localStorage.getItem(clockKey(uid)) ?? 'null') as LabClock | null;
    return kept?.day === today && Number.isFinite(kept.seconds) ? kept : newClock(today);
  } catch {
    return newClock(today);
  }
}
