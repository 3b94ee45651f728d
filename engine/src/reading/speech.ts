/** Splits transcripts of speech without punctuation into sentences, using their grammar. */
import { verbInPhrase } from '../grammar/clause.ts';
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import { type Token, tokensOf } from './nlp.ts';

const OPENERS = /^(?:so|okay|ok|now|well|right|alright|remember|finally|next)$/i;
const FILLERS =
  /^(?:(?:so|okay|ok|now|well|right|alright|and|but|you know|i mean|you see|remember|then|good morning everyone)\s+)+/i;
const SUBJECT = /^(?:it|they|we|you|i|he|she)$/i;
const BE = /^(?:is|are|was|were|has|have|can|will|must)$/i;
const CANNOT_END = new Set(['DET', 'ADP', 'CCONJ', 'SCONJ', 'PRON', 'AUX', 'PART']);

/** Whether a noun phrase begins at this token and a verb follows it. */
function beginsClause(tokens: readonly Token[], from: number): boolean {
  const end = nounPhraseEnd(tokens, from);
  if (end === from) return false;
  // In 'rivers and lakes evaporation is', the list ends before the new subject.
  const isTwo = tokens
    .slice(from, end - 1)
    .some(
      ({ pos, text }, index) =>
        pos === 'NOUN' && /[^s]s$/.test(text) && tokens[from + index + 1]?.pos === 'NOUN',
    );
  if (isTwo) return false;
  if (verbInPhrase(tokens, from, end) !== null) return true;
  const verb = tokens[tokens[end]?.pos === 'ADV' ? end + 1 : end];
  return (
    !!verb &&
    !OPENERS.test(verb.text) &&
    (verb.pos === 'AUX' || (verb.pos === 'VERB' && !/ing$/.test(verb.text)))
  );
}

function isBoundary(tokens: readonly Token[], at: number, hasVerb: boolean): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || !next) return false;
  if (hasVerb && token.text.length > 3 && token.text === before.text) return true;
  const isOpener =
    OPENERS.test(token.text) || (/^here$/i.test(token.text) && /^(?:in|at|we)$/i.test(next.text));
  if (isOpener && (hasVerb || OPENERS.test(before.text)))
    return before.pos === 'CCONJ' || !CANNOT_END.has(before.pos);
  if (!hasVerb || CANNOT_END.has(before.pos) || /^(?:when|where|what|how|why|while)$/i.test(before.text))
    return false;
  if (SUBJECT.test(token.text)) return next.pos === 'VERB' || next.pos === 'AUX';
  if (token.pos === 'CCONJ') return SUBJECT.test(next.text) || beginsClause(tokens, at + 1);
  if (before.pos === 'VERB') return false;
  if (token.pos === 'DET') return beginsClause(tokens, at);
  return token.pos === 'NOUN' && BE.test(next.text) && ['NOUN', 'PROPN'].includes(before.pos);
}

/** The sentences of speech with capitals and full stops, without filler words. */
export function splitSpeech(text: string): string[] {
  const tokens = tokensOf(text);
  const sentences: string[] = [];
  let start = 0;
  let hasVerb = false;
  const close = (end: number) => {
    const words = text.slice(tokens[start]?.start ?? 0, tokens[end]?.start ?? text.length).trim();
    const plain = words.replace(FILLERS, '').trim();
    if (plain.split(/\s+/).length > 2)
      sentences.push(
        `${plain[0]?.toUpperCase()}${plain.slice(1).replace(/(?:\s+(?:and|but|so))?[.,;]*$/i, '')}.`,
      );
    start = end;
    hasVerb = false;
  };
  for (let at = 1; at < tokens.length; at += 1) {
    if (tokens[at - 1]?.pos === 'VERB' || tokens[at - 1]?.pos === 'AUX') hasVerb = true;
    if (isBoundary(tokens, at, hasVerb)) close(at);
  }
  close(tokens.length);
  return sentences;
}
