/** Describes each unit of a text by the features from which the ranking predicts whether a student must know it. */
import type { Source } from '../reading/source.ts';
import { countWords } from '../text/text.ts';
import { CUES, type Cue } from './cues.ts';
import { placesIn, seriesIn } from './places.ts';
import type { TailKind } from './tails.ts';
import { themesIn } from './themes.ts';
import type { Unit } from './units.ts';

export type Feature =
  | Cue
  | `tail:${TailKind}`
  | 'item'
  | 'row'
  | 'formula'
  | 'labelled'
  | 'itemRest'
  | 'speech'
  | 'substituted'
  | 'hasTail'
  | 'continued'
  | 'figures'
  | 'length'
  | 'short'
  | 'long'
  | 'first'
  | 'second'
  | 'last'
  | 'alone'
  | 'place'
  | 'definesLate'
  | 'sectionSize'
  | 'listSize'
  | 'itemPlace'
  | 'heading'
  | 'headingFirst'
  | 'title'
  | 'central'
  | 'centralInSection'
  | 'frequency'
  | 'newFrequency'
  | 'seriesDefines'
  | 'seriesOpening'
  | 'announced'
  | 'english';

export type Features = Partial<Record<Feature, number>>;

const CUE_PATTERNS = Object.entries(CUES) as [Cue, RegExp][];
/** The words of an average unit, a short one and a long one. */
const WORDS = { average: 15, short: 8, long: 28 } as const;
/** More figures don't make a sentence less worth knowing. */
const MOST_FIGURES = 3;
const LABELLED = /^.{2,40}?(?::\s|\s[-–—]\s)/u;

/**
 * @param keys the roots of the words of each unit
 * @param parts the number of each unit's part
 * @returns the features of each unit; a feature that is left out is 0
 */
export function featuresOf(
  units: readonly Unit[],
  keys: readonly ReadonlySet<string>[],
  source: Source,
  parts: readonly number[],
): Features[] {
  const themes = themesIn(units, keys, source, parts);
  const places = placesIn(units, parts);
  const series = seriesIn(units);
  return units.map((unit, index) => {
    const features = Object.assign(
      wordingOf(unit),
      formOf(unit, units[index + 1]),
      places[index],
      themes[index],
      series[index],
    );
    if (source.language === 'en') features.english = 1;
    // A late sentence counts less, but not a late definition.
    if (features.definesFirst) features.definesLate = features.place ?? 0;
    return features;
  });
}

/** The cues in the text of a unit, its figures and its length. */
function wordingOf({ text }: Unit): Features {
  const words = countWords(text);
  const features: Features = {
    figures: Math.min(MOST_FIGURES, text.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0) / MOST_FIGURES,
    length: Math.log(Math.max(1, words) / WORDS.average),
    short: words <= WORDS.short ? 1 : 0,
    long: words >= WORDS.long ? 1 : 0,
  };
  for (const [cue, pattern] of CUE_PATTERNS) if (pattern.test(text)) features[cue] = 1;
  return features;
}

/** What a unit is in its text: an item, a row, the tail of a sentence … */
function formOf(unit: Unit, next: Unit | undefined): Features {
  const { passage, tail } = unit;
  const isContinued = next?.after === unit;
  return {
    ...(tail === null ? {} : { [`tail:${tail}`]: 1 }),
    ...(passage.kind === 'paragraph' || passage.kind === 'code' ? {} : { [passage.kind]: 1 }),
    labelled: passage.kind === 'item' && LABELLED.test(unit.text) ? 1 : 0,
    itemRest: passage.kind === 'item' && unit.isOpen ? 1 : 0,
    speech: passage.speech ? 1 : 0,
    substituted: passage.quote === undefined ? 0 : 1,
    hasTail: isContinued && next.tail !== null ? 1 : 0,
    continued: isContinued && next.tail === null ? 1 : 0,
  };
}
