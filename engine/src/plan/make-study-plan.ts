/** Makes a study plan: every topic is learned, then reviewed at growing intervals until the exam. */
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { type Availability, minutesIn, studyDays } from '@akada/domain/ai/free-time';
import { ALL_TOPICS } from '@akada/domain/ai/plan-topic';
import type { StudyPlan } from '@akada/domain/ai/result-schemas';
import { timeOf } from '@akada/domain/planner/planner';
import { cutAtWord } from '@akada/domain/text/text';
import { bestSchedule } from './divide-time.ts';
import type { PlacedWork, Work } from './schedule.ts';
import { LONGEST_TOPIC, type Topic, topicsIn } from './topics.ts';

export interface StudyPlanRequest extends Availability {
  /** A list of topics or a syllabus, as the student pasted it. */
  topics: string;
}

export type StudyPlanResult =
  | {
      isEmpty: false;
      plan: StudyPlan;
      /** Notes on the plan for the student, such as topics that don't fit. */
      notes: readonly string[];
      /** Topics without any time in the plan, in the student's order. */
      uncovered: readonly string[];
    }
  /** There is no plan; the reason is shown to the student. */
  | { isEmpty: true; reason: string };

/** With more topics, neighbours share sessions, because a plan has a limited number of them. */
const MOST_UNITS = 40;

/** A plan that uses a smaller share of the time includes a note about it. */
const FEW = 0.6;

const LEARN = 'read your notes, then write down the main points from memory';
/** What to do in each review; further reviews repeat the last one. */
const REVIEWS = [
  'Recall: write down all you remember without notes, then check what is missing',
  'Practise: answer questions on it without notes, then mark them',
  'Explain: say it aloud in your own words, then correct the gaps',
  'Past questions: answer them under exam conditions, then mark them',
] as const;

/**
 * Makes a study plan. It never plans past time, rest days, busy time, more than the daily hours, or anything after
 * the exam begins.
 *
 * @returns sessions in order of time that fit `studyPlanSchema`, with notes on what doesn't fit
 */
export function makeStudyPlan(request: StudyPlanRequest): StudyPlanResult {
  const { today, firstDay, examDay, examTime } = request;
  const topics = topicsIn(request.topics);
  if (topics.length === 0) return { isEmpty: true, reason: 'List at least one topic, one per line.' };
  if (examDay < today) return { isEmpty: true, reason: 'The exam day has passed. Choose a later day.' };
  const days = studyDays(request);
  if (days.length === 0) {
    const isExamDayOnly = examTime === undefined && (examDay === today || examDay <= firstDay);
    return {
      isEmpty: true,
      reason: isExamDayOnly
        ? 'There is no day before the exam. Add the time of your exam, or start on an earlier day.'
        : 'There is no free time before the exam. Choose different hours or fewer rest days, or start earlier.',
    };
  }
  const available = days.reduce((sum, day) => sum + minutesIn(day), 0);
  const units = groupTopics(topics);
  const sessions = bestSchedule(days, units.length, examDay);
  const parts = Math.max(1, ...sessions.map(({ work }) => (work.kind === 'learn' ? work.part : 0)));
  const covered = new Set(sessions.flatMap(({ work }) => ('topic' in work ? [work.topic] : [])));
  if (covered.size === 0) {
    return {
      isEmpty: true,
      reason:
        'There is no free time of 20 minutes or more before the exam. Choose different hours or more hours a day.',
    };
  }
  const uncovered = units.flatMap(({ names }, index) => (covered.has(index) ? [] : names));
  const label = units.flatMap(({ name }, index) => (covered.has(index) ? [name] : [])).join(', ');
  return {
    isEmpty: false,
    plan: {
      title: cutAtWord(`Study plan: ${label}`, AI_LIMITS.title),
      sessions: sessions.map((session) => ({
        date: session.date,
        start_time: timeOf(session.start),
        duration: session.duration,
        ...describe(session.work, units, parts),
      })),
    },
    notes: notesOn(sessions, topics, units, uncovered, available),
    uncovered,
  };
}

function hoursOf(minutes: number): number {
  return Math.round(minutes / 60);
}

interface Unit {
  name: string;
  names: readonly string[];
}

/** The topics; in a long list, neighbours are joined. */
function groupTopics(topics: readonly Topic[]): Unit[] {
  const size = Math.ceil(topics.length / MOST_UNITS);
  const units: Unit[] = [];
  for (const { name } of topics) {
    const last = units.at(-1);
    const joined = `${last?.name}; ${name}`;
    if (last && last.names.length < size && joined.length <= LONGEST_TOPIC)
      units[units.length - 1] = { name: joined, names: [...last.names, name] };
    else units.push({ name, names: [name] });
  }
  return units;
}

function describe(work: Work, units: readonly Unit[], parts: number): { topic: string; activity: string } {
  if ('topic' in work) {
    const topic = units[work.topic]?.name ?? '';
    if (work.kind === 'review')
      return { topic, activity: REVIEWS[Math.min(work.round, REVIEWS.length) - 1] ?? REVIEWS[0] };
    return {
      topic,
      activity: parts > 1 ? `Learn (part ${work.part} of ${parts}): ${LEARN}` : `Learn: ${LEARN}`,
    };
  }
  const topic = units.length === 1 ? (units[0]?.name ?? '') : ALL_TOPICS;
  if (work.kind === 'past questions')
    return {
      topic,
      activity: 'Past questions: answer under exam conditions, then mark and note what to revise again',
    };
  if (work.kind === 'mixed')
    return { topic, activity: 'Mixed review: quiz yourself on the topics in random order, weakest first' };
  return { topic, activity: 'Last look: read your key points once, without starting anything new' };
}

function notesOn(
  sessions: readonly PlacedWork[],
  topics: readonly Topic[],
  units: readonly Unit[],
  uncovered: readonly string[],
  available: number,
): string[] {
  const reviewed = new Set(sessions.flatMap(({ work }) => (work.kind === 'review' ? [work.topic] : [])));
  const unreviewed = units.flatMap(({ names }, index) =>
    reviewed.has(index) ? [] : names.filter((name) => !uncovered.includes(name)),
  );
  const isMixed = sessions.some(({ work }) => work.kind === 'mixed' || work.kind === 'past questions');
  const notes: string[] = [];
  if (uncovered.length > 0) {
    notes.push(
      `There isn't enough time for all ${topics.length} topics. The plan covers the first ${topics.length - uncovered.length} and leaves out: ${uncovered.join('; ')}. Add hours or start earlier, or put the most important topics first.`,
    );
  }
  if (unreviewed.length > 0) {
    notes.push(
      `There's no time for a separate review of: ${unreviewed.join('; ')}.${isMixed ? ' Include them in the mixed review.' : ''}`,
    );
  }
  const planned = sessions.reduce((sum, { duration }) => sum + duration, 0);
  if (planned < available * FEW)
    notes.push(
      `The sessions take ${hoursOf(planned)} of the ${hoursOf(available)} hours you have. Use the rest for more practice, or take it off.`,
    );
  if (units.length < topics.length) notes.push('Some topics share a session because there are so many.');
  return notes;
}
