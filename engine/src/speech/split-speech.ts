/** Splits transcripts of speech without punctuation into sentences, using their grammar. */
import { tokensOf } from '../reading/nlp.ts';
import { capital } from '../text/text.ts';
import { contentStart, opensWithClause } from './clauses.ts';
import { hasLooseNouns } from './loose-nouns.ts';
import { COST, contentEnd, faultsOf, readSpeech, type Speech, SURE } from './read-speech.ts';
import { NEVER } from './starts.ts';
import { QUESTION } from './words.ts';

export interface SpokenSentence {
  text: string;
  /** Whether its grammar shows where it begins and ends; otherwise both are a guess. */
  isWhole: boolean;
}

const FILLER =
  /\b(?:u+m+|u+h+|uhm|erm+|hm+|mm+|i mean|you see|you know(?!\s+(?:this|that|the|it|what|how|why|when|where|who|as)\b))(?![\p{L}'’-]),?\s*/giu;
const GREETING =
  /\b(?:good (?:morning|afternoon|evening|day)(?: (?:class|everyone|everybody|students|all))?|(?:alright|okay|hello|hi) (?:class|everyone|everybody)|thank you(?: (?:very much|so much|all))?|any questions?)\b/giu;
const STUTTER = /\b(the|an?|of|to|is|are|in|and|it|we|i|they|that|this)\s+(?=\1\b)/gi;
/** A longer sentence is less likely; words. */
const USUAL_LENGTH = 26;
const LONGEST = 70;
/** A longer sentence may have an end inside that wasn't recognised; words. */
const LONGEST_WHOLE = 24;

const EXAMPLES = /^(?:for (?:example|instance)|such as)$/i;
/** With fewer words before it, the example is the sentence; words. */
const LEAST_BEFORE_EXAMPLES = 5;

/** The sentences of speech with capitals and full stops, without fillers and greetings. */
export function splitSpeech(text: string): SpokenSentence[] {
  return text.split(GREETING).flatMap((part) => splitPart(part));
}

function splitPart(text: string): SpokenSentence[] {
  const parts = text
    .replace(STUTTER, '')
    .split(FILLER)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  const plain = parts.join(' ');
  const pauses = new Set<number>();
  for (const [place] of parts.entries()) pauses.add(parts.slice(0, place).join(' ').length + 1);
  const speech = readSpeech(tokensOf(plain), pauses);
  const bounds = boundsOf(speech);
  return bounds.slice(0, -1).flatMap((from, place) => {
    const to = bounds[place + 1] ?? speech.tokens.length;
    const example = exampleIn(speech, from, to);
    // Where an example ends doesn't matter.
    const isSure = [from, ...(example < to ? [] : [to])].every(
      (at) => at === 0 || at === speech.tokens.length || (speech.starts[at] ?? NEVER) <= SURE,
    );
    const sentence = sentenceOf(plain, speech, from, to);
    return sentence === ''
      ? []
      : [
          {
            text: sentence,
            isWhole: isSure && isWhole(speech, from, example),
          },
        ];
  });
}

/** Whether the words up to an index are a sentence with its subject and its end. */
function isWhole(speech: Speech, from: number, to: number): boolean {
  return (
    contentEnd(speech, from, to) - contentStart(speech.tokens, from) <= LONGEST_WHOLE &&
    faultsOf(speech, from, to) === 0 &&
    !isFragment(speech, from, to) &&
    !endsInPhrase(speech, from, to) &&
    !hasLooseNouns(speech.tokens.slice(from, to))
  );
}

/** Where the examples of a sentence begin: 'for example', 'such as'. Without any, its end. */
function exampleIn({ tokens }: Speech, from: number, to: number): number {
  const at = tokens
    .slice(from, to)
    .findIndex(({ text }, place) => EXAMPLES.test(`${text} ${tokens[from + place + 1]?.text ?? ''}`));
  return at < LEAST_BEFORE_EXAMPLES ? to : from + at;
}

/** Where sentences begin, and the end of the text, at the lowest total cost. */
function boundsOf(speech: Speech): number[] {
  const { tokens, starts } = speech;
  const places = [...starts.flatMap((cost, at) => (cost < NEVER ? [at] : [])), tokens.length];
  const best = places.map(() => ({ cost: 0, from: 0 }));
  for (let to = 1; to < places.length; to += 1) {
    const end = places[to] ?? 0;
    let [lowest, from] = [Number.POSITIVE_INFINITY, 0];
    for (let place = to - 1; place >= 0; place -= 1) {
      const at = places[place] ?? 0;
      if (end - at > LONGEST && place < to - 1) break;
      const cost =
        (best[place]?.cost ?? 0) +
        (starts[at] ?? 0) +
        COST.sentence +
        faultsOf(speech, at, end) +
        COST.word * Math.max(0, end - at - USUAL_LENGTH);
      if (cost < lowest) [lowest, from] = [cost, place];
    }
    best[to] = { cost: lowest, from };
  }
  const bounds: number[] = [];
  for (let place = places.length - 1; place > 0; place = best[place]?.from ?? 0)
    bounds.unshift(places[place] ?? 0);
  return [0, ...bounds];
}

/** The words from one index to another as a sentence, with a comma after a clause that opens it. */
function sentenceOf(text: string, speech: Speech, from: number, to: number): string {
  const { tokens } = speech;
  const start = contentStart(tokens, from);
  const end = contentEnd(speech, start, to);
  if (end - start < 3) return '';
  const words = (first: number, last: number) => text.slice(tokens[first]?.start, tokens[last - 1]?.end);
  const main = mainClauseIn(speech, start, end);
  const whole = main === null ? words(start, end) : `${words(start, main)}, ${words(main, end)}`;
  const isQuestion =
    main === null &&
    QUESTION.test(tokens[start]?.text ?? '') &&
    /^(?:AUX|VERB)$/.test(tokens[start + 1]?.pos ?? '');
  return `${capital(whole.replace(/[.,;?]+$/, ''))}${isQuestion ? '?' : '.'}`;
}

/** Where the main clause begins after 'if …' or 'when …'; null if there is no such clause or no clear place. */
function mainClauseIn({ tokens, verbs, starts, sums }: Speech, start: number, end: number): number | null {
  if (!opensWithClause(tokens[start])) return null;
  for (let at = start + 3; at < end - 1; at += 1) {
    const hasVerb = (sums[at]?.verbs ?? 0) > (sums[start]?.verbs ?? 0);
    const hasMore = verbs.slice(at, end).some((verb) => verb === 1);
    if (hasVerb && hasMore && (starts[at] ?? NEVER) <= 1 && !/^(?:and|so|but)$/i.test(tokens[at]?.text ?? ''))
      return at;
  }
  return null;
}

/** Whether a sentence ends in 'so' with words that are no clause: '… information so three stages'. */
function endsInPhrase({ tokens, last }: Speech, from: number, to: number): boolean {
  const so = tokens.slice(from + 1, to).findLastIndex(({ text }) => /^(?:so|but)$/i.test(text));
  return so !== -1 && from + 2 + so < to && (last[to]?.verb ?? -1) < from + 1 + so;
}

/**
 * Whether a sentence has lost its subject, or ends right after 'that' with its verb or in 'speeds up', where an object
 * may follow.
 */
function isFragment(speech: Speech, from: number, to: number): boolean {
  const { tokens, verbs } = speech;
  const start = contentStart(tokens, from);
  const end = contentEnd(speech, start, to);
  if (/^(?:up|down|out|off|away)$/i.test(tokens[end - 1]?.text ?? '')) return true;
  return (verbs[start] ?? 0) > 0 || /^(?:that|which|who)$/i.test(tokens[end - 2]?.text ?? '');
}
