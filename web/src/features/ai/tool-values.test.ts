import type { Plan } from '@akada/domain/account/account';
import { AI_LIMITS, AI_TOOL_FACTS } from '@akada/domain/ai/ai';
import { generateInputSchema } from '@akada/domain/ai/schemas';
import { AI_TOOLS, type AiToolId } from '@akada/domain/ai/tools';
import { addDays } from '@akada/domain/days/day';
import { describe, expect, it } from 'vitest';
import { initialValues, readForm } from './tool-values.ts';

const TODAY = '2026-03-01';
type FormTool = Exclude<AiToolId, 'chat'>;
const tools = AI_TOOLS.map(({ id }) => id).filter((id): id is FormTool => id !== 'chat');
const filled = { ...initialValues(TODAY), prompt: 'Osmosis' };
const problemsOf = (tool: FormTool, changed: object, plan: Plan | null = 'starter') => {
  const result = readForm(tool, { ...filled, ...changed }, plan);
  return 'problems' in result ? result.problems : {};
};

describe('what a form asks for', () => {
  it.each(tools)('is what the contract of the %s takes', (tool) => {
    const result = readForm(tool, filled, 'free');
    if (!('asked' in result)) throw new Error('there are problems');
    expect(generateInputSchema.safeParse({ ...result.asked, request_id: 'a'.repeat(16) }).success).toBe(true);
    expect(result.asked).toMatchObject({ tool, prompt: 'Osmosis' });
  });

  it.each(tools)('of the %s is as long as its limit and no longer', (tool) => {
    const { inputMax } = AI_TOOL_FACTS[tool];
    expect(problemsOf(tool, { prompt: 'x'.repeat(inputMax) })).toEqual({});
    expect(problemsOf(tool, { prompt: 'x'.repeat(inputMax + 1) })).toMatchObject({
      prompt: `Keep it to ${inputMax.toLocaleString('en')} characters.`,
    });
  });

  it.each([
    ['cram', 10_000, '20,000'],
    ['flashcards', 10_000, '20,000'],
    ['summarizer', 10_000, '50,000'],
  ] as const)('of the %s is shorter on the free plan: %i characters', (tool, most, paid) => {
    expect(problemsOf(tool, { prompt: 'x'.repeat(most) }, 'free')).toEqual({});
    expect(problemsOf(tool, { prompt: 'x'.repeat(most + 1) }, 'free')).toEqual({
      prompt: `Keep it to 10,000 characters on the free plan. Starter and the plans above it take ${paid}.`,
    });
    // The server decides while the plan is not known.
    expect(problemsOf(tool, { prompt: 'x'.repeat(most + 1) }, null)).toEqual({});
  });

  it.each([
    ['flashcards', { count: String(AI_LIMITS.maxCards + 1) }, 'count'],
    ['flashcards', { count: '' }, 'count'],
    ['flashcards', { count: '7.5' }, 'count'],
    ['planner', { hours_a_day: '0' }, 'hours_a_day'],
    ['planner', { hours_a_day: '1.3' }, 'hours_a_day'],
    ['planner', { hours_a_day: '12.5' }, 'hours_a_day'],
    ['planner', { exam_date: addDays(filled.first_day, -1) }, 'exam_date'],
    ['planner', { exam_date: addDays(filled.first_day, AI_LIMITS.maxPlanDays + 1) }, 'exam_date'],
    ['planner', { first_day: '' }, 'first_day'],
    ['planner', { prompt: ' \n ' }, 'prompt'],
  ] as const)('for %s with %o is told so at the field', (tool, changed, field) => {
    expect(Object.keys(problemsOf(tool, changed))).toContain(field);
  });

  it('may be a PDF alone', () => {
    const file = { chosen: { from: 'vault', file_id: 'abc' }, name: 'Cells.pdf' } as const;
    expect(readForm('summarizer', { ...filled, prompt: '', file }, 'free')).toEqual({
      asked: { tool: 'summarizer', prompt: '', file: file.chosen },
    });
  });
});
