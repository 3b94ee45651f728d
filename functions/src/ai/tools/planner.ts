import { AI_LIMITS } from '@akada/domain/ai/ai';
import { type BusyTime, toAvailability } from '@akada/domain/ai/free-time';
import { repairSessions } from '@akada/domain/ai/repair-plan';
import { type StudyPlan, studyPlanSchema } from '@akada/domain/ai/result-schemas';
import { isDay } from '@akada/domain/days/day';
import { TIME_PATTERN } from '@akada/domain/planner/planner';
import { isBlank } from '@akada/domain/text/text';
import * as z from 'zod/mini';
import { toStudentParts } from '../quote.ts';
import { NothingFound, type Tool, UnusableAnswer } from '../tool.ts';
import { boundedText, parseAnswer, titleSchema, toCanonicalJson, toGeminiSchema } from './json.ts';
import { systemPrompt } from './system.ts';

/** In characters and minutes; `busy` is the entries of the planner that the model is told. */
const MAX = { topic: 120, activity: 200, minutes: 240, busy: 100 } as const;
const MIN_MINUTES = 10;
const MIDNIGHT = '00:00';
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
  version: 'planner-5',
  buildRequest: ({ prompt, first_day, exam_date, hours_a_day }, { today, now = MIDNIGHT, busy = [] }) => ({
    system: systemPrompt({
      tool: 'planner',
      options: { today, now, first_day, exam_date, hours_a_day, ...busyOption(busy) },
      format: 'json',
      task: [
        "You plan a student's study sessions before an exam. The student's text names the topics.",
        'No session is before now on today, nor over a time of busy, which lists the date, start and minutes of other plans.',
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
  parseResult: (answer, input, { today, now = MIDNIGHT, busy = [] }) => {
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
      .filter(({ date, start_time, topic }) => isDay(date) && TIME.test(start_time) && !isBlank(topic));
    const repaired = repairSessions(valid, toAvailability(input, { today, now, busy }));
    if (repaired.length === 0) throw new UnusableAnswer('no session is in free time before the exam');
    return toCanonicalJson(
      {
        title: isBlank(title) ? 'Study plan' : title,
        sessions: repaired.slice(0, AI_LIMITS.planSessions),
      },
      studyPlanSchema,
    );
  },
  buildTitle: (_, result) => (JSON.parse(result) as StudyPlan).title,
};

/** The entries of the planner as an option; none without entries. */
function busyOption(busy: readonly BusyTime[]): { busy?: string } {
  const times = busy.map(({ date, start_time, duration }) => `${date} ${start_time} ${duration}`);
  return times.length === 0 ? {} : { busy: times.slice(0, MAX.busy).join('; ') };
}
