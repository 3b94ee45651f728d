/** Cards that ask for the wording of a law: 'State Ohm's law.' */
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import { asSentence, type EngineCard } from './card.ts';
import { plainHeading } from './wording.ts';

const KIND = '(?:law|principle|rule|theorem|postulate)';
/** 'Ohm's law', 'Principle of moments', 'Le Chatelier's principle'. */
const LAW = new RegExp(
  String.raw`^(?:.{2,40}['’]s?\s(?:\p{L}+\s)?${KIND}|${KIND}\sof\s.{3,40})(?:\s\(.+\))?$`,
  'iu',
);
/** 'Kirchhoff's laws (1845)', above one line for each. */
const LAWS = new RegExp(String.raw`^(.{2,40}['’]s?)\s(?:\p{L}+\s)?${KIND}s(?:\s\(.+\))?$`, 'iu');
const STATES = new RegExp(
  String.raw`^(?:It|This|(?:The|This)\s${KIND})\s(?:states|says)\sthat\s(\p{L}.+)$`,
  'iu',
);
const ORDINAL = new RegExp(
  String.raw`^((?:first|second|third|fourth|1st|2nd|3rd|4th)\s${KIND}(?:\s\([^)]+\))?)\s?[:–-]\s+(\p{L}.+)$`,
  'iu',
);
const LABELLED = /^(.+?)\s?[:–]\s+(\p{L}.+)$/u;
/** What begins the wording of a law, and not a remark on it. */
const OPENS =
  /^(?:the|an?|in|for|if|when|at|every|any|each|no|all|equal|round|to|as|whenever|where|energy|matter|like)\b/i;
const LEAST_WORDS = 7;

/** 'State Ohm's law.' for what the text says that it states; null if it states none. */
export function lawCard(passage: Passage, heading: string | null): EngineCard | null {
  const [law = '', wording = ''] = stated(passage.text.trim(), plainHeading(heading ?? '')) ?? [];
  const isWhole =
    wording.split(/\s+/).length >= LEAST_WORDS &&
    OPENS.test(wording) &&
    !/[:;,]$|=|^(?:it|this|that)\b/i.test(wording);
  if (law === '' || !isWhole) return null;
  return {
    kind: 'statement',
    front: `State ${/^(?:principle|law|rule|theorem|postulate)\b/i.test(law) ? 'the ' : ''}${asPhrase(law)}.`,
    back: asSentence(wording),
    ...{ passage, weight: 0.95 },
  };
}

/** The name of the law, and its words. */
function stated(text: string, heading: string): [string, string] | null {
  const [, own = ''] = STATES.exec(text) ?? [];
  if (own !== '') return LAW.test(heading) ? [withoutSource(heading), own] : null;
  // Only the first sentence is its wording.
  const [first = ''] = text.split(/(?<=\p{Ll}[.])\s(?=\p{Lu})/u);
  const [, whose = ''] = LAWS.exec(heading) ?? [];
  const [, ordinal = '', ofOrdinal = ''] = ORDINAL.exec(first) ?? [];
  if (whose !== '' && ordinal !== '') return [`${whose} ${ordinal.toLowerCase()}`, ofOrdinal];
  const [, name = '', words = ''] = LABELLED.exec(first) ?? [];
  return LAW.test(name) ? [withoutSource(name), words] : null;
}

/** 'Darcy's law' for 'Darcy's law (Henry Darcy, 1856)'. */
function withoutSource(law: string): string {
  return law.replace(/\s\([^()]*\d{4}[^()]*\)$/, '');
}
