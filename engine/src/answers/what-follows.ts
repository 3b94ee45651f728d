/** Finds what the notes say after the sentences of an answer. */
import { explainTopic } from '../explanation/explain-topic.ts';
import { findTopic } from '../explanation/topic.ts';
import { isQuotable } from '../ranking/quotable.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Source } from '../reading/source.ts';
import { rootsOf } from '../words/roots.ts';
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

/** The fewest words that an instance shares with the definition before it. */
const LEAST_SHARED = 2;
const GIVES_EXAMPLE =
  /\b(?:for example|for instance|e\.g|an? example|examples (?:of|are)|such as|par exemple)\b/i;

/** The sentences after the quoted ones that give an example. */
export function examplesAfter(source: Source, result: AnswerResult): AnswerPart[] {
  return result.isEmpty
    ? []
    : sentencesAfter(source, result.parts[0])
        .slice(0, 2)
        .filter(
          ({ text }, place) =>
            GIVES_EXAMPLE.test(text) || (place === 0 && isInstance(source, result.parts[0], text)),
        )
        .map((part) => ({ ...part, role: 'example' }));
}

/** Whether a sentence after a definition says the same of something with a name: 'In Act Two the audience knows …'. */
function isInstance({ language }: Source, defined: AnswerPart | undefined, text: string): boolean {
  if (defined?.role !== 'definition' || language !== 'en') return false;
  const [own, said] = [defined.text, text].map((part) => new Set(rootsOf(part, language)));
  const shared = [...(said ?? [])].filter((root) => root.length > 2 && own?.has(root));
  const names = tokensOf(text).filter(
    ({ pos, text: word }) => pos === 'PROPN' && !defined.text.includes(word),
  );
  return shared.length >= LEAST_SHARED && names.length > 0;
}

/** What the notes give as examples of a concept. */
export function examplesOf(source: Source, concept: string): AnswerPart[] {
  const topic = findTopic(source, concept);
  return topic ? explainTopic(source, topic).filter(({ role }) => role === 'example') : [];
}
