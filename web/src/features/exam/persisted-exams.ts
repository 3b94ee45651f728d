/** The localStorage key of an attempt in the exam room. */
export const examKey = (uid: string, attemptId: string) => `akada.exam.${uid}.${attemptId}`;

/** The ids of a student's attempts on this device. */
export function persistedExams(uid: string): string[] {
  const start = examKey(uid, '');
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}
