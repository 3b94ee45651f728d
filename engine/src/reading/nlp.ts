/** Loads wink-nlp with its English model when the first text is read. */
import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp';
import { ENGLISH, STEPS } from './english-model.ts';

let loaded: WinkMethods | undefined;
/** The model numbers its own words first; a word that it doesn't know gets this number or a higher one. */
let firstUnknown = 0;
/** A string that is no word of the model. */
const UNKNOWN = 'qzxqzx';

function nlp(): WinkMethods {
  if (!loaded) {
    loaded = winkNLP(ENGLISH, STEPS);
    firstUnknown = numberOf(loaded, UNKNOWN);
  }
  return loaded;
}

/** The model's number of a word. */
function numberOf({ readDoc, its }: WinkMethods, word: string): number {
  return Number(readDoc(word).tokens().out(its.uniqueId)[0]);
}

/** Loads the model now, which the first text would have to wait for. */
export function loadLanguageModel(): void {
  nlp();
}

export interface Token {
  text: string;
  /** A part of speech in Universal Dependencies: 'NOUN', 'VERB', 'ADP' … */
  pos: string;
  lemma: string;
  /** Its start and end in the sentence, in characters. */
  start: number;
  end: number;
}

/** The sentences of English text, in order. */
export function splitSentences(text: string): string[] {
  return nlp().readDoc(text).sentences().out();
}

/** How the model's dictionary lists a word in lower case: as a name, as another word, or not at all. */
export type Listing = 'name' | 'word' | 'unknown';

const listings = new Map<string, Listing>();

/** Looks a word up in the model's dictionary, which has few names; a regular plural is found under its singular. */
export function listingOf(word: string): Listing {
  const plain = word.toLowerCase();
  const known = listings.get(plain);
  if (known) return known;
  const [token] = tag(plain);
  const isListed = (text: string) => numberOf(nlp(), text) < firstUnknown;
  const listing =
    !token || !(isListed(plain) || isListed(token.lemma))
      ? 'unknown'
      : token.pos === 'PROPN'
        ? 'name'
        : 'word';
  if (listings.size >= MOST_CACHED) listings.clear();
  listings.set(plain, listing);
  return listing;
}

/** Cached because several card makers parse the same sentences. */
const MOST_CACHED = 2_000;
const cache = new Map<string, readonly Token[]>();

/** The words and punctuation marks of a sentence, with their parts of speech. */
export function tokensOf(sentence: string): readonly Token[] {
  const cached = cache.get(sentence);
  if (cached) return cached;
  if (cache.size >= MOST_CACHED) cache.clear();
  const tokens = tag(sentence);
  cache.set(sentence, tokens);
  return tokens;
}

const verbForms = new Map<string, boolean>();

/** Whether a word can be a verb, whatever it is in its sentence: 'watches', but not 'magma'. */
export function canBeVerb(word: string): boolean {
  const known = verbForms.get(word);
  if (known !== undefined) return known;
  if (verbForms.size >= MOST_CACHED) verbForms.clear();
  // After 'they' and before 'the', the model takes a noun for a verb only if it knows the word as one.
  const isVerb = tag(`they ${word} the`)[1]?.pos === 'VERB';
  verbForms.set(word, isVerb);
  return isVerb;
}

/** Whether a word alone is an adjective: 'systolic', but not 'water'. */
export function isAdjective(word: string): boolean {
  return tokensOf(`it is ${word.toLowerCase()}`)[2]?.pos === 'ADJ';
}

/** Forms that are nothing but the past of a verb, some of which the model takes for nouns. */
const PASTS: ReadonlyMap<string, string> = new Map(
  'overthrew:overthrow withdrew:withdraw threw:throw drew:draw grew:grow fled:flee slew:slay overran:overrun overtook:overtake undertook:undertake forbade:forbid swore:swear arose:arise foresaw:foresee strove:strive sank:sink sprang:spring shook:shake seized:seize sought:seek'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** 'stag' of 'staged': one short syllable would double its last letter, as in 'tagged', so that the base ends in e. */
function withFinalE(lemma: string, text: string): string {
  const isCut = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(lemma) && /^(?:ed|ing)$/i.test(text.slice(lemma.length));
  return isCut ? `${lemma}e` : lemma;
}

function tag(sentence: string): Token[] {
  const { its } = nlp();
  const tokens = nlp().readDoc(sentence).tokens();
  const [texts, poses, lemmas] = [its.value, its.pos, its.lemma].map((what) =>
    tokens.out(what as ItsFunction<string>),
  );
  let end = 0;
  return (texts ?? []).map((value, index) => {
    const text = String(value);
    const start = Math.max(end, sentence.indexOf(text, end));
    end = start + text.length;
    // 'Went' in 'Frits Went isolated auxin' is a name.
    const base = PASTS.get(text);
    if (base !== undefined && index > 0) return { text, pos: 'VERB', lemma: base, start, end };
    const isName = poses?.[index] === 'VERB' && poses[index - 1] === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(text);
    return isName
      ? { text, pos: 'PROPN', lemma: text.toLowerCase(), start, end }
      : {
          text,
          pos: String(poses?.[index]),
          lemma: withFinalE(String(lemmas?.[index]), text),
          start,
          end,
        };
  });
}
