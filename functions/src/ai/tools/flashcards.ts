import { AI_LIMITS } from '@akada/domain/ai/ai';
import { type Flashcards, flashcardsSchema } from '@akada/domain/ai/schemas';
import { isBlank } from '@akada/domain/text/text';
import * as z from 'zod/mini';
import { studentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { canonical, readAnswer, shapeOf, textOf, titleText } from './json.ts';
import { systemText } from './system.ts';

const LONGEST = { front: 500, back: 1_000 } as const;

/** An answer before it is repaired. */
const answerSchema = z.object({
  title: titleText,
  cards: z.array(z.object({ front: textOf(LONGEST.front), back: textOf(LONGEST.back) })),
});

/** A deck of cards from notes. */
export const flashcards: Tool<'flashcards'> = {
  version: 'flashcards-1',
  request: ({ prompt, count }) => ({
    system: systemText({
      tool: 'flashcards',
      options: { count },
      makes: 'json',
      task: [
        "You make flashcards from a student's notes.",
        `Make ${count} cards, or fewer when the notes do not hold as many different things to know.`,
        `The front asks one thing in at most ${LONGEST.front} characters, and the back answers it in at most ${LONGEST.back}, better in one sentence.`,
        'Each card stands alone: no card refers to another one or to the notes, and none repeats another.',
        'Take everything from the notes; where they are only a topic, use what is generally known of it.',
        `The title names the subject in at most ${AI_LIMITS.title} characters.`,
      ],
    }),
    turns: [{ role: 'student', parts: studentParts(prompt) }],
    temperature: 0.3,
    maxOutput: 8_192,
    schema: shapeOf(flashcardsSchema),
  }),
  result: (answer, { count }) => {
    const { title, cards } = readAnswer(answer, answerSchema);
    const whole = cards.filter(({ front, back }) => !isBlank(front) && !isBlank(back));
    // The same question twice would be asked twice, and in a review count twice.
    const different = [...new Map(whole.map((card) => [card.front.toLowerCase(), card])).values()];
    return canonical(
      { title: isBlank(title) ? 'Flashcards' : title, cards: different.slice(0, count) },
      flashcardsSchema,
    );
  },
  title: (_, result) => (JSON.parse(result) as Flashcards).title,
};
