/** Reads the study engine's request from a prompt of functions/src/ai/tools. */
import { AI_LENGTHS, AI_LEVELS, AI_LIMITS } from '@akada/domain/ai/ai';
import type { BusyTime } from '@akada/domain/ai/free-time';
import { addDays, type Day, isDay } from '@akada/domain/days/day';
import type { EngineRequest, RequestOf } from '@akada/engine/tools/request';
import type { Asked } from '../request.ts';

/** The first day if the request has none. Any fixed day will do, so that results are reproducible. */
const NO_DAY: Day = '2026-01-05';
/** Days until the exam if the request has no exam date. */
const DEFAULT_DAYS = 14;

/** @returns a chat if the prompt names no tool of the engine */
export function toEngineRequest(asked: Asked): Exclude<EngineRequest, RequestOf<'practice'>> {
  const { tool, text: prompt, pages } = asked;
  const option = (name: string) => asked.options.get(name);
  const style = {
    level: AI_LEVELS.find((level) => level === option('level')) ?? 'secondary',
    length: AI_LENGTHS.find((length) => length === option('length')) ?? 'medium',
  };
  switch (tool) {
    case 'flashcards': {
      const count = numberOption(
        asked,
        'count',
        AI_LIMITS.defaultCards,
        AI_LIMITS.minCards,
        AI_LIMITS.maxCards,
      );
      return { tool, prompt, pages, count: Math.round(count) };
    }
    case 'cram':
    case 'summarizer':
      return { tool, prompt, pages };
    case 'explainer':
    case 'essay':
      return { tool, prompt, pages, ...style };
    case 'solver':
      return { tool, prompt, mode: option('mode') === 'hint' ? 'hint' : 'solution' };
    case 'planner': {
      const firstDay = dayOption(asked, 'first_day') ?? dayOption(asked, 'today') ?? NO_DAY;
      return {
        tool,
        prompt,
        today: dayOption(asked, 'today') ?? firstDay,
        now: option('now') ?? '00:00',
        first_day: firstDay,
        exam_date: dayOption(asked, 'exam_date') ?? addDays(firstDay, DEFAULT_DAYS),
        hours_a_day: numberOption(
          asked,
          'hours_a_day',
          AI_LIMITS.defaultHoursADay,
          AI_LIMITS.minHoursADay,
          AI_LIMITS.maxHoursADay,
        ),
        busy: busyTimes(option('busy') ?? ''),
      };
    }
    default: {
      const earlier = asked.earlier.flatMap(({ role, text }) => (role === 'student' ? [text] : []));
      return { tool: 'chat', prompt, earlier, pages };
    }
  }
}

function numberOption(asked: Asked, name: string, fallback: number, min: number, max: number): number {
  const value = Number.parseFloat(asked.options.get(name) ?? '');
  return Math.min(max, Math.max(min, Number.isFinite(value) ? value : fallback));
}

function dayOption({ options }: Asked, name: string): Day | undefined {
  const value = options.get(name);
  return value !== undefined && isDay(value) ? value : undefined;
}

/** The entries of the planner: '2026-03-02 16:00 60; …', each with its date, start and minutes. */
function busyTimes(written: string): BusyTime[] {
  return [...written.matchAll(/(\d{4}-\d\d-\d\d) (\d\d:\d\d) (\d+)/g)].map(
    ([, date = '', start_time = '', minutes]) => ({ date, start_time, duration: Number(minutes) }),
  );
}
