import { AI_LIMITS } from '@akada/domain/ai/ai';
import { CRAM_LIMITS, type CramSheet, cramSheetSchema } from '@akada/domain/ai/result-schemas';
import { isBlank } from '@akada/domain/text/text';
import * as z from 'zod/mini';
import { toStudentParts } from '../quote.ts';
import { NothingFound, type Tool } from '../tool.ts';
import { boundedText, parseAnswer, titleSchema, toCanonicalJson, toGeminiSchema } from './json.ts';
import { sourceOption, sourceRules, systemPrompt } from './system.ts';
import { withCitations } from './texts.ts';

/** What fits on a printed page; the study engine's sheets may be longer. */
const SHEET_LIMITS = { ...CRAM_LIMITS, sections: 8, points: 8, point: 240 } as const;

/** A citation at the end of a point that was cut. */
const CUT_CITATION = /\s*\[p?\.?\s?\d*$/;

const pointSchema = boundedText(SHEET_LIMITS.point);

/** Accepts answers that exceed the limits, and cuts them. */
const answerSchema = z.object({
  title: titleSchema,
  sections: z.array(
    z.object({
      heading: boundedText(SHEET_LIMITS.heading),
      points: z.array(z.string()),
    }),
  ),
});

/** Condenses a topic or notes into one page. */
export const cram: Tool<'cram'> = {
  version: 'cram-5',
  buildRequest: ({ prompt }, { source }) => ({
    system: systemPrompt({
      tool: 'cram',
      options: sourceOption(source),
      format: 'json',
      task: [
        "You condense a student's topic or notes into one printed page to revise from on the night before an exam.",
        `Write at most ${SHEET_LIMITS.sections} sections, each with a heading of at most ${SHEET_LIMITS.heading} characters and at most ${SHEET_LIMITS.points} points of at most ${SHEET_LIMITS.point} characters.`,
        'Each point is something to memorize: a definition, a formula with its symbols, a date, a rule or a common mistake.',
        'Put first what is most likely to be examined, and repeat nothing.',
        'If the text has no facts and names no topic, return an empty list of sections.',
        `The title names the subject in at most ${AI_LIMITS.title} characters.`,
        ...sourceRules(source, 'point'),
      ],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt, source) }],
    temperature: 0.3,
    maxOutput: 6_144,
    schema: toGeminiSchema(cramSheetSchema),
  }),
  parseResult: (answer, _, { source }) => {
    const { title, sections } = parseAnswer(answer, answerSchema);
    if (sections.length === 0) throw new NothingFound();
    const filled = sections
      .map(({ heading, points }) => ({
        heading: isBlank(heading) ? 'Key points' : heading,
        points: points
          // Cut afterwards, because a citation may get longer.
          .map((point) => pointSchema.parse(withCitations(point, source)).replace(CUT_CITATION, ''))
          .filter((point) => !isBlank(point))
          .slice(0, SHEET_LIMITS.points),
      }))
      .filter(({ points }) => points.length > 0);
    return toCanonicalJson(
      { title: isBlank(title) ? 'Cram sheet' : title, sections: filled.slice(0, SHEET_LIMITS.sections) },
      cramSheetSchema,
    );
  },
  buildTitle: (_, result) => (JSON.parse(result) as CramSheet).title,
};
