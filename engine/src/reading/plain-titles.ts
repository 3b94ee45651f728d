/** Tells a short sentence from a title without marks: 'Water is a solvent' from 'Excretory organs and what they remove'. */
import { withoutCapital } from '../grammar/lead.ts';
import { isPlural } from '../grammar/verbs.ts';
import { countWords } from '../text/text.ts';
import { tokensOf } from './nlp.ts';

/** 'The reaction is a neutralisation:' is a sentence, and 'What is osmosis?' a title. */
const SENTENCE =
  /^(?!(?:what|why|how|when|where|who|which)\b)(?:\S+\s){1,8}(?:is|are|was|were|has|have|had|can|must|does|do|did)\s/i;

/** Whether the words before a colon are a sentence: 'The reaction is a neutralisation:', 'General factors include:'. */
export function leadsToList(text: string): boolean {
  return SENTENCE.test(text) || /^(?:they|these|it|this|we)\s/i.test(text) || saysSomething(text);
}

/** 'Four valves keep blood moving in one direction': a noun with its verb, and no 'Reasons why …' or 'Ways to …'. */
function saysSomething(text: string): boolean {
  if (/\sincludes?$/i.test(text)) return true;
  if (/\b(?:what|why|how|when|where|who|which|that|to)\b/i.test(text)) return false;
  const tokens = tokensOf(withoutCapital(text));
  return tokens.some(({ pos, text: word, lemma }, at) => {
    const before = tokens[at - 1];
    const isAfterNouns = before?.pos === 'NOUN' && isPlural(before);
    return pos === 'VERB' && word === lemma && isAfterNouns && at + 1 < tokens.length;
  });
}

/** 'Excretory organs and what they remove', and not 'Water is a solvent' or 'Revise this for the test'. */
export function isTitle(text: string): boolean {
  return (
    countWords(text) > 1 && !isStatement(text) && !/^(?:see|note|read|draw|revise|remember)\b/i.test(text)
  );
}

/** 'Water is a solvent', 'Now we turn to acids' */
export function isStatement(text: string): boolean {
  return /^(?:we|you|i|they|it|he|she|this|these|now|here)\b/i.test(text) || SENTENCE.test(text);
}
