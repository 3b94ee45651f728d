/** Asks for a labelled note in the plainest words that fit its explanation. */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import { sentencesIn } from '../reading/sentences.ts';
import { capital } from '../text/text.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { definesThing, isRelational } from './defines.ts';
import { isCalculation } from './formulas.ts';
import { isPlace, isThing } from './label-places.ts';
import { isWholeStatement, meaningOf, questionForStatement } from './stated-labels.ts';

/** 'Types of election: explain “run-off”.': its heading and its label. */
export const EXPLAIN = /^(?:(.*): [eE]|E)xplain “(.+)”\.$/u;
const MEANT = /^What is meant by “(.+)”\?$/u;
const OF_PEOPLE =
  /^(?:(?:main|major|minor|key|important|other)\s+)?(?:characters?|people|persons|personalities|figures|leaders|rulers|kings|gods|deities)$/i;

/** 'Minimum of 7 members' is a rule, and no definition. */
const AMOUNT = /^(?:minimum|maximum|number|amount|members|at least|up to)\b/i;

/** 'TC = TFC + TVC': a formula in symbols. */
const SYMBOLS = /^[\p{L}\p{N}Δ]{1,6}\s=\s(?!.*\p{L}{5})[^,]{2,60}$/u;

/** A heading that only counts: 'Week 7'. */
const PLACE = /^(?:week|slide|lecture|unit|chapter|topic|module|part|section|lesson|page)\s*\d*$/i;

/** The title of a text: 'A short outline for ND II Business Law', 'Handout 7, MCB 201'. */
const TITLE =
  /\b(?:outline|handout|(?:senior|junior|secondary) (?:classes|schools?)|lecture notes?|revision(?: notes?)?|summary|assignment|homework|worksheet|ND I{1,3}|SS ?[123]|\p{Lu}{2,4} ?\d{3})\b/iu;

/** Whether a heading doesn't say what its section is about. */
export function saysNoTopic(heading: string): boolean {
  return PLACE.test(heading) || TITLE.test(heading);
}

/** A sentence as a heading has at least so many words. */
const LEAST_SENTENCE = 5;

/** Whether a heading tells what a label belongs to: 'Types' doesn't say of what, and 'Why normalise?' is a question. */
function saysOfWhat(heading: string): boolean {
  return (
    !/\?$|^(?:types?|kinds?|forms?|classes|classification)$/i.test(heading) &&
    // 'Four valves keep blood moving in one direction'
    (heading.split(' ').length < LEAST_SENTENCE || clauseOf(heading) === null)
  );
}

/** A heading without its number, and without the remark in brackets and the colon at its end. */
export function plainHeading(heading: string): string {
  return withoutNumber(heading)
    .replace(/:$/, '')
    .replace(/\s*\([^()]*\)$/, '');
}

/** A heading without its number: '2.0 Terms'. */
export function withoutNumber(heading: string): string {
  return heading.replace(/^(?:\d+(?:\.\d+)*[.)]?|[IVX]+[.)]?|[A-Z][.)])\s+(?=\p{L})/u, '');
}

