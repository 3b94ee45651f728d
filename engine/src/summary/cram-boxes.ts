/** The boxes of a cram sheet: the terms, formulas, dates, cases, lists and mistakes of a text. */
import { isDependent } from '../answers/context.ts';
import type { EngineCard } from '../cards/card.ts';
import { casingOf } from '../cards/casing.ts';
import { needsContext } from '../cards/phrases.ts';
import { pointsBack } from '../ranking/open-sentences.ts';
import type { Passage, Source } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { formulasIn } from './formula-lines.ts';
import { termLine } from './term-lines.ts';

export interface CramBox {
  heading: string;
  points: readonly string[];
}

// 'Don't confuse it with breathing' doesn't say what.
const MISTAKE =
  /\b(?:common (?:mistake|error)s?|(?:do not|don['’]t) confuse (?!(?:it|them|this|these|that|those)\b)|^never|(?<=[:;,] )never|remember that|note that|is not the same|must not|be careful|beware|students often|often confused)\b/i;
/** 'Students often confuse two terms.' doesn't say which. */
const UNNAMED = /\b(?:two|three|some|these) (?:terms|things|words|ideas|points)\.$/i;
/** The most points of a box; what doesn't fit stays in its own section. */
const MOST_IN_BOX = 40;
/** A legal case: its year isn't a date to learn. */
const CASE = /\sv\.?\s\p{Lu}|\[\d{4}\]|\bRe\s\p{Lu}|\p{L}['’]s Case\b/u;
/** 'In Bolton v Stone …', with nothing before the case. */
const NAMED_FIRST = /^(?:in |the case of )*(?:[^\s.:;,]+\s){1,6}v\.?\s\p{Lu}|^(?:in )?re\s\p{Lu}/iu;
const POINTER =
  /\b(?:it|they|them|he|she|him|this|these)\b|^(?:In|On|By)\s[^,.]{3,30}?,?\s(?:his|her|their|its)\b/i;
/** A year: 'Q is 1930 coulombs' has none. */
const DATE =
  /(?<!(?:\btimes|\bthan|(?:doubled|halved|rises?|rose|falls?|fell|increased?|reduced?) (?:to|by)|[=×₦$#])\s?)\b(?:1[0-9]{3}|20[0-2][0-9])\b(?!\s(?:coulombs|joules|volts|amperes|newtons|watts|metres|grams|litres|seconds|k?m|k?g|m[lgm]|c[mc]|J|N|V|A|W|Hz|primary|secondary|turns|units|people|men|women|members|workers|soldiers|naira|marks|words|votes)\b)/u;

/** @returns the boxes, and the texts of the passages that they show, in lower case */
export function boxesOf(
  source: Source,
  cards: readonly EngineCard[],
  longest: number,
): { boxes: CramBox[]; shown: ReadonlySet<string> } {
  const of = (...kinds: EngineCard['kind'][]) => cards.filter(({ kind }) => kinds.includes(kind));
  const passages = source.passages.filter(({ kind }) => kind === 'paragraph' || kind === 'item');
  const inCase = casingOf(source.passages);
  const shown = new Set<string>();
  const boxed = new Set<string>();
  const box = (heading: string, found: readonly { text: string; passage: Passage }[]): CramBox => {
    const points = found
      .filter(({ text, passage }) => {
        const sentence = (passage.quote ?? passage.text).toLowerCase();
        const isNew = text.length <= longest && !shown.has(sentence) && !boxed.has(text.toLowerCase());
        if (isNew) boxed.add(text.toLowerCase());
        return isNew;
      })
      .slice(0, MOST_IN_BOX);
    for (const { passage } of points) shown.add((passage.quote ?? passage.text).toLowerCase());
    return { heading, points: points.map(({ text }) => text) };
  };
  const terms = of('definition').flatMap((card) => {
    const text = termLine(card);
    // 'A constitution is …' among notes in sentences is a term, also where the other notes are none.
    const isSentence = /^What (?:is|are) (?!meant\b)/.test(card.front);
    return text === null ? [] : [{ text: inCase(text), passage: card.passage, isSentence }];
  });
  const whole = listsToKeep(source, new Set(terms.map(({ passage }) => passage.text)));
  const boxes = [
    box(
      'Terms',
      terms.filter(({ passage, isSentence }) => isSentence || !whole.has(passage.text)),
    ),
    box('Formulas', [
      ...formulasIn(source),
      ...of('formula')
        .filter(({ passage }) => passage.kind !== 'formula')
        .map(({ front, back, passage }) => ({
          text: `${capital(front.replace(/^What is the formula for /, '').replace(/\?$/, ''))}: ${back}`,
          passage,
        })),
    ]),
    box(
      'Dates',
      passages
        .filter((passage) => isDate(passage, source) && !whole.has(passage.text))
        .map((passage) => ({ text: passage.text, passage })),
    ),
    box(
      'Cases',
      of('statement').flatMap(({ front, back, passage }) =>
        // A case behind a rule stays with it.
        CASE.test(passage.text) && NAMED_FIRST.test(passage.quote ?? passage.text)
          ? [{ text: caseLine(front, back), passage }]
          : [],
      ),
    ),
    box(
      'Lists',
      of('list')
        // List items are under their own heading.
        .filter(({ passage }) => passage.kind === 'paragraph')
        .map(({ front, back, passage }) => ({
          text: `${capital(front.replace(/^Name the (?:\w+ )|\. Name them\.?$/g, '').replace(/\.$/, ''))}: ${asWritten(back, passage)}`,
          passage,
        })),
    ),
    box(
      'Watch out',
      passages
        .filter(
          ({ text }) => MISTAKE.test(text) && !UNNAMED.test(text) && !needsContext(text) && !whole.has(text),
        )
        .map((passage) => ({ text: passage.text, passage })),
    ),
  ];
  return { boxes: boxes.filter(({ points }) => points.length > 0), shown };
}

/** A text that begins with a small letter if it does so in its passage. */
function asWritten(text: string, { text: whole }: Passage): string {
  const small = text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return !whole.includes(text) && whole.includes(small.split(/[ ,]/)[0] ?? small) ? small : text;
}

/** The texts of list items that stay in their list, because not all of its items are terms. */
function listsToKeep({ passages }: Source, terms: ReadonlySet<string>): Set<string> {
  const lists: Passage[][] = [];
  for (const [index, passage] of passages.entries()) {
    const before = passages[index - 1];
    if (passage.kind !== 'item') continue;
    if (before?.kind === 'item' && before.section === passage.section) lists.at(-1)?.push(passage);
    else lists.push([passage]);
  }
  const kept = lists.filter((list) => list.length > 1 && !list.every(({ text }) => terms.has(text)));
  return new Set(kept.flat().map(({ text }) => text));
}

/** Whether a sentence has a year to learn, and is understood alone. */
function isDate(passage: Passage, { language }: Source): boolean {
  const { text } = passage;
  // 'CFRN = Constitution of 1999' explains a short form.
  if (!DATE.test(text) || CASE.test(text) || POINTER.test(text) || /\s=\s/.test(text)) return false;
  if (pointsBack(passage, text, language)) return false;
  return language === 'en' || !isDependent(passage, language);
}

/** 'Bolton v. Stone [1951]: the club was not liable …' */
function caseLine(front: string, back: string): string {
  const [, rule] = /^Which case is authority for this rule: (.+)\?$/.exec(front) ?? [];
  if (rule) return `${back}: ${rule}.`;
  const [, name = ''] =
    /^What (?:happened in|was decided in|were the facts of|is the rule in|is) (.+?)(?:, and what was decided| about)?\?$/.exec(
      front,
    ) ?? [];
  return `${name}: ${back.replace(/^(?:A|An|The) /, (article) => article.toLowerCase())}`;
}
