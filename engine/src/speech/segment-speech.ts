/** Divides speech into the most likely sentences. */
import { boundaryFeatures, type PairCounts } from './boundary-features.ts';
import { isMarker } from './clauses.ts';
import { type Arc, bestPath, likelihoods } from './lattice.ts';
import type { Speech } from './read-speech.ts';
import { type Beginning, beginningAt, segmentFeatures } from './segment-features.ts';
import { weigh } from './weigh.ts';

/** A longer sentence is only made where no word inside it can begin one; words. */
export const LONGEST = 45;
/** At a word with a lower score, no sentence begins. */
const LEAST_SCORE = -3;
/** Words that are never the last of a sentence. */
const OPEN = /^(?:an?|the|of|very|my|your|his|her|its|our|their)$/i;
/** Parts of a word, which the tagger separates: ''s', 'n't'. */
const PART = /^(?:['’.,]|n['’]t$|not$)/i;

export interface Segment {
  from: number;
  to: number;
  /** How likely it is that exactly these words are a sentence, from 0 to 1. */
  likelihood: number;
}

/** Whether a sentence may begin at a word; every text begins with one. */
export function canBegin({ tokens }: Speech, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (at === 0 || !before || !token) return at === 0;
  return !isMarker(tokens, at - 1) && !PART.test(token.text) && !OPEN.test(before.text);
}

/** The most likely sentences of speech, in order. */
export function segmentSpeech(speech: Speech, pairs: PairCounts): Segment[] {
  const { tokens } = speech;
  const scores = tokens.map((_, at) => {
    if (!canBegin(speech, at)) return Number.NEGATIVE_INFINITY;
    return at === 0 ? 0 : weigh(boundaryFeatures(speech, pairs, at));
  });
  const places = [
    ...scores.flatMap((score, at) => (at === 0 || score > LEAST_SCORE ? [at] : [])),
    tokens.length,
  ];
  const beginnings = places.map((at) => beginningAt(speech, at));
  const lattice = places.map((to, end): Arc[] => {
    const arcs: Arc[] = [];
    for (let start = end - 1; start >= 0; start -= 1) {
      const from = places[start] ?? 0;
      if (to - from > LONGEST && start < end - 1) break;
      arcs.push({
        from: start,
        to: end,
        score: (scores[from] ?? 0) + weigh(segmentFeatures(speech, beginnings[start] as Beginning, to)),
      });
    }
    return arcs;
  });
  const { of } = likelihoods(lattice);
  return bestPath(lattice).map((arc) => ({
    from: places[arc.from] ?? 0,
    to: places[arc.to] ?? tokens.length,
    likelihood: of(arc),
  }));
}
