/** How sure a card must be to be in a deck, by its shape: what made it and how it asks. */
import { actionShapeOf } from './action-shapes.ts';
import { type EngineCard, GAP, withoutItsSetting } from './card.ts';
import { isGeneralCondition } from './conditions.ts';
import { OF_KINDS, saysWhatItDoes } from './deck-wording.ts';
import { CREATES } from './event-faults.ts';
import { isExplained } from './explanations.ts';
import { asksForFigure } from './figure-gaps.ts';

/**
 * The least score of each shape, chosen from what `npm run train:cards` prints for texts that the weights weren't learned
 * from: 96 % of all cards in decks were good. Shapes of which too many cards are bad at any score have none, and are
 * never in a deck: gaps for terms, notes that don't explain their label, what happens under a condition of one case, and
 * what kind of thing something is.
 */
const LEAST_SCORES: Readonly<Record<string, number>> = {
  row: 0.7,
  section: 0.7,
  list: 0.7,
  led: 0.7,
  titled: 0.7,
  statement: 0.7,
  case: 0.6,
  provision: 0.2,
  law: 0.2,
  digest: 0.2,
  stated: 0.6,
  inset: 0.7,
  experiment: 0.4,
  asked: 0.7,
  headed: 0.7,
  kinds: 0.6,
  explained: 0.5,
  figure: 0.65,
  apparatus: 0.7,
  definition: 0.7,
  meant: 0.76,
  formula: 0.8,
  enumeration: 0.8,
  apposition: 0.8,
  created: 0.75,
  counted: 0.5,
  dated: 0.72,
  occurs: 0.75,
  where: 0.76,
  aim: 0.66,
  manner: 0.82,
  made: 0.68,
  for: 0.3,
  depends: 0.72,
  due: 0.5,
  divided: 0.8,
  object: 0.8,
  fact: 0.65,
  setting: 0.76,
  cause: 0.7,
  difference: 0.85,
  deed: 0.75,
  later: 0.85,
  effect: 0.7,
  // Their form shows what is asked; too few were judged to learn a score.
  aspect: 0.2,
  leads: 0.3,
  called: 0.2,
  doer: 0.5,
  naming: 0.5,
  occasion: 0.2,
  result: 0.75,
  superlative: 0.5,
  measure: 0.2,
  share: 0.2,
  process: 0.2,
  placed: 0.5,
  event: 0.6,
  happening: 0.2,
  doing: 0.75,
  happens: 0.7,
  fate: 0.5,
  named: 0.5,
  points: 0.2,
  part: 0.6,
  does: 0.4,
  entry: 0.9,
  claim: 0.85,
  answered: 0.9,
};

/** 'Metaphase: they line up along the middle': what the item before names. */
function isOpen(front: string, back: string): boolean {
  return /^They\b/.test(back) && !/s”/.test(front);
}

/** The shape of a card; one of its own for the ways of asking that are right more or less often than the others. */
export function shapeOf(card: Pick<EngineCard, 'maker' | 'front' | 'back' | 'setting'>): string {
  const { maker = '', front, back } = withoutItsSetting(card);
  if (front.includes(GAP)) return asksForFigure({ front, back }) ? 'figure' : 'gap';
  if (/xplain “/.test(front)) {
    if (saysWhatItDoes({ front, back })) return 'does';
    if (OF_KINDS.test(front) && !isOpen(front, back)) return 'kinds';
    return isExplained({ front, back }) ? 'explained' : 'explain';
  }
  if (maker === 'definition' && front.startsWith('What is meant by')) return 'meant';
  if (maker === 'deed' && CREATES.test(front)) return 'created';
  if (maker === 'action' && isGeneralCondition(front, back)) return 'happens';
  return maker === 'action' ? actionShapeOf(front) : maker;
}

/** The score that a card needs to be in a deck; no score is enough for some shapes. */
export function leastScoreOf(card: EngineCard): number {
  return LEAST_SCORES[shapeOf(card)] ?? Number.POSITIVE_INFINITY;
}
