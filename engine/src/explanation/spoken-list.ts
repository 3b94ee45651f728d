/** Finds what a speaker lists after announcing it: 'now the problems … one language … two poverty'. */
import { type AnswerPart, toPart } from '../answers/answer.ts';
import { isSpeech } from '../answers/context.ts';
import { isQuotable } from '../ranking/rank.ts';
import type { Source } from '../reading/source.ts';
import { capital, countWords } from '../text/text.ts';
import { rootsIn } from './names.ts';

const ASKED =
  /^(?:(?:what are|list|state|name|give|explain|describe|discuss|outline)\s+)?(?:the\s+)?(\p{L}{4,}s)\s+(?:of|for|in)\s+(?:the\s+)?(.+?)\??$/iu;
const ENUMERATES = /\b(?:one|first|two|second)\b/i;
/** Openings of another part of a lecture. */
const ENDS = /^(?:next|now|so next|how can|somebody|what|why|last thing|then)\b/i;
/** A definition, which begins another topic: 'Agents an agent is a person …'. */
const DEFINES = /^(?:\p{L}+\s+)?(?:an?|the)\s+(?:\p{L}+\s+){1,2}(?:is|are|means)\s+(?:an?|the)\b/iu;
const MOST_WORDS = 130;

/** The stretch of speech that lists what is asked, such as 'problems of ECOWAS'; empty if there is none. */
export function spokenList(source: Source, concept: string): AnswerPart[] {
  const [, noun = '', thing = ''] = ASKED.exec(concept.trim()) ?? [];
  if (noun === '' || !isSpeech(source)) return [];
  const { passages, language } = source;
  const all = new Set(passages.flatMap(({ text }) => rootsIn(text, language)));
  if (!rootsIn(thing, language).every((root) => all.has(root))) return [];
  const opens = new RegExp(`^(?:(?:now|so|then|next|the|what|are|main) )*${noun}\\b`, 'iu');
  const start = passages.findIndex(({ text }) => opens.test(text));
  const first = passages[start];
  if (!first) return [];
  const said: string[] = [];
  for (const passage of passages.slice(start)) {
    const isOver =
      said.length > 0 && (ENDS.test(passage.text) || DEFINES.test(passage.text) || !isQuotable(passage));
    if (isOver || countWords([...said, passage.text].join(' ')) > MOST_WORDS) break;
    said.push(passage.text);
  }
  const text = said.join(' ');
  return said.length > 1 && ENUMERATES.test(text) ? [toPart(source, first, capital(text), 'answer')] : [];
}
