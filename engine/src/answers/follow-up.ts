/** What a short message in a chat refers to: 'why?', 'give an example of it', 'and the second one?'. */
import type { Language } from '../reading/source.ts';
import { askedRoots, fold } from '../words/roots.ts';
import { isLight } from '../words/word-lists.ts';
import type { AnswerResult } from './answer.ts';
import type { Question } from './question.ts';

export type FollowUp =
  | { kind: 'why' | 'example' | 'more' }
  /** 'And what is it?' */
  | { kind: 'definition' }
  /** `place` counts from 0; -1 is the last. */
  | { kind: 'ordinal'; place: number }
  /** The same question about another subject: 'and meiosis?'. */
  | { kind: 'substitute'; instead: string }
  /** A question with a pronoun for the subject of the previous one. */
  | { kind: 'pronoun' };

const WHY =
  /^(?:but |and |so )?(?:why|how come|for what reason|pourquoi|kilode)(?: (?:is|was|does|did|are|do|were) (?:that|it|this|so|they)(?: so)?)?$/;
const MORE =
  /^(?:please )?(?:tell me more|more|say more|go on|continue|elaborate|explain (?:more|further|it|that|this)(?: (?:more|further|again|better|please))*|(?:give|show) me more(?: details)?|more details|and then|what else)(?: (?:about|on) (?:it|that|this|them))?(?: please)?$/;
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st)\b/, 0],
  [/\b(?:second|2nd)\b/, 1],
  [/\b(?:third|3rd)\b/, 2],
  [/\b(?:fourth|4th)\b/, 3],
  [/\b(?:fifth|5th)\b/, 4],
  [/\blast\b/, -1],
];
/** Words that accompany an ordinal and name nothing. */
const ORDINAL_FRAME =
  /\b(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th|one|point|reason|factor|item|type|kind|cause|effect|step|stage|condition|and|what|about|is|was|explain|describe|the|tell|me|more|of|them|on|mean|does|please|now)\b/g;
const SUBSTITUTE = /^(?:and(?: what about| how about| for)?|what about|how about|et(?: pour)?)\s+(.{2,60})$/;
/** 'And why do stomata close?' is a question of its own. */
const QUESTION =
  /^(?:why|how|what|when|where|who|which) (?:do|does|did|is|are|was|were|can|could|should|will|has|have|happens)\b/;
const PRONOUN =
  /\b(?:it|its|they|them|their|theirs|this|that|these|those|he|him|his|she|her|such)\b|(?:^|\s)(?:il|elle|ils|elles|cela|ca|en|y)(?=\s|$)/;
const EXAMPLE = /\b(?:examples?|instance|exemples?)\b/;

/** A question in a chat with its answer. */
export interface Turn {
  question: Question;
  result: AnswerResult;
  /** What it is about, in the student's words; null if the notes don't explain it. */
  about: string | null;
}

const DEFINITION =
  /^(?:and |but |so |but )?(?:what(?:'s| is| are| was| were) (?:it|that|this|they|these|those)|define it|what does (?:it|that|this) mean)$/;

/** A question word alone asks about the previous subject. */
const BARE = /^(?:and |but )?(?:when|who|where|how|which|how many|how much|quand|qui|ou|comment|combien)$/;

/** How a message refers to the previous question; null if it is independent. */
export function followUpIn(message: string, language: Language): FollowUp | null {
  const text = fold(message)
    .replace(/[?.!,"“”]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (WHY.test(text)) return { kind: 'why' };
  if (MORE.test(text)) return { kind: 'more' };
  const ordinal = ORDINALS.find(([pattern]) => pattern.test(text));
  if (ordinal && text.replace(ORDINAL_FRAME, '').trim() === '') return { kind: 'ordinal', place: ordinal[1] };
  const own = askedRoots(text.replace(PRONOUN, ' '), language).filter((root) => !isLight(root));
  if (EXAMPLE.test(text) && own.length === 0) return { kind: 'example' };
  if (DEFINITION.test(text)) return { kind: 'definition' };
  if (BARE.test(text)) return { kind: 'pronoun' };
  const instead = SUBSTITUTE.exec(text)?.[1];
  if (instead && QUESTION.test(instead) && own.length > 0 && !PRONOUN.test(instead)) return null;
  if (instead && own.length > 0 && !PRONOUN.test(instead)) return { kind: 'substitute', instead };
  return PRONOUN.test(text) ? { kind: 'pronoun' } : null;
}

/** A question about the subject of the previous one. */
export function withTopic(question: Question, { question: before, result }: Turn): Question {
  const roots = [...new Set([...question.roots, ...before.roots])];
  const isBare = question.roots.length === 0;
  return {
    ...question,
    roots,
    names: [...new Set([...question.names, ...before.names])],
    kind: isBare ? before.kind : question.kind,
    subject: isBare ? before.subject : question.subject,
    topic: {
      roots: before.roots.filter((root) => !question.roots.includes(root)),
      passages: result.isEmpty ? [] : result.parts.map(({ passage }) => passage),
    },
  };
}
