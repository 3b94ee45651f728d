/** Finds what the notes say after the sentences of an answer. */
import { isQuotable } from '../ranking/quotable.ts';
import type { Source } from '../reading/source.ts';
import { type AnswerPart, type AnswerResult, toPart } from './answer.ts';
import { isDependent } from './context.ts';

/** Sentences right after a part of the answer, in the same section. */
function sentencesAfter(source: Source, part: AnswerPart | undefined): AnswerPart[] {
  const at = part?.passage ? source.passages.indexOf(part.passage) : -1;
  if (at === -1) return [];
  return source.passages
    .slice(at + 1, at + 4)
    .filter((passage) => passage.section === part?.passage?.section && isQuotable(passage))
    .map((passage) => toPart(source, passage, passage.quote ?? passage.text, 'more'));
}

/** The next sentences of the notes that were not shown before. */
export function moreAfter(source: Source, result: AnswerResult): AnswerPart[] {
  if (result.isEmpty) return [];
  const shown = result.parts.map(({ text }) => text).join(' ');
  return sentencesAfter(source, result.parts.at(-1)).filter(({ text }) => !shown.includes(text));
}

const GIVES_REASON = /\b(?:because|since|due to|so that|in order to|reason|owing to|parce qu|car|afin)\b/i;

/** The reason within the quoted sentences, or in the next one if it begins with a pronoun: 'This is because …'. */
export function reasonsAfter(source: Source, result: AnswerResult): AnswerPart[] {
  if (result.isEmpty) return [];
  const own = result.parts.slice(0, 1).filter(({ text }) => GIVES_REASON.test(text));
  if (own.length > 0) return own;
  return sentencesAfter(source, result.parts[0])
    .slice(0, 1)
    .filter(
      ({ text, passage }) => GIVES_REASON.test(text) && passage && isDependent(passage, source.language),
    )
    .map((part) => ({ ...part, role: 'reason' }));
}

const GIVES_EXAMPLE =
  /\b(?:for example|for instance|e\.g|an? example|examples (?:of|are)|such as|par exemple)\b/i;

/** The sentences after the quoted ones that give an example. */
export function examplesAfter(source: Source, result: AnswerResult): AnswerPart[] {
  return result.isEmpty
    ? []
    : sentencesAfter(source, result.parts[0])
        .slice(0, 2)
        .filter(({ text }) => GIVES_EXAMPLE.test(text))
        .map((part) => ({ ...part, role: 'example' }));
}
