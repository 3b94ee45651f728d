/**
 * The parts of wink's English model that the engine uses: words, sentences and parts of speech. Feelings and names of things,
 * which it doesn't use, are 134 KB of a student's data after gzip.
 */
/// <reference path="./wink-parts.d.ts" />
import featureFn from 'wink-eng-lite-web-model/dist/feature.js';
import lemmatize from 'wink-eng-lite-web-model/dist/lemmatize.js';
import metaCER from 'wink-eng-lite-web-model/dist/load-cer-meta-model.js';
import core from 'wink-eng-lite-web-model/dist/load-core-model.js';
import pos from 'wink-eng-lite-web-model/dist/load-pos-model.js';
import sbd from 'wink-eng-lite-web-model/dist/load-sbd-model.js';
import type { Model, ModelAddons } from 'wink-nlp';

/** What wink-nlp does with a text after it has found its words. */
export const STEPS = ['sbd', 'pos'];

/** An automaton that recognises nothing; wink-nlp loads one for each step, also for those that it leaves out. */
const nothing = () => ({ machines: ['[100, 0, {"0": {}}, {}, {}, {}]'], transformers: [null] });

export const ENGLISH: Model = {
  core,
  sbd,
  pos,
  ner: nothing,
  negation: nothing,
  sa: nothing,
  metaCER,
  featureFn,
  addons: { lemmatize: lemmatize as ModelAddons['lemmatize'] },
};
