/** Checks whether a passage has the shape of an answer to the kind of question. */
import { listingOf, tokensOf } from '../reading/nlp.ts';
import type { Language, Source } from '../reading/source.ts';
import { isKindOf } from '../words/lexicon.ts';
import { fold, rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import { isMeasured } from './amounts.ts';
import { hasColumn } from './columns.ts';
import { isDependent } from './context.ts';
import { IN_WORDS } from './formulas-of.ts';
import { isInstance } from './instances.ts';
import { isOfPeople, ROLE } from './people.ts';
import type { Question } from './question.ts';
import type { QuestionKind } from './question-patterns.ts';
import type { Unit } from './search.ts';
import { PEOPLE } from './terms.ts';

const SHAPES: Readonly<Record<Language, Readonly<Partial<Record<QuestionKind, RegExp>>>>> = {
  en: {
    why: /\b(?:because|since|due to|so that|in order (?:to|that)|as a result of|owing to|reasons?|thanks to|explains? why|hence|therefore|thus|which is why|that is why)\b|\b(?:to|so as to) (?:avoid|prevent|reduce|increase|make|keep|protect|help|allow|ensure|maintain|provide|get|save|gain|raise|stop|show)\b|\bwanted\b|\bso\b|\bfor (?:lack|want|fear) of\b|^(?:do not|don't|never|avoid)\b.*(?:[:;]|, or\b|\bor (?:the|it|they|you)\b|\botherwise\b)|, which (?:leaves|makes|allows|gives|helps|means|enables|causes|keeps)\b/i,
    when: /\b(?:1[0-9]{3}|20[0-9]{2})\b|\b(?:century|centuries|January|February|March|April|June|July|August|September|October|November|December|BC|AD)\b|\b(?:when|before|after|during|until|once|if|as soon as|at the time|above|below|every|while|at (?:night|dawn|noon|birth)|in the (?:morning|evening|first|second|last))\b/i,
    where:
      /\b(?:in|at|on|near|inside|within|between|from|through|along|outside|under|around|across|into|to) (?:the |an? |its |their )?\p{L}/iu,
    how: /\b(?:by|when|where|as|through|because|after|until|using|with|if|into|so that|first|then)\b/i,
    example:
      /\b(?:for example|for instance|such as|e\.g|examples?|includ(?:e|es|ing)|like|(?:is|on|for) one|are two)\b/i,
    formula: new RegExp(`[=∝]|${IN_WORDS.source}`, 'i'),
    difference:
      /\b(?:whereas|while|unlike|differs?|different|difference|but|however|on the other hand|than|confused?)\b/i,
  },
  fr: {
    why: /parce qu|\bcar\b|puisqu|en raison|grâce|à cause|afin|\bpour\b|c['’]est pourquoi|raison|\bdonc\b/i,
    when: /\b(?:1[0-9]{3}|20[0-9]{2})\b|siècle|janvier|février|mars|avril|\bmai\b|juin|juillet|août|septembre|octobre|novembre|décembre|\blorsqu|\bquand\b|\bpendant\b|\baprès\b|\bavant\b|la nuit|le jour/i,
    where: /\b(?:dans|à|au|aux|en|sur|sous|entre|chez|près|vers)\b/i,
    example: /par exemple|comme|tels? que|telles? que|ex\./i,
    formula: /[=∝]/,
    difference: /tandis|alors que|contrairement|diffère|différen|\bmais\b|en revanche/i,
  },
  other: {},
};

const EDGE_WORDS = 4;
/** 'There are about 700 million of them.' */
export const OF_THEM = /\b(?:\d[\d,.]*|hundred|thousand|million|billion)s? of (?:them|these|which|whom)\b/i;
/** The name of a case names no person who did something. */
const CASE_NAME = /\p{Lu}[\p{L}'’.]* v\.? (?:\p{Lu}[\p{L}'’.]*\s?|(?:of|and|the) )+/gu;
const ASKS_DOSE = /\b(?:dose|dosage) of\b/i;
const DOSE = /\d\s?(?:mg|mcg|µg|g|ml|mL|units?|IU|tablets?|drops?|litres?)\b|\b(?:tablets?|drops?|spoons?)\b/;
const NUMBER_WORD =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|cent|mille)\b/i;

function hasNewRole(text: string, { roots }: Question, language: Language): boolean {
  const roles = text.match(new RegExp(ROLE, 'gi')) ?? [];
  return roles.some((role) => rootsOf(role, language).some((root) => !roots.includes(meaningOf(root))));
}

/** Names in a text that aren't in the question. */
export function hasNewName(text: string, question: Question, language: Language): boolean {
  const asked = new Set(question.roots);
  const names =
    text.replace(CASE_NAME, '').match(/\p{Lu}[\p{L}\p{M}'’.-]+(?:\s+\p{Lu}[\p{L}\p{M}'’.-]+)*/gu) ?? [];
  // A capital letter after punctuation begins a sentence.
  const proper = new Set(tokensOf(text).flatMap(({ text: word, pos }) => (pos === 'PROPN' ? [word] : [])));
  const isNew = (name: string) => rootsOf(name, language).some((root) => !asked.has(meaningOf(root)));
  const [start] = tokensOf(text);
  const isStartName = language === 'en' && start?.pos === 'PROPN' && listingOf(start.text) !== 'word';
  const inside = names.filter((name) => !text.startsWith(name) || /\s/.test(name) || isStartName);
  return inside.some(
    (name) =>
      isNew(name) &&
      (language !== 'en' ||
        name
          .split(/\s+/)
          .some(
            (word) => proper.has(word.replace(/[.,]$/, '')) || !new RegExp(`[.:;!?]\\s*${word}`).test(text),
          )),
  );
}

