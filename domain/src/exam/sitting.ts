/** A mock exam that is being sat: its clock, its answers and its flags (docs/product.md, Exam room). */

/**
 * An attempt in the exam room as the device persists it. Times are in milliseconds since 1970 of Akada's clock, not of the
 * device's, which may be wrong or be changed.
 */
export interface Sitting {
  attempt_id: string;
  set_id: string;
  title: string;
  /** How many questions it has. */
  count: number;
  started_at: number;
  /** When the time is up. It never moves. */
  ends_at: number;
  /** When it was submitted, or the time was up; null until then. */
  submitted_at: number | null;
  /** How many answers are right; null until it was submitted. */
  right: number | null;
  /** By the index of the question, see ./options.ts. A blank question has none. */
  answers: Readonly<Record<string, string>>;
  /** The indexes of flagged questions, smallest first. */
  flagged: readonly number[];
  /** The index of the question that is open. */
  at: number;
  /** Which answers the server has not confirmed, by the index of the question. */
  unsent: readonly string[];
  /** Whether the server lacks the flags or the end. */
  has_unsent_state: boolean;
  /** Set while its times are those of the device's clock, because Akada's was not known when it began. */
  is_by_device_clock?: true;
  /** The milliseconds that its times were moved by since, and those of its attempt on the server were not. */
  moved_by?: number;
}

/**
 * Moves a sitting that began by the device's clock to Akada's, once. The time left does not change.
 *
 * @param offset what Akada's clock is ahead of the device's, in milliseconds
 */
export function moveToAkadaClock(sitting: Sitting, offset: number): Sitting {
  const { is_by_device_clock, ...rest } = sitting;
  if (!is_by_device_clock) return sitting;
  return {
    ...rest,
    started_at: rest.started_at + offset,
    ends_at: rest.ends_at + offset,
    submitted_at: rest.submitted_at === null ? null : rest.submitted_at + offset,
    moved_by: offset,
  };
}

/** Whether it is over: submitted, or the time is up. */
export function isOver({ submitted_at, ends_at }: Sitting, now: number): boolean {
  return submitted_at !== null || now >= ends_at;
}

/** Seconds left, rounded up; 0 when it is over. */
export function secondsLeft(sitting: Sitting, now: number): number {
  return isOver(sitting, now) ? 0 : Math.ceil((sitting.ends_at - now) / 1_000);
}

/** Answers a question, or changes its answer. After the end nothing changes any more. */
export function answerQuestion(sitting: Sitting, index: number, answer: string, now: number): Sitting {
  if (isOver(sitting, now) || index < 0 || index >= sitting.count) return sitting;
  const name = String(index);
  if (sitting.answers[name] === answer) return sitting;
  return {
    ...sitting,
    answers: { ...sitting.answers, [name]: answer },
    unsent: [...new Set([...sitting.unsent, name])],
  };
}

/** Flags a question to look at it again, or takes the flag away. */
export function toggleFlag(sitting: Sitting, index: number, now: number): Sitting {
  if (isOver(sitting, now) || index < 0 || index >= sitting.count) return sitting;
  const rest = sitting.flagged.filter((flagged) => flagged !== index);
  const flagged = rest.length < sitting.flagged.length ? rest : [...rest, index].toSorted((a, b) => a - b);
  return { ...sitting, flagged, has_unsent_state: true };
}

/** Opens a question; the first or the last one where there is no such index. */
export function openQuestion(sitting: Sitting, index: number): Sitting {
  return { ...sitting, at: Math.max(0, Math.min(sitting.count - 1, index)) };
}

/**
 * Ends it, once. It ends at the end of its time also if that is noticed much later, as when the app was closed.
 *
 * @param right how many answers are right
 */
export function submitSitting(sitting: Sitting, right: number, now: number): Sitting {
  if (sitting.submitted_at !== null) return sitting;
  return { ...sitting, submitted_at: Math.min(now, sitting.ends_at), right, has_unsent_state: true };
}

/** Whether the server lacks something of it. */
export function hasUnsent({ unsent, has_unsent_state }: Sitting): boolean {
  return has_unsent_state || unsent.length > 0;
}

/** What the server has confirmed needs no sending any more, unless it was changed since. */
export function markSent(sitting: Sitting, sent: Sitting): Sitting {
  return {
    ...sitting,
    unsent: sitting.unsent.filter(
      (name) => !sent.unsent.includes(name) || sitting.answers[name] !== sent.answers[name],
    ),
    has_unsent_state:
      sitting.submitted_at !== sent.submitted_at || sitting.flagged.join() !== sent.flagged.join(),
  };
}

/** The indexes of the questions without an answer. */
export function blankQuestions({ count, answers }: Pick<Sitting, 'count' | 'answers'>): number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => !(String(index) in answers));
}
