/** Divides notes into single sentences, each with the label and the section that it belongs to. */
import { isDependent } from '../answers/context.ts';
import { isQuestionInNotes } from '../answers/search.ts';
import { isQuotable } from '../ranking/quotable.ts';
import { tokensOf } from '../reading/nlp.ts';
import { sentencesIn } from '../reading/sentences.ts';
import type { Language, Passage, Source } from '../reading/source.ts';
import { countWords } from '../text/text.ts';
import { isSameName } from './names.ts';

export interface Statement {
  /** The passage that it was taken from. */
  passage: Passage;
  /** The sentence, with a pronoun replaced by its noun where the reader of the notes did so. */
  text: string;
  /** The sentence in the words of the notes. */
  said: string;
  /** The term that begins it, as in 'Osmosis: …' or 'Osmosis. …'; null without one. */
  label: string | null;
  /** The label of the list item or paragraph that it is in; null without one. */
  under: string | null;
}

const LONGEST_LABEL = 7;
/** The fewest words of a sentence of speech, such as 'You add one.' */
const LEAST_SPOKEN = 3;
/** Without parts of speech, a longer sentence may have a verb. */
const MOST_BARE: Readonly<Record<Language, number>> = { en: 6, fr: 2, other: 0 };
const LABEL = /^([\p{L}\p{N}][^:=]{1,70}?)\s*(?::|\s[–—-]|\s=)\s+\S/u;
/** Labels of what is said about the term before them: 'Unit: J', 'Example: …'. */
const ATTRIBUTE =
  /^(?:(?:si )?units?|examples?|e\.g|notes?|nb|n\.b|forms?|causes?|effects?|symptoms?|signs?|uses?|types?|features?|advantages?|disadvantages?|functions?|formulae?|where|precautions?|treatment|prevention|importance|results?|benefits?|exemples?|unités?|remarque|ans(?:wer)?|solution|theory|aim|definition|conclusion|for .*|in .*|by .*|the .*)$/i;
const VERB = /\b(?:is|are|was|were|has|have|can|means?|est|sont|a|ont)\b/;

const OPENING = /^(?:ans(?:wer)?|solution|definition|theory|formula|rule)\s*[:.–-]\s+(?=\p{Lu})/iu;
/** The date of a line in a timeline. */
const DATE = /^\d{4}(?:\s*[-–]\s*\d{2,4})?\s+(?:\[\w+\]\s+)?(?=\p{Lu})/u;
const SYMBOL = /\s*\$[^$]{1,15}\$/g;

/** A sentence as it is compared with terms: without what stands before it, and without symbols. */
function comparable(text: string): string {
  return text.replace(OPENING, '').replace(DATE, '').replace(SYMBOL, '');
}

/** 'Osmosis' of 'Osmosis: the movement …'; null if a sentence has no label. */
function labelIn(text: string): string | null {
  const label = LABEL.exec(text)?.[1] ?? null;
  return label !== null && isTerm(label) && !ATTRIBUTE.test(label) ? label : null;
}

/** Whether a text is short enough to be a term, without a verb. */
function isTerm(text: string): boolean {
  return countWords(text.replace(/\s*\([^)]*\)/g, '')) <= LONGEST_LABEL && !VERB.test(text);
}

