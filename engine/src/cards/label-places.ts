/** Labels that are explained by where a thing is: 'Tricuspid valve: between right atrium and right ventricle'. */
import { tokensOf } from '../reading/nlp.ts';
import { asPhrase } from './as-phrase.ts';

/** Words that begin a place inside a thing. */
const PLACE_WORDS =
  /^(?:between|behind|beneath|beside|above|below|inside|outside|around|at the (?:exit|entrance|top|bottom|front|back|side|tip|base|centre|junction)|in front) /i;

/** Whether an explanation is 'between right atrium and right ventricle': where something is, and no more. */
export function isPlace(back: string): boolean {
  return (
    PLACE_WORDS.test(back) &&
    !/[\d,;]/.test(back) &&
    tokensOf(back).every(({ pos }) => pos !== 'VERB' && pos !== 'AUX')
  );
}

/** Whether a label names a thing that can be somewhere: 'tricuspid valve'. */
export function isThing(label: string): boolean {
  return (
    /^\p{Ll}/u.test(asPhrase(label)) &&
    label.split(' ').length <= 4 &&
    tokensOf(asPhrase(label)).every(({ pos }) => /^(?:ADJ|NOUN|PUNCT)$/.test(pos))
  );
}
