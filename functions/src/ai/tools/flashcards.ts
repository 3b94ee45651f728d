import { AI_LIMITS } from '@akada/domain/ai/ai';
import { type Flashcards, flashcardsSchema } from '@akada/domain/ai/schemas';
import { isBlank } from '@akada/domain/text/text';
import * as z from 'zod/mini';
import { toStudentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { boundedText, parseAnswer, titleSchema, toCanonicalJson, toGeminiSchema } from './json.ts';
import { systemPrompt } from './system.ts';

/** In characters. */
const MAX_LENGTHS = { front: 500, back: 1_000 } as const;

/** Accepts answers that exceed the limits, and cuts them. */
const answerSchema = z.object({
  title: titleSchema,
  cards: z.array(z.object({ front: boundedText(MAX_LENGTHS.front), back: boundedText(MAX_LENGTHS.back) })),
});

/** Makes a deck of cards from notes. */
export const flashcards: Tool<'flashcards'> = {
  version: 'flashcards-2',
  buildRequest: ({ prompt, count }) => ({
    system: systemPrompt({
      tool: 'flashcards',
      options: { count },
      format: 'json',
      task: [
        "You make flashcards from a student's notes.",
        `Make ${count} cards, or fewer if the notes contain fewer facts to learn.`,
        `The front asks one question in at most ${MAX_LENGTHS.front} characters. The back answers it in at most ${MAX_LENGTHS.back} characters, preferably in one sentence.`,
        'Each card makes sense on its own: no card refers to another card or to the notes, and no two cards ask the same question.',
        'Use only facts from the notes. If they only name a topic, use what is generally known about it.',
        `The title names the subject in at most ${AI_LIMITS.title} characters.`,
      ],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt) }],
    temperature: 0.3,
    maxOutput: 8_192,
    schema: toGeminiSchema(flashcardsSchema),
  }),
  parseResult: (answer, { count }) => {
    const { title, cards } = parseAnswer(answer, answerSchema);
    const filled = cards.filter(({ front, back }) => !isBlank(front) && !isBlank(back));
    // A duplicate would be reviewed twice.
    const unique = [...new Map(filled.map((card) => [card.front.toLowerCase(), card])).values()];
    return toCanonicalJson(
      { title: isBlank(title) ? 'Flashcards' : title, cards: unique.slice(0, count) },
      flashcardsSchema,
    );
  },
  buildTitle: (_, result) => (JSON.parse(result) as Flashcards).title,
};
