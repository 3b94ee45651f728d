import { AI_LIMITS } from '@akada/domain/ai/ai';
import { type StudyPlan, studyPlanSchema } from '@akada/domain/ai/schemas';
import { isDay } from '@akada/domain/days/day';
import { TIME_PATTERN } from '@akada/domain/planner/planner';
import { isBlank } from '@akada/domain/text/text';
import * as z from 'zod/mini';
import { toStudentParts } from '../quote.ts';
import { NothingFound, type Tool, UnusableAnswer } from '../tool.ts';
import { boundedText, parseAnswer, titleSchema, toCanonicalJson, toGeminiSchema } from './json.ts';
import { systemPrompt } from './system.ts';

/** In characters and minutes. */
const MAX = { topic: 120, activity: 200, minutes: 240 } as const;
const MIN_MINUTES = 10;
const TIME = new RegExp(`^${TIME_PATTERN}$`);

/** Accepts answers that exceed the limits, and cuts them. */
const answerSchema = z.object({
  title: titleSchema,
  sessions: z.array(
    z.object({
      date: z.string(),
      start_time: z.string(),
      duration: z.number(),
      topic: boundedText(MAX.topic),
      activity: boundedText(MAX.activity),
    }),
  ),
});

/** Plans study sessions from topics, an exam date and hours a day. */
export const planner: Tool<'planner'> = {
  version: 'planner-4',
  buildRequest: ({ prompt, first_day, exam_date, hours_a_day }, { today }) => ({
    system: systemPrompt({
      tool: 'planner',
      options: { today, first_day, exam_date, hours_a_day },
      format: 'json',
      task: [
        "You plan a student's study sessions before an exam. The student's text names the topics.",
        'The first session is on first_day or later. The last one is on the day before exam_date, unless first_day and exam_date are the same day.',
        'Sessions on the same day do not overlap, and together they last no longer than hours_a_day hours.',
        `Each session has a date (YYYY-MM-DD), a start_time (HH:MM), a duration of ${MIN_MINUTES} to ${MAX.minutes} minutes, a topic of at most ${MAX.topic} characters, and an activity of at most ${MAX.activity} characters that says what to do.`,
        `Give every topic its share, return to each topic after a few days, leave the last days for revision, and plan at most ${AI_LIMITS.planSessions} sessions.`,
        'If the text names no topic, return an empty list of sessions.',
        `The title names the subject in at most ${AI_LIMITS.title} characters.`,
      ],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt) }],
    temperature: 0.2,
    needsReasoning: true,
    maxOutput: 12_288,
    schema: toGeminiSchema(studyPlanSchema),
  }),
  parseResult: (answer, { first_day, exam_date, hours_a_day }) => {
    const { title, sessions } = parseAnswer(answer, answerSchema);
    if (sessions.length === 0) throw new NothingFound();
    const valid = sessions
      .map((session) => ({
        ...session,
        // Models often write 9:00.
        start_time: session.start_time.padStart('00:00'.length, '0'),
        duration: Math.min(MAX.minutes, Math.max(MIN_MINUTES, Math.round(session.duration))),
        activity: isBlank(session.activity) ? session.topic : session.activity,
      }))
      .filter(({ date, start_time, topic }) => isDay(date) && TIME.test(start_time) && !isBlank(topic))
      .filter(({ date }) => date >= first_day && date <= exam_date)
      .sort((a, b) => sortKey(a).localeCompare(sortKey(b)));
    if (valid.length === 0) throw new UnusableAnswer('no session is between the first day and the exam');
    return toCanonicalJson(
      {
        title: isBlank(title) ? 'Study plan' : title,
        sessions: limitMinutesPerDay(valid, hours_a_day * 60).slice(0, AI_LIMITS.planSessions),
      },
      studyPlanSchema,
    );
  },
  buildTitle: (_, result) => (JSON.parse(result) as StudyPlan).title,
};

type Session = StudyPlan['sessions'][number];

function sortKey({ date, start_time }: Session): string {
  return `${date} ${start_time}`;
}

/** Shortens the sessions of a day that exceed its minutes, and drops those that become too short. */
function limitMinutesPerDay(sessions: readonly Session[], minutes: number): Session[] {
  const used = new Map<string, number>();
  return sessions.flatMap((session) => {
    const before = used.get(session.date) ?? 0;
    const duration = Math.min(session.duration, Math.floor(minutes - before));
    if (duration < MIN_MINUTES) return [];
    used.set(session.date, before + duration);
    return [{ ...session, duration }];
  });
}
