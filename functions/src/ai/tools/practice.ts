import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { ToolInput } from '@akada/domain/ai/generate-schemas';
import { titleFromFirstLine } from '@akada/domain/ai/title';
import {
  BLANK,
  QUESTION_LIMITS as LIMITS,
  QUESTION_KINDS,
  type QuestionKind,
} from '@akada/domain/practice/practice';
import { type QuestionList, questionListSchema } from '@akada/domain/practice/schemas';
import * as z from 'zod/mini';
import { type Passages, readPassages } from '../practice/passages.ts';
import { readQuestions, writtenQuestionSchema } from '../practice/read-questions.ts';
import { checkedQuestions, secondPassRequest } from '../practice/second-pass.ts';
import { toStudentParts } from '../quote.ts';
import { NothingFound, type Tool, type ToolContext, UnusableAnswer } from '../tool.ts';
import { parseAnswer, toCanonicalJson, toGeminiSchema } from './json.ts';
import { sourceOption, systemPrompt } from './system.ts';

const answerSchema = z.object({ questions: z.array(z.unknown()) });
const requestedSchema = z.object({ questions: z.array(writtenQuestionSchema) });

const KIND_RULES: Record<QuestionKind, string> = {
  choice: `choice: right is the answer in at most ${LIMITS.option} characters, and wrong has three other options of the same kind and length, each clearly wrong.`,
  true_false:
    'true_false: the prompt is a statement, and is_true says whether it is true. Half of them are false, and then corrected is the true statement.',
  cloze: `cloze: the prompt is a sentence with one gap, written ${BLANK}. answers has the words of the gap as they are in the source, then other right spellings, if any.`,
  match: `match: pairs has ${LIMITS.minPairs} to ${LIMITS.maxPairs} pairs, each with a left and a right side that belong together, and no side fits two others.`,
  short: `short: the prompt asks for a reason, a process or a comparison, and points has what a full answer says, one point in each string.`,
};

const TOKENS_EACH = 260;

/** Makes practice questions from a text, a file or a deck, and checks their keys by a second pass. */
export const practice: Tool<'practice'> = {
  version: 'practice-1',
  buildRequest: (input, { source }) => {
    const { prompt, count, kinds = QUESTION_KINDS, from_deck } = input;
    return {
      system: systemPrompt({
        tool: 'practice',
        options: {
          count,
          kinds: kinds.join(' '),
          ...(from_deck && { from: 'deck' }),
          ...sourceOption(source),
        },
        format: 'json',
        task: [
          'You make practice questions for a student, who must be able to answer each from the given text alone.',
          from_deck
            ? 'The quoted text has the cards of a deck, each with its question and its answer.'
            : 'Use only facts that the text states.',
          `Make ${count} questions, or fewer if the text states fewer facts worth learning. If it states none, return an empty list of questions.`,
          source && !from_deck ? 'If the student wrote a text beside it, ask about that subject.' : '',
          `The kind of a question is one of: ${kinds.join(', ')}. Mix them.`,
          ...kinds.map((kind) => KIND_RULES[kind]),
          `The prompt has at most ${LIMITS.prompt} characters and makes sense on its own. It never shows its answer, or that of another question. No two questions ask for the same fact.`,
          `The source is the sentence or table row of the text that contains the answer, copied exactly, in at most ${LIMITS.source} characters${from_deck ? ': the answer of the card' : ''}.`,
          `why explains in one sentence of at most ${LIMITS.why} characters why the answer is right. The topic names the part of the subject in a few words.`,
        ].filter(Boolean),
      }),
      turns: [{ role: 'student', parts: toStudentParts(prompt, source) }],
      temperature: 0.4,
      maxOutput: 1_024 + count * TOKENS_EACH,
      maxSeconds: AI_LIMITS.practiceCallSeconds,
      schema: toGeminiSchema(requestedSchema),
    };
  },
  parseResult: (answer, input, context) => {
    const written = parseAnswer(answer, answerSchema).questions;
    if (written.length === 0) throw new NothingFound('noQuestions');
    const questions = readQuestions(written, passagesOf(input, context), input);
    if (questions.length === 0) {
      throw new UnusableAnswer(
        'no question has the fields of its kind, one right answer, and a source copied exactly from the text',
      );
    }
    return toCanonicalJson({ questions }, questionListSchema);
  },
  secondPass: {
    buildRequest: (result, input, context) => {
      const { questions } = JSON.parse(result) as QuestionList;
      const passages = passagesOf(input, context);
      const places = questions.flatMap(({ source }) => passages.find(source) ?? []);
      return secondPassRequest(questions, passages.textAt(places), {
        isDeck: input.from_deck === true,
        maxSeconds: AI_LIMITS.practiceCallSeconds,
      });
    },
    parseResult: (answer, result) => {
      const { questions, note } = checkedQuestions(answer, (JSON.parse(result) as QuestionList).questions);
      return { result: toCanonicalJson({ questions }, questionListSchema), note };
    },
  },
  buildTitle: ({ prompt, from_deck }) => titleFromFirstLine(from_deck ? '' : prompt, 'Practice'),
};

/** What the questions are made from: the file or note, or else the student's text. */
function passagesOf({ prompt }: ToolInput<'practice'>, { source }: ToolContext): Passages {
  return readPassages(source && source.kind !== 'pdf' ? source.text : prompt, source?.kind === 'pages');
}
