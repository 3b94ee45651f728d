/** The words of a question, with how much each says about what is asked. */
import { tokensOf } from '../reading/nlp.ts';
import type { Language } from '../reading/source.ts';
import { isPhrasal, phrasalsIn, weightOf } from '../words/lexicon.ts';
import { fold, rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import type { Question } from './question.ts';

export interface Term {
  root: string;
  weight: number;
  /** Whether an answer without it, or a word that means the same, is about something else. */
  isRequired: boolean;
  /** Whether it is a verb, which the passage itself must have. */
  isVerb: boolean;
  isName: boolean;
  /** Whether it may be the verb of the question, or what it says about its subject. */
  isPredicative: boolean;
  /** Whether an answer may lack it if it has almost everything else. */
  isOptional: boolean;
  /** Whether it is what is asked about something else, such as 'aim' in 'What is the aim of …?'. */
  isHead: boolean;
  /** Whether the question asks for something of it, which its sentence must say of it. */
  hasHead: boolean;
  /** Whether it names the requested kind of thing, such as 'village' in 'In which village …?'. */
  isClass: boolean;
}

const WEIGHT = { name: 1.5, class: 0.2, light: 0.15 } as const;
/** A word that weighs as much is never optional. */
const HEAVY = 0.8;
/** Parts of speech of words that may be optional. */
const OPTIONAL: ReadonlySet<string> = new Set(['NOUN', 'ADV', 'ADP']);
/** Verbs that say nothing about what happens, in a question for a fact and in others; as roots. */
const VAGUE_IN_FACT = /^(?:becom|hav|do|receiv|com|go|get|accord)$/;
const VAGUE =
  /^(?:use|mak|com|go|giv|tak|receiv|becom|hav|keep|put|cal|nam|know|see|need|want|do|begin|get|mean|say|belong|involv|accord|deal|concern)$/;
/** Notes rarely have what is so today; as roots. */
const CURRENT = /^(?:toda|current|latest|nowaday)$/;
/** 'Which village …', 'In what kind of place …'. */
const CLASS =
  /\b(?:what|which)\s+(?!(?:is|are|was|were|do|does|did|can|could|should|must|will|has|have|had)\b)(?:(?:kind|type|sort)s? of\s+)?((?:\p{L}+\s+)?\p{L}+)\s+(?!of\b)/u;
/** Groups that are counted under many names: 'How many people …?' also asks for engineers. */
export const PEOPLE: ReadonlySet<string> = new Set(['person', 'animal', 'countr']);
const PREPOSITION = /^(?:between|among|during|within|toward|upon|without|across|against|accord)$/;
const ASKS = /^(?:why|how|when|where|what|which|whom)$/;
const BEFORE_NOUN = /^(?:many|the|an?|of|on|in|for|by|with|from|its|their|his|her|this|these|every|each)$/;
const AUXILIARY = /^(?:is|are|was|were|do|does|did|can|could|should|must|will|would|has|have|had|may)\b/;
/** 'What did Mary study?' ends in its verb. */
const ENDS_IN_VERB = /\b(?:what|who|whom|which)\b.*\b(?:do|does|did)\b.*\s(\p{L}+)$/u;
/** 'What is the aim of …', 'Quel est le sujet de …'. */
const ATTRIBUTE =
  /^(?:and |so )?(?:what|which)(?:'s| is| are| was| were) (?:the |its |their |his |her |an? )?((?:\p{L}+\s+){0,2}?\p{L}+) (?:of|for|in|on|to)\b/u;
const FRENCH_ATTRIBUTE = /\bquel(?:le)?s? (?:est|sont|etait|etaient) (?:le |la |les |l')(\p{L}+)/u;
const FRENCH_LIGHT: ReadonlySet<string> = new Set(
  rootsOf(
    "aujourd'hui temps plus moins après pendant milieu faire aller prendre mettre avoir grand premier important siècle",
    'fr',
  ),
);

/** The terms of a question in a language whose words can be compared. */
export function termsOf(question: Question, language: Language): Term[] {
  return language === 'en' ? englishTerms(question) : frenchTerms(question);
}

/** Without parts of speech, every word counts the same. */
function frenchTerms({ text, roots, names }: Question): Term[] {
  const heads = rootsOf(FRENCH_ATTRIBUTE.exec(fold(text))?.[1] ?? '', 'fr');
  return roots.map((root) => {
    const isName = names.includes(root);
    const isRequired = !isLight(root) && !FRENCH_LIGHT.has(root);
    return {
      root,
      weight: isName ? WEIGHT.name : isRequired ? 1 : WEIGHT.light,
      isRequired,
      isName,
      isHead: heads.includes(root),
      hasHead: heads.length > 0,
      ...{ isVerb: false, isPredicative: false, isOptional: false, isClass: false },
    };
  });
}

function englishTerms({ text, roots, names, kind }: Question): Term[] {
  const folded = fold(text).replace(/[?.!]+\s*$/, '');
  const poses = partsOfSpeech(folded);
  const isPos = (root: string, ...wanted: readonly string[]) => wanted.includes(poses.get(root) ?? '');
  const classes = new Set(rootsIn(classIn(folded)).filter((root) => !isPos(root, 'VERB')));
  const attributes = rootsIn(ATTRIBUTE.exec(folded)?.[1]);
  // 'The main problem' may be 'the commonest weakness'.
  const heads = new Set(attributes.filter((root, at) => !isLight(root) || at === attributes.length - 1));
  const phrasals = new Map(phrasalsIn(folded).map((phrasal) => [phrasal.split(' ')[0] ?? '', phrasal]));
  // 'Why do we leave pensions out?'
  const particle = /\b(?:do|does|did)\b.*\s(up|out|off|down|away|back|in)$/.exec(folded)?.[1];
  const parted = particle ? [...poses].findLast(([, pos]) => pos === 'VERB')?.[0] : undefined;
  if (parted !== undefined && isPhrasal(`${parted} ${particle}`))
    phrasals.set(parted, `${parted} ${particle}`);
  const isEmpty = (root: string) => VAGUE.test(root) || isLight(root);
  const hasVerb = roots.some((root) => isPos(root, 'VERB') && !isEmpty(root));
  const isFact = ['who', 'when', 'where', 'count'].includes(kind);
  const saysNothing = (root: string) =>
    isFact && !hasVerb ? VAGUE_IN_FACT.test(root) : isEmpty(root) || VAGUE_IN_FACT.test(root);
  const vague = isFact ? VAGUE_IN_FACT : VAGUE;
  // 'When did it begin to work?' needs one of its verbs.
  const onlyVerb = isFact && !hasVerb ? roots.find((root) => isPos(root, 'VERB')) : undefined;
  const needsVerb = kind !== 'definition' && kind !== 'difference';
  return roots.map((root) => {
    const isName = names.includes(root);
    const isHead = heads.has(root) || CURRENT.test(root);
    const isClass = (classes.has(root) || (kind === 'count' && PEOPLE.has(root))) && !isName && !isHead;
    const isVerb = isPos(root, 'VERB', 'AUX');
    const weight =
      isLight(root) || root === 'use' || PREPOSITION.test(root) || (isVerb && vague.test(root))
        ? WEIGHT.light
        : weightOf(root);
    const isContent = isVerb
      ? needsVerb && !saysNothing(root) && (onlyVerb ?? root) === root
      : !isClass && weight > WEIGHT.light && !PREPOSITION.test(root);
    return {
      root: (isVerb ? phrasals.get(root) : undefined) ?? root,
      weight: isName ? WEIGHT.name : isClass ? WEIGHT.class : weight,
      isRequired: isHead || isContent,
      isPredicative: isPos(root, 'VERB', 'AUX', 'ADJ'),
      isOptional: !isName && !isClass && weight < HEAVY && isPos(root, ...OPTIONAL),
      hasHead: heads.size > 0,
      ...{ isVerb, isName, isHead, isClass },
    };
  });
}

/** The kind of thing that a question asks for, up to its auxiliary or verb; empty if it names none. */
function classIn(folded: string): string {
  const [whole = '', phrase = ''] = CLASS.exec(folded) ?? [];
  const [first = '', second] = phrase.split(' ');
  const after = folded.slice(folded.indexOf(whole) + whole.length);
  if (second === undefined || AUXILIARY.test(after)) return phrase;
  // 'What stops radiation' and 'which list covers education' have a verb in its place.
  const isVerb = (word: string, subject: string) =>
    /(?:[^s]s|ed)$/.test(word) &&
    tokensOf(`${subject} ${word} the thing`)[subject.split(' ').length]?.pos === 'VERB';
  if (/\bwhat\b/.test(whole) && isVerb(first, 'it')) return '';
  return isVerb(second, 'it') ? first : phrase;
}

function rootsIn(phrase = ''): string[] {
  return rootsOf(phrase, 'en').map(meaningOf);
}

/** The part of speech of each root in a question. */
function partsOfSpeech(folded: string): Map<string, string> {
  const tokens = tokensOf(folded);
  const poses = new Map(
    tokens.flatMap(({ text, pos }, place) => {
      // The tagger takes 'the demand' and 'on a burn' for verbs.
      const [first, before = ''] = [tokens[place - 2]?.text ?? '', tokens[place - 1]?.text ?? ''];
      const hasVerbAfter = tokens.slice(place + 1).some((token) => token.pos === 'VERB');
      const isSubject =
        (ASKS.test(first) && AUXILIARY.test(before)) || (/^(?:do|does|did)$/.test(before) && hasVerbAfter);
      const isNoun = pos === 'VERB' && (isSubject || (BEFORE_NOUN.test(before) && !/ing$/.test(text)));
      return rootsIn(text).map((root) => [root, isNoun ? 'NOUN' : pos] as const);
    }),
  );
  const classed = classIn(folded).split(' ').at(-1) ?? '';
  const verb =
    classed === '' ? undefined : new RegExp(`\\b${classed}\\s+(\\p{L}+s)\\b`, 'u').exec(folded)?.[1];
  if (verb !== undefined && !AUXILIARY.test(verb)) for (const root of rootsIn(verb)) poses.set(root, 'VERB');
  for (const root of rootsIn(ENDS_IN_VERB.exec(folded)?.[1]).slice(0, 1)) poses.set(root, 'VERB');
  return poses;
}
