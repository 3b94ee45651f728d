import type { Plan } from '@akada/domain/account/account';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { generateInputSchema } from '@akada/domain/ai/generate-schemas';
import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import { AI_TOOLS, type AiToolId } from '@akada/domain/ai/tools';
import { addDays } from '@akada/domain/days/day';
import { describe, expect, it } from 'vitest';
import { initialValues, optionsOf, readForm } from './tool-values.ts';

const TODAY = '2026-03-01';
const FILE = { chosen: { from: 'vault', file_id: 'abc' }, name: 'Cells.pdf' } as const;
type FormTool = Exclude<AiToolId, 'chat'>;
const tools = AI_TOOLS.map(({ id }) => id).filter((id): id is FormTool => id !== 'chat');
const filled = { ...initialValues(TODAY), prompt: 'Osmosis' };
const problemsOf = (tool: FormTool, changed: object, plan: Plan | null = 'starter') => {
  const result = readForm(tool, { ...filled, ...changed }, plan);
  return 'problems' in result ? result.problems : {};
};

describe('readForm', () => {
  it.each(tools)('returns an input that fits the contract of the %s', (tool) => {
    const result = readForm(tool, filled, 'free');
    if (!('request' in result)) throw new Error('the form has problems');
    expect(generateInputSchema.safeParse({ ...result.request, request_id: 'a'.repeat(16) }).success).toBe(
      true,
    );
    expect(result.request).toMatchObject({ tool, prompt: 'Osmosis' });
  });

  it.each(tools)('rejects a text for the %s beyond its limit', (tool) => {
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
  ] as const)('rejects a text for the %s of more than %i characters on the free plan', (tool, most, paid) => {
    expect(problemsOf(tool, { prompt: 'x'.repeat(most) }, 'free')).toEqual({});
    expect(problemsOf(tool, { prompt: 'x'.repeat(most + 1) }, 'free')).toEqual({
      prompt: `Keep it to 10,000 characters on the free plan. Starter and higher plans allow ${paid}.`,
    });
    // While the plan is unknown, the server decides.
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
  ] as const)('reports, for the %s with %o, a problem at %s', (tool, changed, field) => {
    expect(Object.keys(problemsOf(tool, changed))).toContain(field);
  });

  it('accepts a PDF without a text', () => {
    expect(readForm('summarizer', { ...filled, prompt: '', file: FILE }, 'free')).toEqual({
      request: { tool: 'summarizer', prompt: '', file: FILE.chosen },
    });
  });

  const longFile = { ...FILE, facts: { pages: 200, chapters: [] } };

  it.each(['cram', 'flashcards', 'summarizer', 'explainer'] as const)(
    'sends, for the %s, a file with the chosen pages',
    (tool) => {
      const values = { ...filled, file: longFile, pages: { from: '12', to: '31' } };
      expect(readForm(tool, values, 'starter')).toMatchObject({
        request: { file: FILE.chosen, pages: { from: 12, to: 31 } },
      });
    },
  );

  it.each([
    [null, "That's 200 pages. Choose up to 30 of them. Starter and higher plans allow up to 500 at a time."],
    [
      { from: '1', to: '31' },
      "That's 31 pages. Choose up to 30 of them. Starter and higher plans allow up to 500 at a time.",
    ],
    [{ from: '190', to: '201' }, 'That PDF has 200 pages. Choose from 1 to 200.'],
    [{ from: '', to: '3' }, 'Enter page numbers from 1.'],
    [{ from: '1.5', to: '3' }, 'Enter page numbers from 1.'],
    [{ from: '4', to: '3' }, "The last page can't be before the first."],
  ])('reports the pages %o of a file with 200', (pages, problem) => {
    expect(problemsOf('cram', { file: longFile, pages }, 'free')).toMatchObject({ file: problem });
  });

  it('accepts all pages on a plan that allows them, and sends no range', () => {
    expect(readForm('cram', { ...filled, file: longFile }, 'starter')).toEqual({
      request: { tool: 'cram', prompt: 'Osmosis', file: FILE.chosen },
    });
  });

  it('ignores a range that was chosen before a note', () => {
    const note = { chosen: { from: 'note', note_id: 'a' }, name: 'Cells', facts: 'note' } as const;
    expect(readForm('cram', { ...filled, file: note, pages: { from: '1', to: '2' } }, 'free')).toEqual({
      request: { tool: 'cram', prompt: 'Osmosis', file: note.chosen },
    });
  });

  it('reports why a file cannot be used', () => {
    expect(problemsOf('cram', { file: { ...FILE, problem: 'Damaged.' } })).toEqual({ file: 'Damaged.' });
  });

  it('sends no file with a tool that takes none', () => {
    expect(readForm('essay', { ...filled, file: FILE }, 'free')).not.toHaveProperty('request.file');
  });
});

describe('optionsOf', () => {
  it.each([
    ['explainer', []],
    ['essay', []],
    ['flashcards', ['count']],
    ['solver', ['mode']],
  ] as const)('shows on the device only what the study engine uses of the %s', (tool, options) => {
    expect(optionsOf(tool, 'device')).toEqual(options);
  });

  it('shows all options of a tool for AI', () => {
    expect(optionsOf('explainer', 'ai')).toEqual(['level', 'length']);
  });
});
