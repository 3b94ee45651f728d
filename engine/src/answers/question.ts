/** Parses a question: its kind, its subject, and the words that an answer must have. */
import type { Language, Passage } from '../reading/source.ts';
import { askedRoots, fold, rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import { plainWording } from './plain-wording.ts';
import {
  CIRCUMSTANCE,
  CLAUSE,
  CONDITION,
  DEFINITION,
  KINDS,
  LIST,
  MEASURES,
  PERSON,
  type QuestionKind,
  SUBJECT_NAME,
} from './question-patterns.ts';
import { RELATIONS, type Relation } from './relations.ts';

export interface Question {
  text: string;
  kind: QuestionKind;
  /** The subject as roots, without the words of the relation. */
  roots: readonly string[];
  /** Names and figures, as roots; an answer must have all of them. */
  names: readonly string[];
  /** The term to define, or the thing to count; null for other kinds. */
  subject: string | null;
  /** What the question asks about its subject, such as causes; null for other kinds. */
  relation: Relation | null;
  /** For a number: what must be next to it, such as '%'; null for other kinds. */
  measure: RegExp | null;
  /** What the person does, as a root: 'Who founded …?'; null for other questions. */
  deed: string | null;
  /** For a follow-up: what the question before was about, and the passages that answered it. */
  topic?: { roots: readonly string[]; passages: readonly (Passage | null)[] };
  /** Whether the answer is yes or no. */
  isYesOrNo: boolean;
  /** Whether it asks for several things: 'List the …', 'What are the types of …'. */
  isList: boolean;
}

/** Phrases for signs in a condition: 'D is less than zero' becomes 'D < 0'. */
export function withSigns(text: string): string {
  return text
    .replace(/(?:\b(?:is|are) |(?<=\b\p{L}{1,2} |Δ ))(?:less|smaller|lower) than\b/giu, '<')
    .replace(/(?:\b(?:is|are) |(?<=\b\p{L}{1,2} |Δ ))(?:greater|more|larger|higher|bigger) than\b/giu, '>')
    .replace(/\b(?:is equal to|equals|equal to)\b/gi, '=')
    .replace(/(?<=\b\p{L}|Δ) (?:is|was) (?=-?\d|zero\b)/giu, ' = ')
    .replace(/\bzero\b/gi, '0')
    .replace(/(?<=\b\p{L}|Δ) (?:is |was )?negative\b/giu, ' < 0')
    .replace(/(?<=\b\p{L}|Δ) (?:is |was )?positive\b/giu, ' > 0');
}

/** The condition that a question names, in symbols, such as 'd=0'; null if there is none. */
export function conditionIn(question: string): string | null {
  return CONDITION.exec(withSigns(question))?.[0].replace(/\s+/g, '').toLowerCase() ?? null;
}

/** A body or a law that the words before it name, in small letters too: 'the nigerian youth movement'. */
const NAMED_BODY =
  /(?<=\b(?:the|of|by|was|is|were|did)\s)(?:(?!the\b|of\b|an?\b|most\b|first\b|new\b|main\b|this\b|that\b)\p{L}{3,}\s){1,3}(?:movement|congress|ordinance|commission|treaty|league|constitution|act)\b/giu;

/** Names inside a question, and its figures. */
function namesIn(text: string, language: Language): string[] {
  const bodies = language === 'en' && !/\p{Lu}/u.test(text.slice(1)) ? (text.match(NAMED_BODY) ?? []) : [];
  const names = text.match(/(?<=\S\s+(?:["“(])?)\p{Lu}[\p{L}\p{M}²³⁺⁻₀-₉'’-]*|\d[\d.,]*\d|\d/gu) ?? [];
  const isTitleCase = (text.match(/(?<=\s)\p{Ll}{4,}/gu)?.length ?? 0) === 0;
  const asked = new Set(askedRoots(text, language));
  return isTitleCase && !/\d/.test(text)
    ? []
    : rootsOf([...names, ...bodies].join(' '), language).filter((root) => asked.has(root));
}

/** Parses a question in the language of the notes. */
export function readQuestion(typed: string, language: Language): Question {
  const text = plainWording(typed, language);
  const folded = fold(text)
    .replace(/\s+/g, ' ')
    .replace(/[?.!\s]+$/, '')
    .trim();
  const kind = KINDS[language].find(([, pattern]) => pattern.test(folded))?.[0];
  const relation = kind === undefined || kind === 'when' ? relationIn(folded, language) : null;
  const phrase = definitionPhrase(folded, language)?.replace(
    /^(?:the|an?|l'|le|la|les|un|une|du|des)\s*\b/,
    '',
  );
  const person = kind === 'who' ? PERSON.exec(folded)?.[1] : undefined;
  const isDefinition =
    person !== undefined ||
    (kind === undefined && relation === null && phrase !== undefined && !CLAUSE.test(phrase));
  const counted = kind === 'count' ? /\bhow many (\S+(?: \S+)?)/.exec(folded)?.[1] : undefined;
  const measure = kind === 'count' ? MEASURES.find(([asked]) => asked.test(folded)) : undefined;
  const bare = [
    relation?.asked,
    measure?.[0],
    kind === 'formula'
      ? /\b(?:formula|equation|formule|you|we|calculated?|computed?|worked? out)\b/g
      : undefined,
  ].reduce((rest, pattern) => (pattern ? rest.replace(pattern, ' ') : rest), folded);
  const roots = askedRoots(
    kind === 'when' || kind === 'where' ? bare.replace(CIRCUMSTANCE, ' ') : bare,
    language,
  );
  return {
    text,
    kind:
      conditionIn(text) !== null
        ? 'condition'
        : isDefinition
          ? 'definition'
          : (kind ?? (relation ? 'relation' : 'general')),
    roots: [...new Set((roots.length > 0 ? roots : askedRoots(text, language)).map(meaningOf))],
    names: namesIn(text, language).map(meaningOf),
    subject: isDefinition ? (person ?? phrase ?? null) : (counted ?? null),
    relation,
    measure: measure?.[1] ?? null,
    deed: kind === 'who' ? deedIn(folded, language) : null,
    isYesOrNo: /^(?:is|are|was|were|do|does|did|can|could|must|should|has|have|will|est-ce)\b/.test(folded),
    isList: LIST.test(folded),
  };
}

function deedIn(folded: string, language: Language): string | null {
  const [, verb = ''] = /\b(?:who|qui)\s+(\p{L}+)/u.exec(folded) ?? [];
  return rootsOf(verb, language).map(meaningOf)[0] ?? null;
}

function definitionPhrase(folded: string, language: Language): string | undefined {
  const found = DEFINITION[language].exec(folded.replace(SUBJECT_NAME, ''));
  return found?.[1] ?? found?.[2];
}

function relationIn(folded: string, language: Language): Relation | null {
  return language === 'other' ? null : (RELATIONS[language].find(({ asked }) => asked.test(folded)) ?? null);
}
