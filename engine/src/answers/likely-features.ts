/** What shows whether a passage answers a question, as features of the model of likely answers. */
import { clauseOf } from '../grammar/clause.ts';
import { countWords } from '../text/text.ts';
import { rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import { isOfOtherThing } from './asked-phrases.ts';
import { hasCertainShape, hasCertainValue } from './certain-shape.ts';
import { hasColumn } from './columns.ts';
import { isDependent } from './context.ts';
import { definitionGrade } from './definitions.ts';
import { isDoneByNobody, isSamePlace, isTitle } from './facts.ts';
import { claimOf, isOfOtherClaim } from './likely-claims.ts';
import { type Features, type Match, matchesOf, pairsIn } from './likely-matches.ts';
import { type Candidate, candidates, isAboutNames, saysEnough } from './paraphrase.ts';
import type { Question } from './question.ts';
import type { Index, Unit } from './search.ts';
import { hasNewName, hasShape } from './shapes.ts';

/** So many passages, those that match a question best, are compared closely. */
const MOST_COMPARED = 12;
/** A passage with fewer words says little. */
const SHORT = 5;
const REASON =
  /\b(?:because|since|so that|due to|therefore|thus|hence|as a result|reasons?|to (?:avoid|prevent|allow|protect|make|keep))\b|, so\b|: (?:the|it|they|its?)\b/i;
const DATE = /\b1\d{3}\b|\b20\d\d\b|\bcentur(?:y|ies)\b/i;
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|half)\b/i;
const NEGATION = /\bnot\b|n't\b|n’t\b|\bnever\b|\bno\b|\bcannot\b|\bwithout\b/i;
/** 'How much', 'how thick', 'what is the boiling point of'. */
const ASKS_AMOUNT =
  /\bhow (?!does?\b|did\b|can\b|could\b|is\b|are\b|was\b|were\b|should\b|come\b|to\b)\p{L}+\b|\b(?:what|which) (?:\p{L}+ )?(?:temperature|voltage|pressure|speed|age|percentage|number)\b|\bthe (?:\p{L}+ )?(?:\p{L}+ity|price|cost|number|point|mass|dose|rate|percentage) of\b/iu;
const ASKS_NAME = /\bnames?\b|\bcalled\b|\bterm\b|\bword\b/i;
const NAMES = /\b(?:called|named|known as|termed|refers? to|means?)\b|^[^:;.]{2,40}(?:: | [-–—] )/iu;
const WAYS = ['how', 'which', 'what', 'why', 'who', 'when', 'where'] as const;

export interface Compared {
  unit: Unit;
  features: Features;
}

/** The passages that match an English question best, with their features. */
export function compareUnits(index: Index, question: Question): Compared[] {
  const known = new Map(candidates(index, question).map((candidate) => [candidate.unit, candidate]));
  return matchesOf(index, question)
    .slice(0, MOST_COMPARED)
    .map((match, place) => ({
      unit: match.unit,
      features: {
        ...match.features,
        place,
        pairs: pairsIn(index, match.unit, question),
        ...ofRules(index, question, match.unit, known.get(match.unit)),
        ...ofQuestion(question),
        ...ofPassage(question, match),
      },
    }));
}

/** What the rules for an answer say. */
function ofRules(index: Index, question: Question, unit: Unit, candidate: Candidate | undefined): Features {
  const shape = Number(hasShape(unit, question, index.source));
  const grade =
    question.kind === 'definition' ? definitionGrade(unit, question.subject ?? '', index.source) : 0;
  return {
    shape,
    certain: Number(hasCertainShape(index, unit, question, candidate?.own ?? 0)),
    value: Number(hasCertainValue(unit, question)),
    covered: candidate?.covered ?? 0,
    ownCovered: candidate?.own ?? 0,
    isWhole: Number(candidate?.isWhole ?? false),
    says: Number(candidate !== undefined && saysEnough(index, question, candidate)),
    names: Number(isAboutNames(index, unit, question)),
    otherClaim: Number(isOfOtherClaim(index, question, unit)),
    otherThing: Number(isOfOtherThing(index, unit, question)),
    otherPlace: Number(!isSamePlace(unit, question)),
    byNobody: Number(isDoneByNobody(unit, question)),
    title: Number(isTitle(unit)),
    grade,
    [`shape of ${question.kind}`]: shape,
  };
}

function ofQuestion({ kind, text, isList, isYesOrNo, names, relation }: Question): Features {
  const way = WAYS.find((word) => new RegExp(`\\b${word}\\b`, 'i').test(text)) ?? 'none';
  return {
    [`kind ${kind}`]: 1,
    [`asks ${way}`]: 1,
    isList: Number(isList),
    isYesOrNo: Number(isYesOrNo),
    named: names.length,
    ...(relation ? { [`relation ${relation.name}`]: 1 } : {}),
  };
}

function ofPassage(question: Question, { unit }: Match): Features {
  const { passage, said } = unit;
  const text = passage.quote ?? passage.text;
  const fresh = [...unit.saidRoots].filter((root) => !question.roots.includes(root));
  const subject = rootsOf(clauseOf(text)?.subject ?? '', 'en').map(meaningOf);
  const asked = question.roots.filter((root) => !isLight(root));
  const claim = new Set(rootsOf(claimOf(text), 'en').map(meaningOf));
  const cue = { why: REASON, when: DATE, count: NUMBER }[String(question.kind)];
  return {
    words: Math.log(1 + countWords(text)),
    isShort: Number(countWords(text) < SHORT),
    isRow: Number(passage.kind === 'row'),
    isItem: Number(passage.kind === 'item'),
    isSpeech: Number(passage.speech !== undefined),
    column: Number(passage.kind === 'row' && hasColumn(text, question)),
    isDependent: Number(isDependent(passage, 'en')),
    fresh: Math.log(1 + fresh.length),
    reason: Number(REASON.test(said)),
    claim: asked.length === 0 ? 0 : asked.filter((root) => claim.has(root)).length / asked.length,
    date: Number(DATE.test(text)),
    number: Number(NUMBER.test(text)),
    amount: ASKS_AMOUNT.test(question.text) ? (NUMBER.test(text) ? 1 : -1) : 0,
    naming: ASKS_NAME.test(question.text) ? (NAMES.test(text) ? 1 : -1) : 0,
    newName: Number(hasNewName(text, question, 'en')),
    cue: Number(cue?.test(text) ?? 0),
    negation: Number(NEGATION.test(text) !== NEGATION.test(question.text)),
    subject: asked.length === 0 ? 0 : asked.filter((root) => subject.includes(root)).length / asked.length,
    isSubject: Number(subject.length > 0 && subject.every((root) => asked.includes(root))),
  };
}
