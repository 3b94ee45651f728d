/** Answers the two calls that make practice questions: the questions, and the second pass over them. */
import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { BlindQuestion } from '@akada/domain/practice/blind-questions';
import { parseDeckText } from '@akada/domain/practice/deck-text';
import { QUESTION_KINDS } from '@akada/domain/practice/practice';
import type { Question, QuestionList } from '@akada/domain/practice/schemas';
import { readDeck } from '@akada/engine/practice/deck-facts';
import { answerBlindly } from '@akada/engine/practice/second-pass/answer-blindly';
import { type Evidence, readEvidence } from '@akada/engine/practice/second-pass/evidence';
import { readSource } from '@akada/engine/reading/read-source';
import { runEngineTool } from '@akada/engine/tools/run-engine-tool';
import type { Asked } from '../request.ts';

/** Results are reproducible. */
const SEED = 1;

export function answerPractice(asked: Asked): object {
  return asked.options.get('step') === 'check' ? checkAnswers(asked) : writtenQuestions(asked);
}

function writtenQuestions({ text, pages, options }: Asked): object {
  const isDeck = options.get('from') === 'deck';
  const wanted = options.get('kinds')?.split(' ') ?? [];
  const kinds = QUESTION_KINDS.filter((kind) => wanted.includes(kind));
  const outcome = runEngineTool({
    tool: 'practice',
    count: Number(options.get('count')) || AI_LIMITS.practiceQuestions,
    seed: SEED,
    // Without them it is a mixture of all.
    ...(kinds.length > 0 && kinds.length < QUESTION_KINDS.length && { kinds }),
    // A model copies the answer of the card as the source.
    cards: isDeck ? parseDeckText(text).map((card) => ({ ...card, source: card.back })) : [],
    prompt: isDeck ? '' : text,
    pages,
  });
  if (outcome.isEmpty) return { questions: [] };
  return { questions: (JSON.parse(outcome.result) as QuestionList).questions.map(asWritten) };
}

/** A question in the fields that functions/src/ai/practice asks the model for. */
function asWritten(question: Question): object {
  switch (question.kind) {
    case 'choice': {
      const { options, key, ...rest } = question;
      return { ...rest, right: options[key], wrong: options.filter((_, index) => index !== key) };
    }
    case 'true_false':
      return { ...question, is_true: question.key };
    default:
      return question;
  }
}

function checkAnswers({ text, pages, options }: Asked): object {
  const passages = pages.map((page) => page.text).join('\n');
  const evidence = options.get('from') === 'deck' ? deckEvidence(passages) : textEvidence(passages);
  const questions = JSON.parse(text) as ({ number: number } & BlindQuestion)[];
  return {
    answers: questions.map(({ number, ...question }) => ({
      number,
      answer: answerBlindly(question, evidence),
    })),
  };
}

function deckEvidence(text: string): Evidence {
  const { source } = readDeck(parseDeckText(text));
  return readEvidence(
    source.passages.map((passage) => passage.text),
    source.language,
  );
}

function textEvidence(text: string): Evidence {
  const { sections, passages, language } = readSource([{ text }]);
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  return readEvidence([...headings, ...passages.map((passage) => passage.text)], language);
}
