/** Cards that ask how much, how long or at what temperature: 'At what temperature is a deep freezer kept?' */
import { type Clause, clauseOf } from '../grammar/clause.ts';
import { questionAbout } from '../grammar/question.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, PRONOUN } from './parts.ts';
import { askedSubject, type Topics } from './subjects.ts';

const ABOUT = String.raw`(?:(?:about|roughly|nearly|almost|approximately|around|some|over|under|at least|at most|up to|more than|less than|only|exactly)\s)?`;
const NUMBER = String.raw`(?:(?:minus\s)?\d[\d,.]*(?:\s(?:million|billion|thousand))?(?:\s(?:to|and|or|–|-)\s\d[\d,.]*(?:\s(?:million|billion))?)?|\d[\d,.]*[–-]\d[\d,.]*)`;
const LENGTH = '(?:mm|cm|m|km|metres?|meters?|kilometres?|centimetres?|millimetres?|miles?|feet|inches)';
const TIME = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)';
const DEGREES = String.raw`(?:°\s?[CFK]|º\s?C|degrees(?:\s(?:C|Celsius|centigrade|Fahrenheit))?|K)`;

const SIZED = new RegExp(
  String.raw`^(?:an?\s(?:[\p{L}-]+\s){1,4})?(${ABOUT}${NUMBER}\s?${LENGTH})\s(long|wide|deep|high|thick|tall|across|in diameter|in length|in height|away)\b(.*)$`,
  'iu',
);
const ASKED: Readonly<Record<string, string>> = {
  across: 'wide',
  'in length': 'long',
  'in height': 'high',
  away: 'far away',
};
const KEPT = new RegExp(
  String.raw`^(|[^,;:]{3,50}\s)(at|to|below|above)\s((?:temperatures?\s(?:of|between)\s)?${ABOUT}${NUMBER}\s?${DEGREES})(?![\p{L}\d])(.*)$`,
  'iu',
);
const PERCENT = new RegExp(
  String.raw`^(${ABOUT}${NUMBER}\s?(?:%|per\s?cent))\sof\s((?:the|all|its)?\s?[^,;:]{4,60})$`,
  'iu',
);
const LASTS = new RegExp(String.raw`^(?:for\s)?(${ABOUT}${NUMBER}\s${TIME})(?:\s(to\s[^,;]{4,50}))?$`, 'iu');
const EVERY = new RegExp(
  String.raw`^(${ABOUT}${NUMBER}\s(?:times|beats)\s(?:per|an?|every|each)\s\p{L}+)`,
  'iu',
);

/** The card for a figure with its unit; null for any other sentence. */
export function measureCard(passage: Passage, topics: Topics): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech === 'guess') return null;
  const text = passage.text.replace(/\.$/, '').trim();
  if (/[?=:“”"]/.test(text)) return null;
  const clause = clauseOf(text);
  if (!clause || clause.isNegative || !/^(?:|(?:In|At) an? .{4,30})$/.test(clause.lead)) return null;
  if (clause.support === 'did' || /^(?:was|were|had|may|might|could)$/.test(clause.auxiliary ?? ''))
    return null;
  const subject = askedSubject(clause.subject, topics);
  if (subject === null) return null;
  const lead = clause.lead === '' ? '' : ` ${clause.lead[0]?.toLowerCase()}${clause.lead.slice(1)}`;
  const [question, answer] = sized(clause, subject) ??
    kept(clause, subject) ??
    shared(clause, subject) ??
    lasting(clause, subject) ??
    coloured(clause, subject) ??
    during(clause, subject) ?? ['', ''];
  if (question === '' || PRONOUN.test(question)) return null;
  return cardOf('effect', question.replace(/\?$/, `${lead}?`), answer, passage, 0.75);
}

const COLOUR =
  '(?:(?:pale|dark|light|deep|bright) )?(?:red|blue|green|yellow|black|white|brown|pink|purple|orange|violet|colourless)';
const COLOURS = new RegExp(`^(${COLOUR}) in (.{3,40}?)(?: and|, but|,) (${COLOUR}) in (.{3,40})$`, 'i');

/** 'What colour is phenolphthalein in acid and in alkali?' */
function coloured(clause: Clause, subject: string): Asked {
  const [whole = '', , first = '', , second = ''] = clause.isCopula ? (COLOURS.exec(clause.rest) ?? []) : [];
  return whole === ''
    ? null
    : [`What colour ${clause.auxiliary} ${subject} in ${first} and in ${second}?`, whole];
}

const FOR = new RegExp(
  String.raw`^(.{3,60}?)\sfor\s(${ABOUT}(?:${NUMBER}|one|two|three|four|five|ten|fifteen|twenty|thirty)\s${TIME})$`,
  'iu',
);

/** 'For how long should a burn be cooled with running water?' */
function during(clause: Clause, subject: string): Asked {
  if (clause.isCopula || !/^(?:should|must|is|are)$/.test(clause.auxiliary ?? '')) return null;
  const [, before = '', time = ''] = FOR.exec(clause.rest) ?? [];
  return time === '' || /\b(?:and|or|because|when|if)\b/.test(before)
    ? null
    : [questionAbout('For how long', clause, subject, before), `For ${time}`];
}

type Asked = [question: string, answer: string] | null;

function sized(clause: Clause, subject: string): Asked {
  const [, size = '', way = ''] = clause.isCopula ? (SIZED.exec(clause.rest) ?? []) : [];
  if (size === '') return null;
  if (way === 'in diameter') return [`What ${clause.auxiliary} the diameter of ${subject}?`, size];
  return [`How ${ASKED[way.toLowerCase()] ?? way.toLowerCase()} ${clause.auxiliary} ${subject}?`, size];
}

function kept(clause: Clause, subject: string): Asked {
  if (clause.isCopula) return null;
  const [, before = '', where = '', degrees = ''] = KEPT.exec(clause.rest) ?? [];
  if (degrees === '' || PRONOUN.test(before) || /\b(?:and|or|when|if|because)\b/.test(before)) return null;
  const word = where.toLowerCase() === 'to' ? 'To' : 'At';
  return [questionAbout(`${word} what temperature`, clause, subject, before), `${where} ${degrees}`];
}

function shared(clause: Clause, subject: string): Asked {
  if (clause.isCopula || clause.isPassive) return null;
  const [, percent = '', whole = ''] = PERCENT.exec(clause.rest) ?? [];
  return percent === '' || PRONOUN.test(whole) || /\b(?:its|their)\b/.test(whole)
    ? null
    : [questionAbout(`What percentage of ${whole}`, clause, subject), percent];
}

function lasting(clause: Clause, subject: string): Asked {
  if (clause.isCopula || clause.isPassive) return null;
  const [every = ''] = EVERY.exec(clause.rest) ?? [];
  if (every !== '' && every.length > clause.rest.length - 12)
    return [questionAbout('How often', clause, subject), every];
  if (!/^(?:last|take|live)$/.test(clause.verb)) return null;
  const [, time = '', aim = ''] = LASTS.exec(clause.rest) ?? [];
  return time === '' ? null : [questionAbout('How long', clause, subject, aim), time];
}
