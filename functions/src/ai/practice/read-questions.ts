/** Reads the questions that the model wrote. Those that don't keep to the rules are left out. */

import { wordsOf } from '@akada/domain/practice/normalize';
import { BLANK, QUESTION_LIMITS as LIMITS, type QuestionKind } from '@akada/domain/practice/practice';
import { type Question, questionSchema } from '@akada/domain/practice/schemas';
import { cutAtWord, dropLoneSurrogates } from '@akada/domain/text/text';
import * as z from 'zod/mini';
import { sha256Hex } from '../../lib/sha256.ts';
import type { Passages } from './passages.ts';

const text = z.string();
const texts = z.array(z.string());

/** A question as the model writes it: of the fields after `topic`, those of its kind. */
export const writtenQuestionSchema = z.object({
  kind: text,
  prompt: text,
  why: text,
  source: text,
  topic: z.optional(text),
  right: z.optional(text),
  wrong: z.optional(texts),
  is_true: z.optional(z.boolean()),
  corrected: z.optional(text),
  answers: z.optional(texts),
  pairs: z.optional(z.array(z.object({ left: text, right: text }))),
  points: z.optional(texts),
});
type Written = z.infer<typeof writtenQuestionSchema>;

/**
 * The questions of an answer that have the form of their kind, a sentence that the passages contain, and a key that can
 * be right: at most `count`, no two with the same prompt.
 */
export function readQuestions(
  written: readonly unknown[],
  passages: Passages,
  { count, kinds }: { count: number; kinds?: readonly QuestionKind[] | undefined },
): Question[] {
  const questions = written.flatMap((one) => {
    const { data } = writtenQuestionSchema.safeParse(one);
    const question = data && toQuestion(data, passages);
    return question && (kinds?.includes(question.kind) ?? true) ? [question] : [];
  });
  const unique = new Map(questions.map((question) => [question.prompt.toLowerCase(), question]));
  return [...unique.values()].slice(0, count);
}

function toQuestion(written: Written, passages: Passages): Question | null {
  const source = tidy(written.source, LIMITS.source);
  const place = passages.find(source);
  const own = place && ownFields(written, source);
  if (!own) return null;
  const topic = tidy(written.topic ?? '', LIMITS.topic);
  const { success, data } = questionSchema.safeParse({
    kind: written.kind,
    prompt: tidy(written.prompt, LIMITS.prompt),
    why: tidy(written.why, LIMITS.why),
    source,
    ...(place.page !== null && { page: place.page }),
    ...(topic !== '' && { topic }),
    ...own,
  });
  return success ? data : null;
}

/** The fields that only questions of this kind have; null if they can't be right. */
function ownFields(written: Written, source: string): object | null {
  const { kind, prompt, right = '', wrong = [], is_true, corrected = '', answers = [] } = written;
  switch (kind) {
    case 'choice': {
      const key = tidy(right, LIMITS.option);
      const others = wrong.map((option) => tidy(option, LIMITS.option)).slice(0, LIMITS.maxOptions - 1);
      const options = shuffled([key, ...others], prompt);
      return { options, key: options.indexOf(key) };
    }
    case 'true_false':
      if (is_true === undefined) return null;
      if (is_true) return { key: true };
      return corrected.trim() === '' ? null : { key: false, corrected: tidy(corrected, LIMITS.corrected) };
    case 'cloze': {
      const gapped = tidy(prompt.replace(/_{2,}/g, BLANK), LIMITS.prompt);
      const all = [...new Set(answers.map((answer) => tidy(answer, LIMITS.answer)))].slice(0, LIMITS.answers);
      const [best = ''] = all;
      const isFair = hasWordsOf(source, best) && !hasWordsOf(gapped, best);
      return isFair ? { prompt: gapped, answers: all } : null;
    }
    case 'match':
      return {
        pairs: (written.pairs ?? []).slice(0, LIMITS.maxPairs).map((pair) => ({
          left: tidy(pair.left, LIMITS.side),
          right: tidy(pair.right, LIMITS.side),
        })),
      };
    case 'short':
      return {
        points: (written.points ?? []).slice(0, LIMITS.points).map((point) => tidy(point, LIMITS.point)),
      };
    default:
      return null;
  }
}

/** Whether a text has the words of an answer, one after the other. */
function hasWordsOf(whole: string, answer: string): boolean {
  const words = wordsOf(answer).join(' ');
  return words !== '' && ` ${wordsOf(whole).join(' ')} `.includes(` ${words} `);
}

/** In an order that the model doesn't choose: it likes to put the right option first. The same for the same question. */
function shuffled(options: readonly string[], prompt: string): string[] {
  const ranks = new Map(options.map((option) => [option, sha256Hex(`${prompt}\n${option}`)]));
  return options.toSorted((one, other) => ((ranks.get(one) ?? '') < (ranks.get(other) ?? '') ? -1 : 1));
}

function tidy(written: string, max: number): string {
  return cutAtWord(dropLoneSurrogates(written).trim(), max);
}
