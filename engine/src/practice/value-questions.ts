/** Questions about a figure or a date. */
import { BLANK } from '@akada/domain/practice/practice';
import type { Question } from '@akada/domain/practice/schemas';
import { asSentence, GAP } from '../cards/card.ts';
import { isClearAlone } from '../cards/cloze.ts';
import { choiceOf, oneLine } from './choice.ts';
import type { Fact } from './fact.ts';
import { type Figure, figureOf, isExact, isOther, otherCounts, otherValues } from './figures.ts';
import { type Material, originOf } from './material.ts';
import { escaped } from './terms.ts';

/** A figure in its sentence. */
export interface Value {
  figure: Figure;
  sentence: string;
  at: number;
}

/** A question whose answer is a figure with its unit. */
const MEASURED =
  /^(?:How (?:long|wide|deep|high|thick|tall|far away) |(?:At|To) what temperature |What percentage )/;

/** The figure that a card asks for; null if it asks for anything else, or for a part of its sentence that isn't in it. */
export function askedValue({ card: { kind, front, back, passage } }: Fact): Value | null {
  if (kind !== 'date' && kind !== 'cloze' && !MEASURED.test(front)) return null;
  const figure = figureOf(back.replace(/^(?:(?:In|On|At|To|For) )?(?:about |nearly |roughly )?(?=\d)/i, ''));
  const sentence = asSentence(passage.text);
  // Speech without commas runs on.
  if (!figure || passage.speech) return null;
  const at = sentence.indexOf(figure.text);
  return at === -1 || sentence.indexOf(figure.text, at + 1) !== -1 ? null : { figure, sentence, at };
}

/** A year of another age shows that it is wrong. */
const YEARS_APART = 60;

/** Other values of the same kind: first those of the text, then others of the same form. */
export function wrongValues({ figure, sentence, at }: Value, { text, random }: Material): string[] {
  const own = new Set(sentence.match(/\d[\d,.]*/g) ?? []);
  const fromText = (text.match(patternFor(figure, sentence, at)) ?? []).filter((found) => {
    const other = figureOf(found);
    return (
      other &&
      isOther(figure, other) &&
      (!figure.isYear || Math.abs(other.value - figure.value) <= YEARS_APART) &&
      !own.has(found.match(/\d[\d,.]*/)?.[0] ?? '')
    );
  });
  const all = [...new Set(fromText)].slice(0, 2).concat(otherValues(figure, random));
  return [...new Set(all)].filter((other, index, values) => {
    const read = figureOf(other);
    const before = values.slice(0, index).map(figureOf);
    return read && before.every((earlier) => earlier && isOther(earlier, read));
  });
}

/** Figures of the text with the same unit, or after the same word: 'section 34'. */
function patternFor({ isYear, prefix, suffix }: Figure, sentence: string, at: number): RegExp {
  if (isYear) return /(?<!\d)(?:1[0-9]{3}|20[0-2][0-9])(?!\d)/g;
  const number = String.raw`(?<![\d.,])\d(?:[\d,.]*\d)?`;
  if (suffix.trim() !== '' || prefix.trim() !== '')
    return new RegExp(`${escaped(prefix)}${number}${escaped(suffix)}(?![\\p{L}\\d])`, 'gu');
  const [named = ''] = /\p{L}+\s$/u.exec(sentence.slice(0, at)) ?? [];
  return /^(?:section|article|chapter|rule)\s$/i.test(named)
    ? new RegExp(`(?<=${escaped(named)})\\d+`, 'giu')
    : /(?!)/g;
}

/** 'When did …?' or a sentence with a gap, with other values as wrong options. */
export function valueChoice({ card }: Fact, value: Value, material: Material): Question | null {
  const { figure, sentence, at } = value;
  if (!isExact(sentence, at, figure.text.length)) return null;
  const isGap = card.front.includes(GAP);
  // The words around the gap would be English.
  if (isGap && material.source.language !== 'en') return null;
  return choiceOf({
    prompt: isGap
      ? `Which ${figure.isYear ? 'year' : 'value'} belongs in the gap? ${card.front}`
      : card.front,
    right: figure.text,
    wrong: wrongValues(value, material),
    why: `The notes give ${figure.text}.`,
    origin: originOf(card.passage, material.source),
    random: material.random,
    isSorted: true,
  });
}

/** The sentence with a gap for its figure. */
export function valueCloze(
  { card }: Fact,
  { figure, sentence, at }: Value,
  material: Material,
): Question | null {
  const gapped = `${sentence.slice(0, at)}${BLANK}${sentence.slice(at + figure.text.length)}`;
  const prompt = isClearAlone(sentence, material.isKnown)
    ? gapped
    : card.front.includes(GAP)
      ? card.front
      : `${card.front} ${/^(?:In|On) /.exec(card.back)?.[0] ?? (figure.isYear && card.front.startsWith('When') ? 'In ' : '')}${BLANK}`;
  return {
    ...{ kind: 'cloze', prompt, answers: [figure.text] },
    why: oneLine(`The notes give ${figure.text}.`),
    ...originOf(card.passage, material.source),
  };
}

/** The sentence as it is, or with another value. */
export function valueClaim(
  { card }: Fact,
  value: Value,
  isTrue: boolean,
  material: Material,
): Question | null {
  const { figure, sentence, at } = value;
  // In other languages it isn't known whether a sentence is clear alone.
  if (material.source.language !== 'en' || !isClearAlone(sentence, material.isKnown)) return null;
  const origin = originOf(card.passage, material.source);
  if (isTrue)
    return {
      kind: 'true_false',
      prompt: sentence,
      key: true,
      why: `The notes give ${figure.text}.`,
      ...origin,
    };
  const [other] = wrongValues(value, material);
  if (other === undefined || !isExact(sentence, at, figure.text.length)) return null;
  return {
    kind: 'true_false',
    prompt: `${sentence.slice(0, at)}${other}${sentence.slice(at + figure.text.length)}`,
    ...{ key: false, corrected: sentence, why: `It is ${figure.text}, not ${other}.` },
    ...origin,
  };
}

/** 'How many lines of defence does the body have?' */
export function countChoice({ card }: Fact, material: Material): Question | null {
  const answer = card.back.replace(/\.$/, '');
  const figure = figureOf(answer);
  const wrong = figure ? otherValues(figure, material.random) : otherCounts(answer);
  return choiceOf({
    ...{ prompt: card.front, right: answer.toLowerCase(), wrong },
    why: `The notes say ${answer.toLowerCase()}.`,
    origin: originOf(card.passage, material.source),
    random: material.random,
    ...(figure && { isSorted: true }),
  });
}
