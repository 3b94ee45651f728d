/** What a short message in a chat refers to: 'why?', 'give an example of it', 'and the second one?'. */
import type { Language } from '../reading/source.ts';
import { askedRoots, fold, withoutContractions } from '../words/roots.ts';
import { isLight } from '../words/word-lists.ts';
import type { AnswerResult } from './answer.ts';
import type { Question } from './question.ts';

export type FollowUp =
  | { kind: 'why' | 'example' | 'more' }
  /** 'And what is it?' */
  | { kind: 'definition' }
  /** `place` counts from 0; -1 is the last. `said` is what stands for the member if the message asks something about it. */
  | { kind: 'ordinal'; place: number; said: string | null }
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
/** A member of the list before in a question about it: 'where is the second one used'. */
const MEMBER =
  /\bthe (?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)(?: (?:one|type|kind|point|factor|reason|step|stage))?\b(?! \p{L}+ (?:of|to|in)\b)/u;
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
const BARE =
  /^(?:and |but |so )?(?:when|who|where|how|which|how (?:many|much|long|often)|(?:in|on) (?:what|which) (?:year|month|date|day|country|place|town|city|state)|what year|by (?:whom|what)|who by|quand|qui|ou|comment|combien)$/;

/** How a message refers to the previous question; null if it is independent. */
export function followUpIn(message: string, language: Language): FollowUp | null {
  const text = comparable(message);
  if (WHY.test(text)) return { kind: 'why' };
  if (MORE.test(text)) return { kind: 'more' };
  const ordinal = ORDINALS.find(([pattern]) => pattern.test(text));
  if (ordinal && text.replace(ORDINAL_FRAME, '').trim() === '')
    return { kind: 'ordinal', place: ordinal[1], said: null };
  const said = MEMBER.exec(text)?.[0];
  if (ordinal && said !== undefined) return { kind: 'ordinal', place: ordinal[1], said };
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
  const isBare = question.roots.length === 0 || BARE.test(comparable(question.text));
  const roots = isBare ? before.roots : [...new Set([...question.roots, ...before.roots])];
  // 'And when?' asks for the date of the same, but '… and how?' is too vague to be a kind of its own.
  const isSameKind = isBare && question.kind === 'general';
  return {
    ...question,
    roots,
    names: [...new Set([...(isBare ? [] : question.names), ...before.names])],
    kind: isSameKind ? before.kind : question.kind,
    subject: isSameKind ? before.subject : isBare ? null : question.subject,
    topic: {
      roots: before.roots.filter((root) => isBare || !question.roots.includes(root)),
      passages: result.isEmpty ? [] : result.parts.map(({ passage }) => passage),
    },
  };
}

/** A message in small letters, without accents and punctuation. */
function comparable(message: string): string {
  return withoutContractions(fold(message))
    .replace(/[?.!,"“”]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
