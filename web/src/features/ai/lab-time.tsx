import { countedDay } from '@akada/domain/days/counted-day';
import type { Day } from '@akada/domain/days/day';
import type { UserPoints } from '@akada/domain/points/schemas';
import { useEffect, useRef } from 'react';
import { call } from '@/firebase/functions.ts';
import { clockKey, type LabClock, loadClock, shouldCallServer } from './lab-time-clock.ts';

const TICK_SECONDS = 5;
/** After a failed call, and while no tool was used. */
const RETRY_SECONDS = 60;

/** Counts the time that the AI Lab is visible, and asks the server to award its points. Renders nothing. */
export function LabTime({ uid, points }: { uid: string; points: UserPoints }) {
  const latestPoints = useRef(points);
  latestPoints.current = points;
  const toolsDay = useRef<string | null>(null);
  toolsDay.current = points.tools_used_today > 0 ? points.tools_day : null;

  useEffect(() => {
    let isAsking = false;
    let isStopped = false;
    const save = (clock: LabClock) => localStorage.setItem(clockKey(uid), JSON.stringify(clock));

    async function ask(day: Day) {
      isAsking = true;
      let answer: Pick<LabClock, 'status' | 'ask_from'>;
      try {
        const { status, wait_seconds } = await call('recordLabTime', {});
        const wait = status === 'unused' ? RETRY_SECONDS : wait_seconds;
        answer = { status, ask_from: Date.now() + wait * 1_000 };
      } catch (error) {
        console.warn('failed to record the time in the AI Lab', error);
        answer = { status: loadClock(uid, day).status, ask_from: Date.now() + RETRY_SECONDS * 1_000 };
      }
      isAsking = false;
      // The day may be over, or the student may have left: then the answer does not belong to this clock.
      if (isStopped || countedDay(new Date(), latestPoints.current) !== day) return;
      // Reads the clock again, because it counted on during the call.
      save({ ...loadClock(uid, day), ...answer });
    }

    function tick(seconds: number) {
      if (document.visibilityState !== 'visible') return;
      const today = countedDay(new Date(), latestPoints.current);
      const clock = loadClock(uid, today);
      if (clock.status === 'paid') return;
      const counted = { ...clock, seconds: clock.seconds + seconds };
      save(counted);
      const hasUsedTool = toolsDay.current === today;
      if (!isAsking && shouldCallServer(counted, { now: Date.now(), hasUsedTool })) void ask(today);
    }

    tick(0);
    const timer = setInterval(() => tick(TICK_SECONDS), TICK_SECONDS * 1_000);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, [uid]);
  return null;
}
