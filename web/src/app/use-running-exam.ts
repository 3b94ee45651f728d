import type { RunningExam } from '@akada/domain/home/next-step';
import { useEffect, useState } from 'react';
import { persistedExams } from '@/features/exam/persisted-exams.ts';

/**
 * The mock exam that this device is sitting, of several the one that ends first; undefined while unknown. It ends by this
 * device's clock, as what Home compares it with. The code of exams is loaded only if there is one.
 */
export function useRunningExam(uid: string): RunningExam | null | undefined {
  const [exam, setExam] = useState<RunningExam | null | undefined>(() =>
    persistedExams(uid).length > 0 ? undefined : null,
  );
  useEffect(() => {
    if (exam !== undefined) return;
    let isGone = false;
    findExam(uid).then((found) => {
      if (!isGone) setExam(found);
    });
    return () => {
      isGone = true;
    };
  }, [uid, exam]);
  return exam;
}

async function findExam(uid: string): Promise<RunningExam | null> {
  try {
    const [{ runningExams }, { toDeviceTime }] = await Promise.all([
      import('@/features/exam/running-exams.ts'),
      import('@/features/exam/exam-clock.ts'),
    ]);
    const [first] = runningExams(uid).sort((a, b) => a.ends_at - b.ends_at);
    return first ? { id: first.attempt_id, title: first.title, ends_at: toDeviceTime(first.ends_at) } : null;
  } catch (error) {
    console.warn('running exams could not be looked up', error);
    return null;
  }
}