/** For 'How is a lake formed?': whether a passage begins or ends with the thing, as in '… is left as a lake'. */
function isNamedAtEdge(text: string, { roots }: Question, language: Language): boolean {
  const words = text.split(/\s+/);
  const wanted = roots.filter((root) => !isLight(root));
  const start = words.slice(0, EDGE_WORDS);
  const verb = start.findIndex((word) => /^(?:is|are|was|were)$/.test(word));
  return [verb === -1 ? start : start.slice(0, verb), words.slice(-EDGE_WORDS)].some((edge) => {
    const own = rootsOf(edge.join(' '), language).map(meaningOf);
    return wanted.every((root) => own.includes(root));
  });
}

/** Whether a passage says it of what the heading above it names: 'These are formed when …' under 'Igneous rocks'. */
function isUnderName({ passage, headings }: Unit, { roots }: Question): boolean {
  const wanted = roots.filter((root) => !isLight(root));
  return (
    /^(?:it|they|these|this)\b/i.test(passage.quote ?? passage.text) &&
    wanted.every((root) => headings.has(root))
  );
}

/** For 'Who is the governor?': whether a passage has this exact word, not only one with its root, such as 'government'. */
function hasOffice(text: string, { text: asked }: Question): boolean {
  const [, office] =
    /\bwho (?:is|are|was|were) the (?:first |present |current |last )?(?!(?:person|people|ones?|man|woman|men|women)\b)(\p{L}{4,})/u.exec(
      fold(asked),
    ) ?? [];
  return office === undefined || fold(text).includes(office.replace(/s$/, ''));
}

/** For 'Who gains?': whether a passage begins with the one who acts, as in 'Debtors gain'. */
function isDoneByOther({ passage }: Unit, { roots }: Question, language: Language): boolean {
  if (isDependent(passage, language)) return false;
  const [who, deed] = rootsOf(passage.text, language).map(meaningOf);
  return who !== undefined && deed !== undefined && !roots.includes(who) && roots.includes(deed);
}

/** Whether a number is next to the counted thing: 'how many chromosomes' finds '46 chromosomes'. */
function counts(text: string, { subject }: Question, language: Language): boolean {
  const parts = fold(text).split(/\s+/);
  const isNumber = (word = '') => /\d|^\w\(/.test(word) || NUMBER_WORD.test(word);
  if (subject === null) return parts.some(isNumber);
  const wanted = new Set(rootsOf(subject, language).map(meaningOf));
  // 'How many people …?' also counts engineers, and a sentence after the one with the name counts 'of them'.
  const isCounted = (root: string) =>
    wanted.has(root) ||
    (language === 'en' && [...wanted].some((kind) => PEOPLE.has(kind) && isKindOf(root, kind)));
  if (OF_THEM.test(text)) return true;
  return parts.some((word, place) => {
    if (!rootsOf(word, language).some((root) => isCounted(meaningOf(root)))) return false;
    const before = parts.slice(Math.max(0, place - 3), place);
    const isVerb = /^(?:is|are|was|were|has|have|=|:|takes?|numbers?)$/.test(parts[place + 1] ?? '');
    const after = isVerb || /:$/.test(word) ? parts.slice(place + 1, place + 4) : [];
    return [...before, ...after].some(
      (other) => isNumber(other) && !/^\(?(?:1[0-9]{3}|20[0-2][0-9])\b/.test(other),
    );
  });
}

/** Whether a passage has what the kind of question needs: a date for 'when', a name for 'who', a reason for 'why'. */
export function hasShape(unit: Unit, question: Question, source: Source): boolean {
  const heading = source.sections[unit.passage.section]?.heading ?? '';
  // In speech, a reason or an example may come in the next words; names, dates and numbers are in the same ones.
  const isLoose = question.kind === 'why' || question.kind === 'example' || question.kind === 'relation';
  const text = isLoose ? unit.said : (unit.passage.quote ?? unit.passage.text);
  if (unit.passage.kind === 'row' && hasColumn(unit.passage.text, question)) return true;
  if (ASKS_DOSE.test(question.text) && question.kind !== 'why' && !DOSE.test(text)) return false;
  if (question.relation)
    return question.relation.answered.test(text) || question.relation.answered.test(heading);
  if (question.kind === 'who') {
    if (!hasOffice(text, question)) return false;
    // Speech is often written without capitals, so names can't be recognised in it.
    const hasCapitals = source.passages.some((passage) => /\s\p{Lu}\p{Ll}/u.test(passage.text));
    return (
      source.language === 'other' ||
      !hasCapitals ||
      unit.passage.speech !== undefined ||
      hasNewRole(text, question, source.language) ||
      hasNewName(text, question, source.language) ||
      isDoneByOther(unit, question, source.language) ||
      (source.language === 'en' && isOfPeople(text, question))
    );
  }
  if (
    question.kind === 'how' &&
    !isNamedAtEdge(text, question, source.language) &&
    !isUnderName(unit, question)
  )
    return false;
  if (question.measure) return isMeasured(text, question.measure, source.language);
  if (question.kind === 'count')
    return source.language === 'other' || counts(text, question, source.language);
  if (question.kind === 'why' && /\b(?:reasons?|why|causes?)\b/i.test(heading))
    return text.split(/\s+/).length >= 3;
  if (question.kind === 'example' && source.language === 'en' && isInstance(unit.passage.text, question))
    return true;
  return SHAPES[source.language][question.kind]?.test(text) ?? true;
}
