/** Loads wink-nlp with its English model when the first text is read. */
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp';

let loaded: WinkMethods | undefined;

function nlp(): WinkMethods {
  loaded ??= winkNLP(model);
  return loaded;
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
