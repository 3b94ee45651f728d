/** Recognises clauses in speech without punctuation. */

import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import { verbInPhrase } from '../grammar/verbs.ts';
import type { Token } from '../reading/nlp.ts';
import { DEMONSTRATIVE, LEAD, LINK, MARKER, QUESTION, SUBJECT } from './words.ts';

/** The index after the markers and the 'and', 'but' or 'so' with which speakers begin a sentence. */
export function contentStart(tokens: readonly Token[], from: number): number {
  let at = from;
  while (isMarker(tokens, at) || (LINK.test(tokens[at]?.text ?? '') && !isSoThat(tokens, at))) at += 1;
  return at;
}

function isSoThat(tokens: readonly Token[], at: number): boolean {
  return /^so$/i.test(tokens[at]?.text ?? '') && /^that$/i.test(tokens[at + 1]?.text ?? '');
}

/** Whether a word only marks a new sentence: 'okay', but not the 'right' of 'right angles'. */
export function isMarker(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !MARKER.test(token.text)) return false;
  if (/^(?:right|well)$/i.test(token.text)) {
    if (/^(?:DET|ADP|AUX|ADJ|ADV)$/.test(before?.pos ?? '') || /^(?:as|because)$/i.test(next?.text ?? ''))
      return false;
    return (
      !/^(?:NOUN|ADP|CCONJ|VERB)$/.test(next?.pos ?? '') ||
      (/^well$/i.test(token.text) && nounPhraseEnd(tokens, at + 1) > at + 2)
    );
  }
  return !/^(?:is|are|until|by|till)$/i.test(before?.text ?? '');
}

/** Whether a noun phrase with its verb begins here: 'the senate has'. */
export function beginsClause(tokens: readonly Token[], from: number, verbs: readonly number[]): boolean {
  const end = nounPhraseEnd(tokens, from);
  if (end === from) return false;
  // In 'rivers and lakes evaporation is', the list ends before the new subject.
  const isTwo =
    tokens[from]?.pos !== 'DET' &&
    tokens
      .slice(from, end - 1)
      .some(
        ({ pos, text }, place) =>
          pos === 'NOUN' && /[^s]s$/.test(text) && tokens[from + place + 1]?.pos === 'NOUN',
      );
  if (isTwo) return false;
  if (verbInPhrase(tokens, from, end) !== null) return true;
  if (/^(?:remember|notice|imagine)$/i.test(tokens[end]?.text ?? '')) return false;
  const isAdverb = tokens[end]?.pos === 'ADV' && !QUESTION.test(tokens[end]?.text ?? '');
  return (verbs[isAdverb ? end + 1 : end] ?? 0) > 0;
}

/** Whether a subject with its verb begins here, a pronoun included. */
export function opensClause(tokens: readonly Token[], from: number, verbs: readonly number[]): boolean {
  const isPronoun = SUBJECT.test(tokens[from]?.text ?? '') || DEMONSTRATIVE.test(tokens[from]?.text ?? '');
  const after = tokens[from + 1]?.pos === 'ADV' ? from + 2 : from + 1;
  return (isPronoun && (verbs[after] ?? 0) > 0) || beginsClause(tokens, from, verbs);
}

/** Whether a verb is the participle of a passive: after it, no object follows. */
export function isPassive(tokens: readonly Token[], at: number): boolean {
  let left = at - 1;
  while (/^(?:ADV|PART)$/.test(tokens[left]?.pos ?? '')) left -= 1;
  return (
    /^(?:is|are|was|were|be|been|being|['’](?:s|re))$/i.test(tokens[left]?.text ?? '') &&
    !/ing$/.test(tokens[at]?.text ?? '')
  );
}

/** Whether a sentence begins with a clause of condition or time, whose main clause follows. */
export function opensWithClause(token: Token | undefined): boolean {
  return token !== undefined && LEAD.test(token.text);
}
