/** Finds what a speaker lists after announcing it: 'now the problems … one language … two poverty'. */
import { type AnswerPart, toPart } from '../answers/answer.ts';
import { isSpeech } from '../answers/context.ts';
import { isQuotable } from '../ranking/quotable.ts';
import type { Passage, Source } from '../reading/source.ts';
import { capital, countWords } from '../text/text.ts';
import { rootsIn } from './names.ts';
import type { Statement } from './statements.ts';

const ASKED =
  /^(?:(?:what are|list|state|name|give|explain|describe|discuss|outline)\s+)?(?:the\s+)?(\p{L}{4,}s)\s+(?:of|for|in)\s+(?:the\s+)?(.+?)\??$/iu;
const ENUMERATES = /\b(?:one|first|two|second)\b/i;
/** Openings of another part of a lecture. */
const ENDS = /^(?:next|now|so next|how can|somebody|what|why|last thing|then)\b/i;
/** A definition, which begins another topic: 'Agents an agent is a person …'. */
const DEFINES = /^(?:\p{L}+\s+)?(?:an?|the)\s+(?:\p{L}+\s+){1,2}(?:is|are|means)\s+(?:an?|the)\b/iu;
/** The announcement of another list. */
const ANNOUNCES =
  /^(?:(?:the|now|so|main) )*(?:achievements|problems|objectives|functions|advantages|disadvantages|causes|effects|types|uses|organs|features|factors|reasons|solutions|merits|demerits|stages|steps)\b/i;
const MOST_WORDS = 200;

const NUMBERS = [/\b(?:number )?one\b|\bfirst\b/i, /\b(?:number )?two\b|\bsecond\b/i].concat(
  ['three|third', 'four|fourth', 'five|fifth', 'six|sixth'].map(
    (words) => new RegExp(`\\b(?:number )?(?:${words})\\b`, 'i'),
  ),
);
/** What is left around an entry: stops, and words that lead to the next one. */
const EDGES = /^[\s.,:]+|(?:\b(?:and|so|then|as i said)\s*)?[\s.]*$/gi;
/** Shorter entries of a spoken list say too little. */
const LEAST_WORDS = 2;

/** The stretch of speech that lists what is asked, such as 'problems of ECOWAS'; empty if there is none. */
export function spokenList(source: Source, concept: string): AnswerPart[] {
  const [, noun = '', thing = ''] = ASKED.exec(concept.trim()) ?? [];
  const said = noun === '' || !isMentioned(source, thing) ? [] : stretchOf(source, noun);
  const [first] = said;
  const text = said.map((passage) => passage.text).join(' ');
  return first && said.length > 1 && ENUMERATES.test(text)
    ? [toPart(source, first, capital(text), 'answer')]
    : [];
}

/** The entries of a list in speech, each without its number; empty if there is none. */
export function spokenEntries(source: Source, noun: string, thing: string): Statement[] {
  const said = isMentioned(source, thing) ? stretchOf(source, noun) : [];
  const [first] = said;
  let rest = said.map(({ text }) => text).join(' ');
  const entries: string[] = [];
  for (const number of NUMBERS) {
    const found = number.exec(rest);
    if (!found) break;
    if (entries.length > 0 || number !== NUMBERS[0]) entries.push(rest.slice(0, found.index));
    rest = rest.slice(found.index + found[0].length);
  }
  if (!first || rest === said.map(({ text }) => text).join(' ')) return [];
  return [...entries, rest]
    .map((entry) => capital(entry.replace(EDGES, '').trim()))
    .filter((entry) => countWords(entry) >= LEAST_WORDS)
    .map((entry) => ({ passage: first, text: entry, said: `${entry}.`, label: null, under: null }));
}

function isMentioned({ passages, language }: Source, thing: string): boolean {
  const all = new Set(passages.flatMap(({ text }) => rootsIn(text, language)));
  return rootsIn(thing, language).every((root) => all.has(root));
}

/** What a speaker says from the announcement of a list on, up to the next topic. */
function stretchOf(source: Source, noun: string): Passage[] {
  if (!isSpeech(source)) return [];
  const opens = new RegExp(`^(?:(?:now|so|then|next|the|what|are|main) )*${noun}\\b`, 'iu');
  const start = source.passages.findIndex(({ text }) => opens.test(text));
  const said: Passage[] = [];
  for (const passage of start === -1 ? [] : source.passages.slice(start)) {
    const isOver =
      said.length > 0 &&
      ([ENDS, DEFINES, ANNOUNCES].some((over) => over.test(passage.text)) || !isQuotable(passage));
    if (isOver || countWords([...said, passage].map(({ text }) => text).join(' ')) > MOST_WORDS) break;
    said.push(passage);
  }
  return said;
}
