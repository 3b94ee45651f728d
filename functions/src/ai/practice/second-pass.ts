/**
 * The second pass over questions: a call of the model that sees the passages and the questions, but no key. A question
 * whose key it doesn't reach is dropped.
 */
import { isKey, toBlindQuestion } from '@akada/domain/practice/blind-questions';
import type { Question } from '@akada/domain/practice/schemas';
import { quantity } from '@akada/domain/text/plural';
import * as z from 'zod/mini';
import { quoteStudentText } from '../quote.ts';
import { type ModelRequest, NothingFound } from '../tool.ts';
import { parseAnswer, toGeminiSchema } from '../tools/json.ts';
import { systemPrompt } from '../tools/system.ts';

const answersSchema = z.object({
  answers: z.array(z.object({ number: z.number(), answer: z.array(z.string()) })),
});

/** What the model has to answer, for each kind. */
const ANSWER_RULES = [
  'choice: the one right option, copied exactly.',
  'true_false: true or false.',
  'cloze: the words that belong in the gap, and nothing else.',
  'match: for each left side, in their order, the right side that belongs to it, copied exactly.',
  'short: what a full answer says, one point in each string.',
] as const;

const TOKENS_EACH = 150;

/**
 * The request for the second pass. Its questions are quoted too: they were made from the student's text, and may repeat
 * instructions in it.
 *
 * @param passages what the questions are about
 * @param isDeck whether the passages are the cards of a deck
 */
export function secondPassRequest(
  questions: readonly Question[],
  passages: string,
  { isDeck, maxSeconds }: { isDeck: boolean; maxSeconds: number },
): ModelRequest {
  const asked = questions.map((question, index) => ({ number: index + 1, ...toBlindQuestion(question) }));
  return {
    system: systemPrompt({
      tool: 'practice',
      options: { step: 'check', source: 'note', ...(isDeck && { from: 'deck' }) },
      format: 'json',
      task: [
        'You sit a test on some passages, so that a teacher sees which of its questions have one clear answer.',
        'The first quoted text has the passages, the second one the questions as JSON.',
        'Answer each question by its number, only from the passages. The answer is a list of strings:',
        ...ANSWER_RULES,
        'Give an empty list if the passages do not say, or if more than one answer fits.',
      ],
    }),
    turns: [
      {
        role: 'student',
        parts: [{ text: quoteStudentText(passages) }, { text: quoteStudentText(JSON.stringify(asked)) }],
      },
    ],
    temperature: 0,
    maxOutput: 512 + questions.length * TOKENS_EACH,
    maxSeconds,
    schema: toGeminiSchema(answersSchema),
  };
}

/**
 * The questions whose key the second pass reached.
 *
 * @throws UnusableAnswer when the answer does not fit
 * @throws NothingFound when no question passes
 */
export function checkedQuestions(
  answer: string,
  questions: readonly Question[],
): { questions: Question[]; note: string | null } {
  const { answers } = parseAnswer(answer, answersSchema);
  const byNumber = new Map(answers.map((one) => [one.number, one.answer]));
  const passed = questions.filter((question, index) => isKey(question, byNumber.get(index + 1) ?? []));
  if (passed.length === 0) throw new NothingFound('noQuestions');
  const dropped = questions.length - passed.length;
  return {
    questions: passed,
    note:
      dropped === 0
        ? null
        : `${quantity(dropped, 'question')} left out: a second check didn't reach the same answer.`,
  };
}
