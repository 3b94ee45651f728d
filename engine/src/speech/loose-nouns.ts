/** Recognises where a further sentence, or a list, may hide in speech. */
import type { Token } from '../reading/nlp.ts';

/** The words at which a noun phrase follows another directly, as in a spoken list or at the beginning of a sentence. */
export function looseNouns(tokens: readonly Token[]): boolean[] {
  return tokens.map(({ text, pos }, at) => {
    const before = tokens[at - 1];
    if (before?.pos !== 'NOUN' && before?.pos !== 'PROPN') return isAfterDegree(tokens, at);
    // Such a row of nouns is more than one phrase.
    const isRow = tokens
      .slice(Math.max(0, at - 3), at + 1)
      .every((other) => /^(?:NOUN|ADJ)$/.test(other.pos));
    if (isRow && at >= 3) return true;
    // 'The impulse | multiple sclerosis is …'.
    if (pos === 'ADJ' && tokens[at + 1]?.pos === 'NOUN' && tokens[at - 2]?.pos === 'DET') return true;
    if (pos === 'DET') return !/^(?:that|which|both|all)$/i.test(text);
    const isPlural = /[^su]s$/.test(before.text) && !/(?:ics|savings|sales|sports|goods)$/i.test(before.text);
    if (isPlural && /^(?:NOUN|ADJ)$/.test(pos) && !/^such$/i.test(text)) return true;
    // 'A reflected sound | bats': a plural doesn't belong to 'a'.
    const article = tokens.slice(Math.max(0, at - 4), at).findLastIndex((other) => other.pos === 'DET');
    const between = tokens.slice(Math.max(0, at - 4) + article + 1, at);
    const isOne = article !== -1 && /^an?$/i.test(tokens[Math.max(0, at - 4) + article]?.text ?? '');
    return (
      isOne &&
      pos === 'NOUN' &&
      /[^su]s$/.test(text) &&
      between.every((other) => /^(?:ADJ|NOUN|VERB)$/.test(other.pos))
    );
  });
}

/** 'Too simple | Baddeley': no noun follows an adjective with a degree directly. */
function isAfterDegree(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:NOUN|PROPN)$/.test(tokens[at]?.pos ?? '') &&
    tokens[at - 1]?.pos === 'ADJ' &&
    /^(?:too|very|so)$/i.test(tokens[at - 2]?.text ?? '') &&
    tokens[at - 3]?.pos === 'AUX'
  );
}
