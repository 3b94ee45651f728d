/** Reads the words of speech: its verbs, possible beginnings, and what is wrong with a stretch as a sentence. */
import type { Token } from '../reading/nlp.ts';
import { contentStart, isMarker, isPassive, opensWithClause } from './clauses.ts';
import { NEVER, startCost } from './starts.ts';
import { finiteVerbs, isLicence, isSubordinator, topicsOf } from './verbs.ts';
import { QUESTION } from './words.ts';

/** The costs of a segmentation; the cheapest one is chosen. */
export const COST = {
  sentence: 0.2,
  noVerb: 6,
  missingVerb: 4,
  extraVerb: 4,
  badEnd: 4,
  word: 0.05,
  participle: 1.5,
  condition: 0.6,
  relative: 0.5,
  pause: 0.6,
  joined: 1,
} as const;
/** A sentence that begins at such a cost, or less, surely begins there. */
export const SURE = 0.6;
const CANNOT_END = /^(?:DET|ADP|CCONJ|SCONJ|AUX|PART)$/;
const CANNOT_END_WORD =
  /^(?:i|we|they|he|she|its|their|my|our|his|your|which|who|whose|when|where|what|how|why|while|only|both|very|such)$/i;
const PARTICLE = /^(?:up|down|out|off|over|away|back|that|this|not)$/i;

export interface Speech {
  tokens: readonly Token[];
  verbs: readonly number[];
  /** For each verb, the word before it that allows it beside another verb; -1 without one. */
  licences: readonly number[];
  starts: readonly number[];
  /** Sums up to each word: finite verbs, possible ones, verbs without a licence, and verbs after 'and' with a subject. */
  sums: readonly { verbs: number; possible: number; free: number; joined: number }[];
  /** The last verb and the last subordinator before each word; -1 without one. */
  last: readonly { verb: number; subordinator: number }[];
  /** The next finite verb from each word on; the number of words without one. */
  nextVerb: readonly number[];
}

/** @param pauses where fillers were, in characters: speakers often pause between sentences */
export function readSpeech(tokens: readonly Token[], pauses: ReadonlySet<number>): Speech {
  const verbs = finiteVerbs(tokens);
  const licences: number[] = [];
  const sums = [{ verbs: 0, possible: 0, free: 0, joined: 0 }];
  const last = [{ verb: -1, subordinator: -1 }];
  let licence = -1;
  // In 'says that when prices rise, sales fall', the first verb belongs to 'when' and the second to 'that'.
  let outer = -1;
  for (const [at, verb] of verbs.entries()) {
    if (isLicence(tokens, at, verbs)) licence = at;
    if (/^that$/i.test(tokens[at]?.text ?? '') && opensWithClause(tokens[at + 1])) outer = at;
    if (verb === 1 && licence === -1) [licence, outer] = [outer, -1];
    licences.push(licence);
    const before = sums.at(-1) ?? { verbs: 0, possible: 0, free: 0, joined: 0 };
    const isVerb = verb === 1;
    sums.push({
      verbs: before.verbs + (isVerb ? 1 : 0),
      possible: before.possible + (verb === 0.5 ? 1 : 0),
      free: before.free + (isVerb && licence === -1 ? 1 : 0),
      joined: before.joined + (isVerb && joinsClause(tokens, licence, at) ? 1 : 0),
    });
    const { verb: lastVerb, subordinator } = last.at(-1) ?? { verb: -1, subordinator: -1 };
    last.push({
      verb: verb > 0 ? at : lastVerb,
      subordinator: isSubordinator(tokens, at) ? at : subordinator,
    });
    if (isVerb) licence = -1;
  }
  const topics = topicsOf(tokens, verbs);
  const found = tokens.map((_, at) => (at === 0 ? 0 : startCost(tokens, at, verbs)));
  const starts = found.map((cost, at) => {
    const { start, text } = tokens[at] as Token;
    // Unless the phrase may begin a word earlier: 'material culture'.
    const isTopic =
      topics.has(text.toLowerCase()) &&
      verbs[at + 1] === 1 &&
      (found[at - 1] ?? NEVER) > 1 &&
      tokens[at - 2]?.pos !== 'DET';
    const likely = isTopic && cost < NEVER ? Math.min(cost, SURE) : cost;
    return likely < NEVER && pauses.has(start) ? likely - COST.pause : likely;
  });
  const nextVerb: number[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1)
    nextVerb[at] = verbs[at] === 1 ? at : (nextVerb[at + 1] ?? tokens.length);
  return { tokens, verbs, licences, starts, sums, last, nextVerb };
}

/** Whether a verb belongs to a clause with its own subject after 'and' or 'so'. */
function joinsClause(tokens: readonly Token[], licence: number, verb: number): boolean {
  return (
    /^(?:and|but|so)$/i.test(tokens[licence]?.text ?? '') &&
    tokens.slice(licence + 1, verb).some(({ pos }) => pos === 'NOUN' || pos === 'PRON')
  );
}

/** The last word of a sentence, without the markers after it. */
export function contentEnd({ tokens }: Speech, from: number, to: number): number {
  let end = to;
  while (
    end > from &&
    (isMarker(tokens, end - 1) || /^(?:and|so|but|[.,;])$/i.test(tokens[end - 1]?.text ?? ''))
  )
    end -= 1;
  return end;
}

/** The cost of what is wrong with a sentence: 0 if it has the verbs that it needs, and an end. */
export function faultsOf(speech: Speech, from: number, to: number): number {
  const { tokens, licences, sums } = speech;
  const start = contentStart(tokens, from);
  const end = contentEnd(speech, start, to);
  if (start >= end) return 0;
  const [a, b] = [sums[start], sums[end]];
  if (!a || !b) return 0;
  const isQuestion = QUESTION.test(tokens[start]?.text ?? '') && (speech.verbs[start + 1] ?? 0) > 0;
  const first = speech.nextVerb[start] ?? tokens.length;
  const licence = licences[first] ?? -1;
  // The first verb has its licence outside the sentence, or is the verb of a question.
  const isFreed =
    first < end &&
    licence !== -1 &&
    (licence < start || isQuestion || (licence === start && /^that$/i.test(tokens[start]?.text ?? '')));
  const free = b.free - a.free;
  // 'What is left over | we call …' is no question.
  const isRelative = isQuestion && free > 0;
  const main = free + (isFreed && !isRelative ? 1 : 0);
  const final = tokens[end - 1];
  const open = speech.last[end];
  let cost = 0;
  if (main === 0)
    cost += b.possible > a.possible ? COST.participle : b.verbs > a.verbs ? COST.missingVerb : COST.noVerb;
  const isJoinedBefore = isFreed && licence < start && joinsClause(tokens, licence, first);
  if (!opensWithClause(tokens[start])) cost += COST.joined * (b.joined - a.joined - (isJoinedBefore ? 1 : 0));
  if (isRelative) cost += COST.relative;
  if (main > 1) cost += COST.extraVerb * (main - 1);
  if (open && open.subordinator >= start && open.verb < open.subordinator) cost += COST.missingVerb;
  if (open && open.subordinator > start && /^if$/i.test(tokens[open.subordinator]?.text ?? ''))
    cost += COST.condition;
  const isCut = CANNOT_END.test(final?.pos ?? '') && !PARTICLE.test(final?.text ?? '');
  if (
    isCut ||
    CANNOT_END_WORD.test(final?.text ?? '') ||
    (speech.verbs[end - 1] === 1 &&
      final?.pos === 'VERB' &&
      /s$/.test(final.text) &&
      !isPassive(tokens, end - 1))
  )
    cost += COST.badEnd;
  return cost;
}
