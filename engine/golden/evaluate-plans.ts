import type { StudyPlan } from '@akada/domain/ai/result-schemas';
import { daysBetween, startOfDay } from '@akada/domain/days/day';
import { minuteOf } from '@akada/domain/planner/planner';
import { makeStudyPlan, type StudyPlanResult } from '../src/plan/make-study-plan.ts';
import type { ToolReport } from './bars.ts';
import type { GoldenPlan } from './plans.ts';

type Session = StudyPlan['sessions'][number];
const DAY = 1_440;

/** What is wrong in a plan; empty if a student can follow it. */
export function planFailures(result: StudyPlanResult, { request, topics, isRoomy }: GoldenPlan): string[] {
  if (result.isEmpty) return [`no plan: ${result.reason}`];
  const { today, now, firstDay, examDay, examTime, hoursADay, hours, restDays = [], busy = [] } = request;
  const { sessions } = result.plan;
  const startOf = (one: Pick<Session, 'date' | 'start_time'>) =>
    daysBetween(today, one.date) * DAY + minuteOf(one.start_time);
  const endOf = (one: Pick<Session, 'date' | 'start_time' | 'duration'>) => startOf(one) + one.duration;
  const end =
    examTime === undefined
      ? daysBetween(today, examDay) * DAY
      : startOf({ date: examDay, start_time: examTime });
  const wrong = (reason: string, isWrong: (session: Session, place: number) => boolean) =>
    sessions
      .filter(isWrong)
      .map(({ date, start_time, topic }) => `${reason}: ${date} ${start_time} ${topic}`);
  const minutesOn = (date: string) =>
    sessions.filter((one) => one.date === date).reduce((sum, { duration }) => sum + duration, 0);
  return [
    ...wrong('in the past', (one) => startOf(one) < minuteOf(now) || one.date < firstDay),
    ...wrong('after the exam begins', (one) => endOf(one) > end),
    ...wrong('on a rest day', ({ date }) => restDays.includes(startOfDay(date).getUTCDay())),
    ...wrong('over a planner entry', (one) =>
      busy.some((entry) => startOf(one) < endOf(entry) && startOf(entry) < endOf(one)),
    ),
    ...wrong('over another session', (one, place) => {
      const next = sessions[place + 1];
      return next !== undefined && endOf(one) > startOf(next);
    }),
    ...wrong('beyond the daily hours', ({ date }) => minutesOn(date) > hoursADay * 60),
    ...wrong(
      "outside the student's hours",
      ({ start_time, duration }) =>
        hours !== undefined &&
        (minuteOf(start_time) < minuteOf(hours.from) || minuteOf(start_time) + duration > minuteOf(hours.to)),
    ),
    ...topics.flatMap((topic) => topicFailures(topic, sessions, result, isRoomy)),
  ];
}

function topicFailures(
  topic: string,
  sessions: readonly Session[],
  { notes }: Extract<StudyPlanResult, { isEmpty: false }>,
  isRoomy: boolean,
): string[] {
  const own = sessions.filter((one) => one.topic.split('; ').includes(topic));
  if (own.length === 0) return isRoomy || !notes.join(' ').includes(topic) ? [`leaves out: ${topic}`] : [];
  const learned = own.findLastIndex(({ activity }) => activity.startsWith('Learn'));
  const days = own.slice(Math.max(0, learned)).map(({ date }) => date);
  const gaps = days.slice(1).map((date, place) => daysBetween(days[place] ?? date, date));
  return [
    ...(isRoomy && gaps.length === 0 ? [`never reviewed: ${topic}`] : []),
    ...(gaps.some((gap, place) => place > 0 && gap <= (gaps[place - 1] ?? 0))
      ? [`reviewed after ${gaps.join(', ')} days, which doesn't grow: ${topic}`]
      : []),
  ];
}

export function evaluatePlans(plans: readonly GoldenPlan[]): ToolReport {
  const results = plans.map((plan) => {
    const result = makeStudyPlan(plan.request);
    return { plan, result, failures: planFailures(result, plan) };
  });
  return {
    tool: 'Study plan',
    rows: results.map(({ plan, result, failures }) => ({
      plan: plan.name,
      topics: plan.topics.length,
      sessions: result.isEmpty ? 0 : result.plan.sessions.length,
      failures: failures.length,
    })),
    failures: results.flatMap(({ plan, failures }) => failures.map((failure) => `${plan.name}: ${failure}`)),
    details: [],
  };
}