/** An entry of a spoken list: 'Number three: round robin.' */
const ENTRY =
  /^(?:number )?(?:one|two|three|four|five|six|seven|first|second|third|fourth|fifth):? ((?:[\p{L}'’-]+\s?){1,5})\.$/iu;

/** Whether a sentence is only a term with a full stop, as in 'Osmosis. Water moves …'. */
function isBareLabel(text: string, language: Language): boolean {
  const bare = text.replace(/\s*\([^)]*\)/g, '');
  if (!/^[\p{L}\p{N}][^:;!?]*\.$/u.test(text) || countWords(bare) > MOST_BARE[language] || !isTerm(bare))
    return false;
  return (
    language !== 'en' ||
    !tokensOf(bare).some(
      ({ pos, text: word }, place) =>
        pos === 'PRON' || (pos === 'VERB' && (place > 0 || !/(?:ed|ing)$/.test(word))),
    )
  );
}

const divided = new WeakMap<Source, Statement[]>();

/** The statements of a source in their order, without questions and text that can't be quoted. */
export function statementsOf(source: Source): readonly Statement[] {
  const known = divided.get(source);
  if (known) return known;
  const statements: Statement[] = [];
  let open: { section: number; label: string } | null = null;
  for (const passage of source.passages) {
    const isLine = passage.kind === 'paragraph' && passage.speech === undefined;
    if (open && open.section !== passage.section) open = null;
    const [, entry] = passage.speech === undefined ? [] : (ENTRY.exec(passage.text) ?? []);
    if (entry !== undefined) {
      open = { section: passage.section, label: entry };
      continue;
    }
    if (isLine && isBareLabel(passage.text, source.language)) {
      open = { section: passage.section, label: passage.text.replace(/\.$/, '') };
      continue;
    }
    if (
      !isQuotable(passage, passage.speech && LEAST_SPOKEN) ||
      isQuestionInNotes(passage, passage.speech !== undefined)
    )
      continue;
    if (passage.kind === 'item') statements.push(...inItem(passage, source));
    else {
      const label =
        passage.speech === undefined && passage.kind !== 'formula' ? labelIn(comparable(passage.text)) : null;
      const before = statements.at(-1);
      const opens = open !== null && before?.under !== open.label;
      statements.push({
        ...{
          passage,
          text: comparable(passage.text),
          said: (passage.quote ?? passage.text).replace(OPENING, ''),
        },
        label: label ?? (opens && open ? open.label : null),
        under: passage.kind === 'row' || label !== null ? label : (open?.label ?? null),
      });
    }
  }
  divided.set(source, statements);
  return statements;
}

function inItem(passage: Passage, { language }: Source): Statement[] {
  const sentences = sentencesIn(passage.text, language).reduce<string[]>((whole, sentence) => {
    // 'Niche: the role of an organism, incl. what it eats' is one sentence.
    if (/^\p{Ll}/u.test(sentence) && whole.length > 0) whole[whole.length - 1] += ` ${sentence}`;
    else whole.push(sentence);
    return whole;
  }, []);
  const [first = '', second, ...rest] = sentences;
  const isLabelled = second !== undefined && isBareLabel(first, language);
  // 'Standing orders. A standing order is …' says the term twice.
  const opening = beginsWith(second ?? '', first, language) ? second : `${first} ${second}`;
  const lines = isLabelled ? [opening ?? first, ...rest] : sentences;
  const label = isLabelled ? first.replace(/\.$/, '') : labelIn(first);
  return lines.map((text, place) => ({
    ...{ passage, text: comparable(text), said: text.replace(OPENING, '') },
    label: place === 0 ? label : null,
    under: label,
  }));
}

/** Whether a sentence begins with a label. */
function beginsWith(sentence: string, label: string, language: Language): boolean {
  const start = sentence
    .replace(/^(?:the|an?)\s+/i, '')
    .split(/\s+/)
    .slice(0, countWords(label));
  return isSameName(start.join(' '), label, language);
}

/** 'The report of that panel' points to a panel named before. */
const POINTS_BACK = /\b(?:of|by|from|with) that \p{L}{3,}/iu;
/** 'It is a mistake to …' points to what follows. */
const POINTS_AHEAD =
  /^it is (?:(?:an? )?(?:\p{L}+ ){0,2}(?:mistake|error)|important|wrong|possible|necessary|common|usual|clear|true|known|said) (?:to|that)\b/iu;

/** Whether a statement can't be understood without the one before it. */
export function needsBefore({ passage, said, label }: Statement, { language }: Source): boolean {
  return (
    label === null &&
    !POINTS_AHEAD.test(said) &&
    (POINTS_BACK.test(said) ||
      isDependent(
        {
          kind: passage.kind === 'item' ? 'paragraph' : passage.kind,
          text: said,
          section: 0,
          page: undefined,
        },
        language,
      ))
  );
}
