import { AI_LIMITS, CARD_LIMITS, type ExamStyle } from '@akada/domain/ai/ai';
import { type SourceMatch, sourceMatcher } from '@akada/domain/ai/card-source';
import { fewerCardsMessage } from '@akada/domain/ai/messages';
import { type CardText, type Flashcards, flashcardsSchema } from '@akada/domain/ai/result-schemas';
import { cutAtWord, dropLoneSurrogates, isBlank } from '@akada/domain/text/text';
import * as z from 'zod/mini';
import { toStudentParts } from '../quote.ts';
import { NothingFound, type Source, type Tool, UnusableAnswer } from '../tool.ts';
import { boundedText, parseAnswer, titleSchema, toCanonicalJson, toGeminiSchema } from './json.ts';
import { readerRule, sourceOption, sourceRules, systemPrompt } from './system.ts';

const sourceSchema = z.pipe(
  z.string(),
  z.transform((text: string) => cutAtWord(dropLoneSurrogates(text).trim(), CARD_LIMITS.source)),
);

/** Accepts answers that exceed the limits, and cuts them. */
const answerSchema = z.object({
  title: titleSchema,
  cards: z.array(
    z.object({
      front: boundedText(CARD_LIMITS.front),
      back: boundedText(CARD_LIMITS.back),
      source: z.optional(sourceSchema),
      page: z.optional(z.number()),
    }),
  ),
});

/** In characters. A text up to this length names a topic instead of being notes, so no card can quote it. */
const LONGEST_TOPIC = 100;

/** What cards for an exam ask, and how long their answers are. */
const EXAM_RULES: Record<ExamStyle, readonly string[]> = {
  any: [],
  waec: [
    'The cards prepare for the theory paper of WAEC: they ask to define, state, list, distinguish or explain briefly. The back has one short point for each mark.',
  ],
  jamb: [
    'The cards prepare for JAMB (UTME), which is multiple choice: each asks for one fact, term, date, formula or short calculation. The back is a few words or one figure.',
  ],
  university: [
    'The cards prepare for university exams: they ask to explain why or how, compare, apply or derive. The back gives the reasoning in up to four sentences.',
  ],
};

/** Makes a deck of cards from notes. */
export const flashcards: Tool<'flashcards'> = {
  version: 'flashcards-5',
  buildRequest: ({ prompt, count, level, exam_style = 'any' }, { source }) => ({
    system: systemPrompt({
      tool: 'flashcards',
      options: {
        count,
        ...(level && { level }),
        ...(exam_style !== 'any' && { exam_style }),
        ...sourceOption(source),
      },
      format: 'json',
      task: [
        "You make flashcards from a student's notes.",
        `Make ${count} cards, or fewer if the notes contain fewer facts to learn.`,
        `The front asks one question in at most ${CARD_LIMITS.front} characters. The back answers it in at most ${CARD_LIMITS.back} characters, preferably in one sentence.`,
        ...(level ? [readerRule(level)] : []),
        ...EXAM_RULES[exam_style],
        'Each card makes sense on its own: no card refers to another card or to the notes, and no two cards ask the same question.',
        'Use only facts from the notes. If they only name a topic, use what is generally known about it. If they have no facts and name no topic, return an empty list of cards.',
        `The source is the sentence or table row of the notes that contains the answer, copied exactly, in at most ${CARD_LIMITS.source} characters. Leave it out if the notes only name a topic.`,
        `The title names the subject in at most ${AI_LIMITS.title} characters.`,
        ...sourceRules(source, null),
      ],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt, source) }],
    temperature: 0.3,
    maxOutput: 8_192,
    schema: toGeminiSchema(flashcardsSchema),
  }),
  parseResult: (answer, { prompt, count }, { source, needsPlainCards }) => {
    const { title, cards } = parseAnswer(answer, answerSchema);
    if (cards.length === 0) throw new NothingFound();
    const matchSource = matcherFor(prompt, source);
    const filled = cards
      .filter(({ front, back }) => !isBlank(front) && !isBlank(back))
      .flatMap((card) => withCheckedSource(card, source, matchSource) ?? []);
    if (filled.length === 0) {
      throw new UnusableAnswer(
        'no card has a question, an answer, and a source copied exactly from the notes',
      );
    }
    const cardsForApp = needsPlainCards ? filled.map(({ front, back }) => ({ front, back })) : filled;
    // A duplicate would be reviewed twice.
    const unique = [...new Map(cardsForApp.map((card) => [card.front.toLowerCase(), card])).values()];
    return toCanonicalJson(
      { title: isBlank(title) ? 'Flashcards' : title, cards: unique.slice(0, count) },
      flashcardsSchema,
    );
  },
  buildNote: ({ count }, result) => fewerCardsMessage((JSON.parse(result) as Flashcards).cards.length, count),
  buildTitle: (_, result) => (JSON.parse(result) as Flashcards).title,
};

/**
 * Compares sources with the notes; null if no card can quote them, because they only name a topic, or are a whole PDF, of
 * which only the model knows the text.
 */
function matcherFor(prompt: string, source: Source | undefined): ((sentence: string) => SourceMatch) | null {
  if (source?.kind === 'pdf') return null;
  const notes = source ? `${source.text}\n${prompt}` : prompt;
  return notes.trim().length > LONGEST_TOPIC ? sourceMatcher(notes) : null;
}

/**
 * The card with its source sentence and page. The sentence is dropped if the notes don't contain it.
 *
 * @returns null for a card with an invented source, because its answer is not from the notes either
 */
function withCheckedSource(
  { front, back, source: sentence = '', page }: z.infer<typeof answerSchema>['cards'][number],
  source: Source | undefined,
  matchSource: ReturnType<typeof matcherFor>,
): CardText | null {
  const sentenceField = isBlank(sentence) ? {} : { source: sentence };
  const pageField = source && source.kind !== 'note' && isPage(page) ? { page } : {};
  if (source?.kind === 'pdf') return { front, back, ...sentenceField, ...pageField };
  if (isBlank(sentence) || !matchSource) return { front, back, ...pageField };
  const match = matchSource(sentence);
  if (match === 'invented') return null;
  return { front, back, ...(match === 'quoted' && sentenceField), ...pageField };
}

function isPage(page: number | undefined): page is number {
  return page !== undefined && flashcardsSchema.shape.cards.def.element.shape.page.safeParse(page).success;
}