/** A card of a labelled note: 'Who is Sidi?', 'What is meant by “incision”?', or else 'Types of election: explain “run-off”.' */
export function reworded(card: EngineCard): EngineCard {
  const [, meant = ''] = MEANT.exec(card.front) ?? [];
  const [, fullHeading = '', label = ''] = EXPLAIN.exec(card.front) ?? [];
  const term = meant || label;
  if (term === '') return card;
  const above = saysNoTopic(fullHeading) ? '' : withoutNumber(fullHeading);
  const heading = saysOfWhat(above) ? above : '';
  const back = firstSentence(card);
  if (label !== '' && OF_PEOPLE.test(heading) && /^\p{Lu}\p{Ll}/u.test(term))
    return { ...card, back, front: isDescription(back) ? `How is ${term} described?` : `Who is ${term}?` };
  if (isRelational(term.replace(/\s(?:of|to|for|in)\s.*$/i, ''))) {
    const isWhole = /\s(?:of|to|for|in)\s/i.test(term) || heading === '';
    const asked = `hat are the ${asPhrase(term).replace(/^the\s/i, '')}?`;
    return { ...card, back, front: capital(isWhole ? `w${asked}` : `${heading}: w${asked}`) };
  }
  if (isPlace(back) && isThing(term))
    return {
      ...card,
      back,
      front: `Where ${/s$/.test(term) ? 'are' : 'is'} the ${asPhrase(term).replace(/^the\s/i, '')}?`,
    };
  // 'Week 7' says nothing of its terms.
  const isAlone = PLACE.test(fullHeading);
  if (
    meant !== '' ||
    isAlone ||
    isMeaning(back, above) ||
    (EQUATES.test(card.passage.text) && isPhrase(back)) ||
    /\bterms?\b|definitions?|glossary|vocabulary/i.test(above)
  )
    return {
      ...card,
      back,
      front: isWholeStatement(card, term, back) ? questionForStatement(term) : meaningOf(term),
      weight: 0.9,
    };
  if (meant === '' && SYMBOLS.test(back) && !isCalculation(back))
    return {
      ...card,
      kind: 'formula',
      back: back.replace(/\.$/, ''),
      front: `What is the formula for ${asPhrase(term)}?`,
    };
  // 'Cattle: nisab 30 cows, a calf one year old.'
  if (heading !== '' && isFigures(back) && !/[?:]$/.test(heading))
    return { ...card, back, front: `${heading}: what are the figures for ${asPhrase(term)}?` };
  const named = `xplain “${asPhrase(term)}”.`;
  return { ...card, back, front: capital(heading === '' ? `E${named}` : `${heading}: e${named}`) };
}

/** Whether a note describes a person instead of saying who they are: 'Shy, intelligent, whispers rather than speaks'. */
function isDescription(back: string): boolean {
  const [first] = tokensOf(`${back[0]?.toLowerCase()}${back.slice(1)}`);
  return first?.pos === 'ADJ' || /^(?:\p{L}+teen|twenty|thirty|forty|fifty|sixty)$/iu.test(first?.text ?? '');
}

/** 'Hypervitaminosis = illness from too high an intake' defines a term, as nothing else that has '=' between words. */
const EQUATES = /^\p{L}[\p{L} -]{3,40} = \p{L}/u;

function isPhrase(back: string): boolean {
  const [first] = tokensOf(`${back[0]?.toLowerCase()}${back.slice(1)}`);
  return (
    back.split(/\s+/).length >= 4 &&
    !/[=+×/÷\d]|\s-\s/.test(back) &&
    /\s(?:of|from|in|for|with|to|between|that|which|who)\s/.test(back) &&
    /^(?:NOUN|DET|ADJ)$/.test(first?.pos ?? '') &&
    clauseOf(back) === null
  );
}

/** 'Nisab 30 cows, a calf one year old': figures with their nouns, and no verb. */
function isFigures(text: string): boolean {
  return (
    /(?<![\p{L}\d(])\d/u.test(text) &&
    text.split(/\s+/).length <= 14 &&
    !/\be\.g\.|=/.test(text) &&
    tokensOf(text).every(({ pos, text: word }) => pos !== 'AUX' && (pos !== 'VERB' || /ed$/.test(word)))
  );
}

/** 'A promise given in exchange for a promise': a participle, and no verb. */
const GIVEN =
  /^an?\s\p{Ll}+\s(?:\p{Ll}+ed|given|done|made|paid|held|taken|kept)\s(?:in|by|to|for|with|from|at|on)\s/iu;
/** 'Ability of the soil to supply nutrients' */
const ABILITY =
  /^(?:\p{L}+ly\s)?\p{L}+(?:tion|ment|ness|ance|ence|ity|ship|cy)\s(?:of|between)\s(?:\S+\s){3,}/iu;

/** Whether an explanation says what the term is, so that the card needn't name the heading. */
function isMeaning(back: string, heading: string): boolean {
  if (!definesThing(back) || AMOUNT.test(back)) return false;
  if (GIVEN.test(back)) return true;
  return (
    clauseOf(back) === null &&
    (/^(?:an?|the|any)\s/i.test(back) ||
      ABILITY.test(back) ||
      /\b(?:types?|kinds?|forms?|methods?|parts|properties)\b/i.test(heading))
  );
}

/** The first sentence of a note explains its term; the others say more about it. */
function firstSentence({ back, passage }: EngineCard): string {
  if (passage.kind === 'row') return back;
  const [first = back, second = ''] = sentencesIn(back, 'en');
  return first.split(/\s+/).length >= 4 && /^\p{Lu}/u.test(second) ? first : back;
}
