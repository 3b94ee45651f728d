/** Cloze cards, with gaps for figures, names and terms. */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { asSentence, type EngineCard, GAP } from './card.ts';
import { calledIn, figureIn, termIn } from './gaps.ts';
import { pointsElsewhere, standsAlone } from './phrases.ts';

/** Words that address the class, or that refer to the previous sentence. */
const SPOKEN =
  /\b(?:it|they|them|he|she|him|this|these|those|I|we|us|you|your|our|my|today|tomorrow|yesterday|everybody|everyone|class)\b/;
/** A gap among examples could be filled with any other. */
/** A gap in a name or between the members of a list can't be filled by knowing the fact. */
const BAD_BEFORE = /(?:\(|,\s|\bor |,[^,.;]{2,40}\sand )$/u;
const NAME_BEFORE = /(?<=\s)\p{Lu}[\p{Ll}.]+ $|^(?!The |In |On |At |A |An )\p{Lu}\p{Ll}+ $/u;
const BAD_AFTER =
  /^(?:['’(-]|\)| \(| \p{Lu}\p{Ll}| [IVX]+\b| \d| \p{L}\s| (?:chiefs?|islands?|people|process|cells?|sailors|merchants|women|men)\b| and \p{Lu}|,\s[^,.;]{2,40}(?:,| and | or ))/u;
/** 'Conclusion: …' is a note, and no sentence. */
const LABEL = /^[\p{L} ]{2,30}:\s/u;
const AFTER_EXAMPLE = /\b(?:for example|for instance|such as|e\.g\.|including|like|among others)\b/i;
/** 'The top layer …' needs to know the layers of what. */
const ONE_OF_MANY =
  /^The (?:first|second|third|fourth|last|top|middle|bottom|other|new|latter|former|next|main)\b(?! \p{Lu})/u;
/** 'is its chief representative' needs the sentence before. */
const OWNED =
  /\b(?:is|are|was|were|not)\s+(?:its|their|his|her)\b|,\s(?:its|their|his|her)\s|\btoo\b|\b(?:was|were)\s(?:then\s)?(?:noted|recorded|observed|repeated|calculated|taken)\.?$|^(?:e\.g\.|NB|N\.B\.|i\.e\.)/i;

/**
 * Whether a sentence makes sense alone, and is neither too short nor too long to be shown without the others.
 *
 * @param text with its full stop
 * @param isKnown whether a subject is clear without the previous sentences
 */
export function isClearAlone(text: string, isKnown: (subject: string) => boolean): boolean {
  const words = text.split(/\s+/).length;
  if (
    words < 7 ||
    words > 32 ||
    !standsAlone(text) ||
    pointsElsewhere(text) ||
    SPOKEN.test(text) ||
    OWNED.test(text) ||
    // '… is given by' leads to a formula.
    /\b(?:by|as|of|to|in|is|are|with|from|for|that)\.$/i.test(text) ||
    ONE_OF_MANY.test(text) ||
    /^(?:explain|clean|give|tick|correct|start|put|take|make|draw|write|add|place|wash|check|note|use|apply|remove|avoid|keep|find|let|try|do|ask|record)\b/i.test(
      text,
    ) ||
    /\b(?:about|of|with|for|like|to|from|by) that\b/i.test(text) ||
    /[?=<>≤≥]|\be\.g\.|\bvs\b|^(?:Mr|Mrs|Miss|Forgetting|Using|Example|Ex|Do not|Don['’]t|Part)\b/.test(
      text,
    ) ||
    !/\b(?:is|are|was|were|has|have|had|can|must|\p{L}{2,}(?:s|ed))\b/u.test(text)
  )
    return false;
  const [first] = tokensOf(text);
  // 'Interviewed about 200 engineers' has no subject.
  if (first?.pos === 'VERB' && /ed$/.test(first.text)) return false;
  const subject = clauseOf(text)?.subject;
  return subject === undefined || isKnown(subject);
}

/**
 * A cloze card from a sentence that makes sense alone.
 *
 * @param terms the terms of the text in lower case, with their weights
 * @param isKnown whether a subject is clear without the previous sentences
 */
export function clozeCard(
  passage: Passage,
  terms: ReadonlyMap<string, number>,
  isKnown: (subject: string) => boolean,
): EngineCard | null {
  const text = asSentence(passage.text);
  if (!isClearAlone(text, isKnown)) return null;
  const gap = calledIn(text) ?? figureIn(text) ?? termIn(text, terms);
  if (!gap) return null;
  const { answer, at, weight, kind } = gap;
  // The number of an experiment, a rule or a page is no fact.
  if (
    /\b(?:EXPERIMENT|Experiment|Figure|Fig\.|Table|Example|Exercise|Question|Page|Chapter|Order|Rule)\s$/.test(
      text.slice(0, at),
    )
  )
    return null;
  const others = `${text.slice(0, at)} ${text.slice(at + answer.length)}`.toLowerCase();
  if (
    isGivenAway(answer, others) ||
    AFTER_EXAMPLE.test(text.slice(0, at)) ||
    (/\d/.test(answer) && /,\s$/.test(text.slice(0, at)) && text[at + answer.length] === ',') ||
    (!/\d/.test(answer) &&
      (LABEL.test(text) ||
        BAD_BEFORE.test(text.slice(0, at)) ||
        (/^\p{Lu}/u.test(answer) && NAME_BEFORE.test(text.slice(0, at))) ||
        BAD_AFTER.test(text.slice(at + answer.length))))
  )
    return null;
  return {
    kind,
    front: `${text.slice(0, at)}${GAP}${text.slice(at + answer.length)}`,
    back: answer,
    passage,
    weight,
  };
}

/** Letters that two forms of a word share: 'Nigeria' and 'Niger', 'methods' and 'method'. */
const SHARED_LETTERS = 5;

/** Whether the rest of a sentence has another form of the answer. */
function isGivenAway(answer: string, others: string): boolean {
  const words = answer.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.some((word) => others.includes(word.slice(0, SHARED_LETTERS)));
}

const MONTH =
  /^\s?(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/i;
/** French words that need the sentence before. */
const OPENS_ELSEWHERE =
  /^(?:de plus|en outre|mais|or|ainsi|donc|cependant|toutefois|pourtant|puis|ensuite|enfin|ses|son|sa|leurs?|y|à (?:cette|ce))(?!\p{L})/iu;

/** French words for what only the sentence before names, and years in brackets after a name. */
const POINTS_BACK =
  /(?<!\p{L})(?:cet|cette|ces|celui|celle|lui|ce \p{L}{4,})(?!\p{L})|\([^)]*_____|^(?:(?:en|dès|vers|depuis|avant|après|à partir de|le)\s[^,]{1,40}?,?\s)?(?:c['’]est|c['’]était|ce sont|ce fut|ils?|elles?|on)(?!\p{L})/iu;

/** A cloze card for the only figure of a sentence, in any language; null if it has none or several. */
export function figureCard(passage: Passage): EngineCard | null {
  const text = passage.text.trim();
  const words = text.split(/\s+/).length;
  if (passage.kind !== 'paragraph' || words < 6 || words > 32 || /[?؟？]$/.test(text)) return null;
  const gap = figureIn(text);
  // The day of a month is no fact without its year.
  if (!gap || OPENS_ELSEWHERE.test(text) || MONTH.test(text.slice(gap.at + gap.answer.length))) return null;
  const front = `${text.slice(0, gap.at)}${GAP}${text.slice(gap.at + gap.answer.length)}`;
  if (POINTS_BACK.test(front)) return null;
  return { kind: gap.kind, front, back: gap.answer, passage, weight: gap.weight };
}
