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
}

/** The sentences of English text, in order. */
export function splitSentences(text: string): string[] {
  return nlp().readDoc(text).sentences().out();
}

/** The words and signs of a sentence, with their parts of speech. */
export function tokensOf(sentence: string): Token[] {
  const { its } = nlp();
  const tokens = nlp().readDoc(sentence).tokens();
  const [texts, poses, lemmas] = [its.value, its.pos, its.lemma].map((what) =>
    tokens.out(what as ItsFunction<string>),
  );
  return (texts ?? []).map((text, index) => ({
    text: String(text),
    pos: String(poses?.[index]),
    lemma: String(lemmas?.[index]),
  }));
}
