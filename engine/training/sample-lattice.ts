/** All ways to divide a sample into sentences, and those that are right. */
import { tokensOf } from '../src/reading/nlp.ts';
import { boundaryFeatures, type PairCounts } from '../src/speech/boundary-features.ts';
import { isMarker } from '../src/speech/clauses.ts';
import type { Arc, Lattice } from '../src/speech/lattice.ts';
import { readSpeech } from '../src/speech/read-speech.ts';
import { type Beginning, beginningAt, segmentFeatures } from '../src/speech/segment-features.ts';
import { canBegin, LONGEST } from '../src/speech/segment-speech.ts';
import { placeOf } from '../src/speech/weigh.ts';
import type { Sample } from './read-samples.ts';

/** A stretch with the places of its weights. */
export interface SampleArc extends Arc {
  weights: Int32Array;
}

export interface SampleLattice {
  lattice: readonly (readonly SampleArc[])[];
  /** The same without wrong sentences. */
  right: Lattice;
  /** Whether a sentence begins at a place of the lattice; the end of the text isn't one. */
  begins: readonly boolean[];
  /** How much the sample counts in training. */
  weight: number;
}

export function latticeOf(sample: Sample, pairs: PairCounts, weight: number): SampleLattice {
  const tokens = tokensOf(sample.text);
  const speech = readSpeech(tokens);
  const isAt = (starts: ReadonlySet<number>, at: number) => starts.has(tokens[at]?.start ?? -1);
  const begin = new Set([0]);
  for (const at of tokens.keys()) if (isAt(sample.begins, at)) begin.add(beforeMarkers(tokens, at));
  const places = [...tokens.keys()].filter((at) => begin.has(at) || canBegin(speech, at));
  const isRight = (at: number) => at === tokens.length || begin.has(at);
  const isOpen = (at: number) => isAt(sample.open, at);
  const own = places.map((at) => (at === 0 ? [] : boundaryFeatures(speech, pairs, at).map(placeOf)));
  const beginnings = places.map((at) => beginningAt(speech, at));
  const right: SampleArc[][] = [];
  const lattice = [...places, tokens.length].map((to, end) => {
    const arcs: SampleArc[] = [];
    const rightArcs: SampleArc[] = [];
    let isInside = true;
    for (let start = end - 1; start >= 0; start -= 1) {
      const from = places[start] ?? 0;
      const isTrue = isInside && [from, to].every((at) => isRight(at) || isOpen(at));
      // A long sentence must stay possible if it is right.
      if (to - from <= LONGEST || start === end - 1 || isTrue) {
        const weights = Int32Array.from([
          ...(own[start] ?? []),
          ...segmentFeatures(speech, beginnings[start] as Beginning, to).map(placeOf),
        ]);
        const arc = { from: start, to: end, score: 0, weights };
        arcs.push(arc);
        if (isTrue) rightArcs.push(arc);
      }
      if (begin.has(from)) isInside = false;
      if (!isInside && to - from > LONGEST) break;
    }
    right.push(rightArcs);
    return arcs;
  });
  return { lattice, right, begins: places.map((at) => begin.has(at)), weight };
}

/** The markers before a sentence belong to it: 'okay now | the' begins at 'okay'. */
function beforeMarkers(tokens: ReturnType<typeof tokensOf>, at: number): number {
  let first = at;
  while (isMarker(tokens, first - 1)) first -= 1;
  return first;
}
