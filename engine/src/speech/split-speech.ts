/** Splits transcripts of speech without punctuation into sentences, using their grammar. */
import { type Token, tokensOf } from '../reading/nlp.ts';
import type { JoiningWord } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { type PairCounts, pairsOf } from './boundary-features.ts';
import { contentStart } from './clauses.ts';
import { capitalsIn } from './names.ts';
import { contentEnd, faultsOf, readSpeech, type Speech } from './read-speech.ts';
import { segmentSpeech } from './segment-speech.ts';
import { sentenceOf } from './spoken-sentence.ts';

export interface SpokenSentence {
  text: string;
  /** Whether its grammar shows where it begins and ends; otherwise both are a guess. */
  isWhole: boolean;
  /** Whether it follows 'and', 'but' or 'so', or belongs to the point before it. */
  isJoined: boolean;
  /** The word that joins it to the sentence before; null without one. */
  joinedBy: JoiningWord | null;
}

const FILLER =
  /\b(?:u+m+|u+h+|uhm|erm+|hm+|mm+|i mean|you see|you know(?!\s+(?:this|that|the|it|what|how|why|when|where|who|as|them|him|her|me)\b))(?![\p{L}'’-]),?\s*/giu;
const GREETING =
  /\b(?:good (?:morning|afternoon|evening|day)(?: (?:class|everyone|everybody|students|all))?|(?:alright|okay|hello|hi) (?:class|everyone|everybody)|thank you(?: (?:very much|so much|all))?|any questions?|settle down)\b/giu;
const STUTTER = /\b(the|an?|of|to|is|are|in|and|it|we|i|they|that|this)\s+(?=\1\b)/gi;
/** A sentence that is less likely is a guess. */
const LEAST_LIKELIHOOD = 0.6;
/** A longer sentence may have an end inside that wasn't recognised; words. */
const LONGEST_WHOLE = 24;

const EXAMPLES = /^(?:for (?:example|instance)|such as)$/i;
/** With fewer words before it, the example is the sentence; words. */
const LEAST_BEFORE_EXAMPLES = 5;

/**
 * The sentences of speech with capitals and full stops, without fillers and greetings.
 *
 * @param pairs the pairs of words in the whole text
 */
export function splitSpeech(text: string, pairs: PairCounts = pairsOf(text)): SpokenSentence[] {
  return text.split(GREETING).flatMap((part) => splitPart(part, pairs));
}

function splitPart(text: string, pairs: PairCounts): SpokenSentence[] {
  const plain = text.replace(STUTTER, '').replace(FILLER, '').replace(/\s+/g, ' ').trim();
  if (plain === '') return [];
  const speech = readSpeech(tokensOf(plain));
  const capitals = capitalsIn(speech.tokens);
  let topic = '';
  const sentences = segmentSpeech(speech, pairs).flatMap(({ from, to, likelihood }) => {
    const sentence = sentenceOf(plain, speech, capitals, from, to);
    if (sentence === '') {
      topic = topicIn(plain, speech, from, to);
      return [];
    }
    // 'Then the electrodes | these are the rods': without its topic, 'these' would mean something else.
    const text = topic !== '' && REFERS.test(sentence) ? `${capital(topic)}: ${lower(sentence)}` : sentence;
    topic = '';
    // Where an example ends doesn't matter.
    const example = exampleIn(speech, from, to);
    const isSure = likelihood >= LEAST_LIKELIHOOD;
    const hasVerb = !faultsOf(speech, from, to).some((fault) => /verb$|alone$/.test(fault));
    const isJoined =
      contentStart(speech.tokens, from) > from &&
      /^(?:and|but|so)$/i.test(speech.tokens[contentStart(speech.tokens, from) - 1]?.text ?? '');
    const joinedBy = isJoined ? joiningWord(speech.tokens, from) : null;
    return [{ text, isWhole: isSure && isWhole(speech, from, example), isJoined, joinedBy, hasVerb }];
  });
  return withPoints(sentences);
}

/** The 'and', 'but' or 'so' with which a sentence begins; null after 'okay', where it joins nothing. */
function joiningWord(tokens: readonly Token[], from: number): JoiningWord | null {
  const word = contentStart(tokens, from) === from + 1 ? tokens[from]?.text.toLowerCase() : undefined;
  return word === 'and' || word === 'but' || word === 'so' ? word : null;
}

/** A sentence about what was named right before. */
const REFERS = /^(?:This|These|It|They|That)\b/;

function lower(text: string): string {
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** The one or two words with which a speaker announces a topic; empty without a noun. */
function topicIn(text: string, speech: Speech, from: number, to: number): string {
  const { tokens } = speech;
  const start = contentStart(tokens, from);
  const end = contentEnd(speech, start, to);
  const hasNoun = tokens.slice(start, end).some(({ pos }) => pos === 'NOUN');
  return hasNoun ? text.slice(tokens[start]?.start, tokens[end - 1]?.end).replace(/^next /i, '') : '';
}

/** Whether the words up to an index are a sentence with its subject and its end. */
function isWhole(speech: Speech, from: number, to: number): boolean {
  return (
    contentEnd(speech, from, to) - contentStart(speech.tokens, from) <= LONGEST_WHOLE &&
    faultsOf(speech, from, to).length === 0 &&
    !isFragment(speech, from, to) &&
    !endsInPhrase(speech, from, to)
  );
}

/** Where the examples of a sentence begin: 'for example', 'such as'. Without any, its end. */
function exampleIn({ tokens }: Speech, from: number, to: number): number {
  const at = tokens
    .slice(from, to)
    .findIndex(({ text }, place) => EXAMPLES.test(`${text} ${tokens[from + place + 1]?.text ?? ''}`));
  return at < LEAST_BEFORE_EXAMPLES ? to : from + at;
}

/** 'One', 'number two': a speaker's numbers of points. */
const POINT = /^((?:number )?(one|two|three|four|five|six|seven|eight|nine|ten)) (?=\S)/i;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Sets a colon after the number of a point: 'Two: the council of ministers.' */
function withPoints(sentences: readonly (SpokenSentence & { hasVerb: boolean })[]): SpokenSentence[] {
  const places = new Set(
    sentences.map(({ text }) => NUMBERS.indexOf(POINT.exec(text)?.[2]?.toLowerCase() ?? '')),
  );
  let isPointOpen = false;
  return sentences.map(({ text, isWhole, isJoined, joinedBy, hasVerb }) => {
    const [, number = '', word = ''] = POINT.exec(text) ?? [];
    const place = NUMBERS.indexOf(word.toLowerCase());
    const isPoint =
      place !== -1 && !hasVerb && (places.has(place + 1) || (place > 0 && places.has(place - 1)));
    const belongs = isPointOpen && !isPoint;
    isPointOpen = isPoint;
    return {
      text: isPoint ? text.replace(POINT, `${number}: `) : text,
      isWhole,
      isJoined: isJoined || belongs,
      joinedBy,
    };
  });
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
