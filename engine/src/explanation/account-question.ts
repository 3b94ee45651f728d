/** Reads 'Why …?' and 'How …?': the words that an account must have. */
import type { Question } from '../answers/question.ts';
import { type Term, termsOf } from '../answers/terms.ts';
import { tokensOf } from '../reading/nlp.ts';
import { fold, rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';

export interface AccountQuestion {
  way: 'why' | 'how';
  /** The words that the account must have. */
  terms: readonly Term[];
  /** The roots that one sentence must have: of 'How is the sum of a series found?', 'sum' and 'found'. */
  together: readonly string[];
  /** The roots of what it asks about, if that comes right after the auxiliary; empty otherwise. */
  subject: readonly string[];
  /** For 'Why is blood red?', the adjective, which must be said of something; null for other questions. */
  quality: string | null;
  /** Whether it asks how something is formed or made. */
  isAboutForming: boolean;
  /** Whether it asks why something failed, which notes call its problems. */
  isAboutFailure: boolean;
}

const WHY = /^\W*(?:(?:and|so|but|then|also|now)\s+)*(?:why|for what reason)\b/i;
const HOW =
  /^\W*(?:(?:and|so|but|then|also|now)\s+)*(?:how|in what way) (?:do|does|did|can|could|is|are|was|were|should|would|has|have)\b/i;
const KINDS: readonly Question['kind'][] = ['why', 'how', 'general', 'relation'];
const rootSet = (words: string): ReadonlySet<string> => new Set(rootsOf(words, 'en').map(meaningOf));
/** Those who do what notes tell without naming them: 'How does the poet present …?', 'Why do people …?' */
const UNNAMED = rootSet('author writer poet playwright dramatist novelist narrator people person someone');
/** Verbs and adverbs that only ask for a cause or a manner. */
const VAGUE = rootSet(
  'lead cause result bring happen occur work help instead often always usually sometimes still actually really exactly need use',
);
const FAILURE = rootSet('fail failed failure collapse unsuccessful');
/** 'How is the sum of …', 'Why does the number of …' */
const HEAD_OF = /\b(?:do|does|did|can|could|is|are|was|were) (?:the |an? )?(\p{L}+) of\b/u;
/** The first words after the auxiliary. */
const AFTER_AUXILIARY =
  /\b(?:do|does|did|can|could|is|are|was|were|should|would) ((?:the |an? )?\S+(?: \S+)?)/;
/** 'Why is blood red?' */
const QUALITY = /\bwhy (?:is|are|was|were)(?:n't| not)? .*?(\p{L}+)\W*$/u;

/** What a question of why or how asks for; null for other questions, and for one without any word of its own. */
export function readAccountQuestion(question: Question): AccountQuestion | null {
  const way = WHY.test(question.text) ? 'why' : HOW.test(question.text) ? 'how' : null;
  if (way === null || !KINDS.includes(question.kind)) return null;
  const all = termsOf(question, 'en').filter(
    ({ root, isRequired }) => isRequired && !UNNAMED.has(root) && !VAGUE.has(root.split(' ')[0] ?? root),
  );
  const isAboutFailure = way === 'why' && all.some(({ root }) => FAILURE.has(root));
  const terms = isAboutFailure ? all.filter(({ root }) => !FAILURE.has(root)) : all;
  if (terms.length === 0) return null;
  const folded = fold(question.text);
  const [head] = rootsOf(HEAD_OF.exec(folded)?.[1] ?? '', 'en').map(meaningOf);
  const verbs = terms.flatMap(({ root, isVerb }) => (isVerb ? [root] : []));
  return {
    ...{
      way,
      terms,
      isAboutFailure,
      isAboutForming: question.kind === 'how',
      subject: subjectIn(folded, terms),
      quality: qualityIn(folded),
    },
    together: head === undefined ? [] : [head, ...verbs],
  };
}

function subjectIn(folded: string, terms: readonly Term[]): string[] {
  const [, phrase = ''] = AFTER_AUXILIARY.exec(folded) ?? [];
  const roots = rootsOf(phrase, 'en').map(meaningOf);
  return terms.flatMap(({ root }) => (roots.includes(root) ? [root] : []));
}

function qualityIn(folded: string): string | null {
  const word = QUALITY.exec(folded)?.[1];
  const token = word === undefined ? undefined : tokensOf(folded).find(({ text }) => text === word);
  return word !== undefined && token?.pos === 'ADJ' ? word : null;
}
