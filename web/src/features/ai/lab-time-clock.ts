import { LAB_TIME, type LabTimeStatus } from '@akada/domain/ai/tools';
import type { Day } from '@akada/domain/days/day';

/** The seconds that the AI Lab was visible today on this device, and the server's last answer. */
export interface LabClock {
  day: Day;
  seconds: number;
  /** Null until the server knows that the Lab is open. */
  status: LabTimeStatus | null;
  /** Epoch milliseconds before which the server is not called. */
  ask_from: number;
}

export function newClock(day: Day): LabClock {
  return { day, seconds: 0, status: null, ask_from: 0 };
}

/** Whether to call the server: first to start its own clock, then when the minutes are complete and a tool was used. */
export function shouldCallServer(
  clock: LabClock,
  { now, hasUsedTool }: { now: number; hasUsedTool: boolean },
): boolean {
  if (clock.status === 'paid' || now < clock.ask_from) return false;
  if (clock.status === null) return true;
  return hasUsedTool && clock.seconds >= LAB_TIME.minutes * 60;
}

/** The local storage key of the clock. It contains the uid, so that it is deleted with the student's data. */
export const clockKey = (uid: string) => `akada.lab-time.${uid}`;

/** Reads today's clock from local storage; a new one if it is missing, invalid or from another day. */
export function loadClock(uid: string, today: Day): LabClock {
  try {
    const saved = JSON.parse(localStorage.getItem(clockKey(uid)) ?? 'null') as LabClock | null;
    return saved?.day === today && Number.isFinite(saved.seconds) ? saved : newClock(today);
  } catch {
    return newClock(today);
  }
}
