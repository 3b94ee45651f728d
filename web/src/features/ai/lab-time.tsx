import { countedDay } from '@akada/domain/days/counted-day';
import type { Day } from '@akada/domain/days/day';
import type { UserPoints } from '@akada/domain/points/schemas';
import { useEffect, useRef } from 'react';
import { call } from '@/firebase/functions.ts';
import { clockKey, type LabClock, loadClock, shouldCallServer } from './lab-time-clock.ts';

/** Seconds between two looks at the clock, and until a call that failed is tried again. */
const EVERY = 5;
const AGAIN = 60;

/** Counts the time with the AI Lab in view, and asks the server to pay for it. Shows nothing itself. */
export function LabTime({ uid, points }: { uid: string; points: UserPoints }) {
  const known = useRef(points);
  known.current = points;
  const toolsDay = useRef<string | null>(null);
  toolsDay.current = points.tools_used_today > 0 ? points.tools_day : null;

  useEffect(() => {
    let isAsking = false;
    let isStopped = false;
    const keep = (clock: LabClock) => localStorage.setItem(clockKey(uid), JSON.stringify(clock));

    async function ask(day: Day) {
      isAsking = true;
      let answer: Pick<LabClock, 'status' | 'ask_from'>;
      try {
        const { status, wait_seconds } = await call('recordLabTime', {});
        const wait = status === 'unused' ? AGAIN : wait_seconds;
        answer = { status, ask_from: Date.now() + wait * 1_000 };
      } catch (error) {
        console.warn('the time in the AI Lab was not recorded', error);
        answer = { status: loadClock(uid, day).status, ask_from: Date.now() + AGAIN * 1_000 };
      }
      isAsking = false;
      // An answer about a day that is over, or to a student who has left, is not this clock's.
      if (isStopped || countedDay(new Date(), known.current) !== day) return;
      // What was counted meanwhile stays.
      keep({ ...loadClock(uid, day), ...answer });
    }

    function look(seconds: number) {
      if (document.visibilityState !== 'visible') return;
      const today = countedDay(new Date(), known.current);
      const clock = loadClock(uid, today);
      if (clock.status === 'paid') return;
      const counted = { ...clock, seconds: clock.seconds + seconds };
      keep(counted);
      const hasUsedTool = toolsDay.current === today;
      if (!isAsking && shouldCallServer(counted, { now: Date.now(), hasUsedTool })) void ask(today);
    }

    look(0);
    const timer = setInterval(() => look(EVERY), EVERY * 1_000);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, [uid]);
  return null;
}
