import { AI_LENGTHS, AI_LEVELS, AI_LIMITS, SOLVER_MODES } from '@akada/domain/ai/ai';
import { cramSheetSchema, flashcardsSchema, studyPlanSchema } from '@akada/domain/ai/result-schemas';
import { addDays } from '@akada/domain/days/day';
import { SET_LIMITS } from '@akada/domain/practice/practice';
import { questionListSchema } from '@akada/domain/practice/schemas';
import { isBlank, isBroken } from '@akada/domain/text/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EngineRequest, RequestOf } from './request.ts';
import { runEngineTool } from './run-engine-tool.ts';

const LINES = [
  '# Cell',
  'RIVERS AND THEIR LAND-',
  '- a: b',
  '|a|b|',
  '|-|-|',
  '|x|y|',
  'X is a y.',
  'Osmosis is the movement of water through a membrane.',
  'What is osmosis?',
  'why?',
  'Solve 2x + 6 = 14',
  'F = ma',
  '```',
  '<b>&amp;</b>',
  '**',
  '\u200b',
  '😀',
  '\ud800',
  '1. ',
  '第一章：细胞',
  "La cellule est l'unité du vivant.",
] as const;

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.lorem({ maxCount: 40, mode: 'sentences' }),
  fc.array(fc.constantFrom(...LINES), { maxLength: 30 }).map((lines) => lines.join('\n')),
);
const pages = fc.array(
  fc.record({ number: fc.integer({ min: 1, max: 300 }), text: anyText }, { requiredKeys: ['text'] }),
  { maxLength: 4 },
);
const style = { level: fc.constantFrom(...AI_LEVELS), length: fc.constantFrom(...AI_LENGTHS) };

const planner: fc.Arbitrary<RequestOf<'planner'>> = fc
  .record({
    prompt: anyText,
    days: fc.integer({ min: 0, max: AI_LIMITS.maxPlanDays }),
    halfHours: fc.integer({ min: 1, max: AI_LIMITS.maxHoursADay * 2 }),
  })
  .map(({ prompt, days, halfHours }) => ({
    tool: 'planner',
    prompt,
    today: '2026-03-01',
    now: '10:30',
    first_day: '2026-03-01',
    exam_date: addDays('2026-03-01', days),
    hours_a_day: halfHours / 2,
    busy: [{ date: '2026-03-01', start_time: '23:00', duration: 600 }],
  }));

const anyRequest: fc.Arbitrary<EngineRequest> = fc.oneof(
  fc.record({
    tool: fc.constant('flashcards' as const),
    prompt: anyText,
    count: fc.integer({ min: AI_LIMITS.minCards, max: AI_LIMITS.maxCards }),
    pages,
  }),
  fc.record({ tool: fc.constantFrom('cram' as const, 'summarizer' as const), prompt: anyText, pages }),
  fc.record({
    tool: fc.constantFrom('explainer' as const, 'essay' as const),
    prompt: anyText,
    pages,
    ...style,
  }),
  fc.record({
    tool: fc.constant('chat' as const),
    prompt: anyText,
    earlier: fc.array(anyText, { maxLength: 3 }),
    pages,
  }),
  fc.record({
    tool: fc.constant('solver' as const),
    prompt: anyText,
    mode: fc.constantFrom(...SOLVER_MODES),
  }),
  planner,
  fc.record(
    {
      tool: fc.constant('practice' as const),
      kinds: fc.subarray(['choice', 'true_false', 'cloze', 'match', 'short'] as const),
      prompt: anyText,
      pages,
      cards: fc.oneof(
        fc.constant([]),
        fc.array(
          fc.record({ front: anyText, back: anyText, topic: anyText }, { requiredKeys: ['front', 'back'] }),
          {
            maxLength: 12,
          },
        ),
      ),
      count: fc.integer({ min: 1, max: SET_LIMITS.questions }),
      seed: fc.integer(),
    },
    { requiredKeys: ['tool', 'prompt', 'pages', 'cards', 'count', 'seed'] },
  ),
);

const SCHEMAS = {
  flashcards: flashcardsSchema,
  cram: cramSheetSchema,
  planner: studyPlanSchema,
  practice: questionListSchema,
};

test('any request gives a result of its schema or a message, and the same again', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const outcome = runEngineTool(request);
      expect(runEngineTool(request)).toEqual(outcome);
      if (outcome.isEmpty) {
        expect(isBlank(outcome.message)).toBe(false);
        return;
      }
      expect(isBlank(outcome.title)).toBe(false);
      expect(outcome.title.length).toBeLessThanOrEqual(AI_LIMITS.title);
      expect(isBroken(outcome.result)).toBe(false);
      if (
        request.tool === 'flashcards' ||
        request.tool === 'cram' ||
        request.tool === 'planner' ||
        request.tool === 'practice'
      )
        SCHEMAS[request.tool].parse(JSON.parse(outcome.result));
      if (request.tool === 'flashcards')
        expect(JSON.parse(outcome.result).cards.length).toBeLessThanOrEqual(request.count);
      if (request.tool === 'practice')
        expect(JSON.parse(outcome.result).questions.length).toBeLessThanOrEqual(request.count);
      if (request.tool === 'practice' && request.kinds)
        for (const { kind } of JSON.parse(outcome.result).questions) expect(request.kinds).toContain(kind);
    }),
    { seed: 18, numRuns: 120 },
  );
});
