/** wink-nlp with its English model: loaded once, by the first text. */
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp';

let loaded: WinkMethods | undefined;

function nlp(): WinkMethods {
  loaded ??= winkNLP(model);
  return loaded;
}

export interface Token {
  text: string;
  /** A part of speech of the Universal Dependencies: 'NOUN', 'VERB', 'ADP' … */
  pos: string;
  lemma: string;
  /** Where it begins and ends in its sentence, in characters. */
  start: number;
  end: number;
}

/** The sentences of English text, in order. */
export function splitSentences(text: string): string[] {
  return nlp().readDoc(text).sentences().out();
}

/** Several makers of cards look at the same sentences. */
const MOST_CACHED = 2_000;
const cache = new Map<string, readonly Token[]>();

/** The words and signs of a sentence, with their parts of speech. */
export function tokensOf(sentence: string): readonly Token[] {
  const cached = cache.get(sentence);
  if (cached) return cached;
  if (cache.size >= MOST_CACHED) cache.clear();
  const tokens = tag(sentence);
  cache.set(sentence, tokens);
  return tokens;
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
    return { text, pos: String(poses?.[index]), lemma: String(lemmas?.[index]), start, end };
  });
}
