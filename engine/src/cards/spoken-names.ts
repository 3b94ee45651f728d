/** Capitals for names in speech, which a transcript writes in lower case. */
import { listingOf } from '../reading/nlp.ts';
import { isCommonWord, isName } from './as-phrase.ts';

const WORD = /(?<![\p{L}\p{N}'’-])\p{Ll}[\p{L}]{2,}(?![\p{L}\p{N}])/gu;
/** Adjectives of peoples, which the dictionary has as words. */
const OF_PEOPLES =
  /\b(?:african|american|asian|austrian|british|chinese|dutch|egyptian|english|european|french|german|ghanaian|greek|hausa|igbo|indian|irish|italian|japanese|nigerian|portuguese|roman|russian|scottish|spanish|swiss|welsh|yoruba)\b/g;
/** 'south africa', 'new guinea'. */
const BEFORE_NAME = /\b(?:north|south|east|west|new|great|sierra|saint|lake|mount)(?= \p{Lu})/gu;
const NO_VOWEL = /^[^aeiouy]{2,4}$/;

/** A text with capitals for the words that the dictionary has as names, or doesn't have at all. */
export function withNames(text: string): string {
  return text
    .replace(WORD, (word) => {
      if (word === 'others') return word;
      if (NO_VOWEL.test(word) && listingOf(word) === 'unknown') return word.toUpperCase();
      const isLikelyName = isName(word) || (listingOf(word) === 'unknown' && !isCommonWord(word));
      return isLikelyName ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word;
    })
    .replace(OF_PEOPLES, (word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .replace(BEFORE_NAME, (word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
}
