/** Reads the words of speech: its verbs, possible beginnings, and what is wrong with a stretch as a sentence. */
import type { Token } from '../reading/nlp.ts';
import { contentStart, isMarker, isPassive, opensWithClause } from './clauses.ts';
import { looseNouns } from './loose-nouns.ts';
import { NEVER, startCost } from './starts.ts';
import { finiteVerbs, isLicence, isSubordinator, topicsOf } from './verbs.ts';
import { QUESTION } from './words.ts';

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
  /** The costs of a beginning by the words alone, and with the topics of the text. */
  costs: readonly number[];
  starts: readonly number[];
  /** Sums up to each word: finite verbs, possible ones, verbs without a licence, and verbs after 'and' with a subject. */
  sums: readonly { verbs: number; possible: number; free: number; joined: number }[];
  /** The last verb and the last subordinator before each word; -1 without one. */
  last: readonly { verb: number; subordinator: number }[];
  /** How many loose nouns there are up to each word. */
  loose: readonly number[];
  /** The next finite verb from each word on; the number of words without one. */
  nextVerb: readonly number[];
}

/** Finds the verbs of speech and where sentences may begin. */
export function readSpeech(tokens: readonly Token[]): Speech {
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
  const costs = tokens.map((_, at) => (at === 0 ? 0 : startCost(tokens, at, verbs)));
  const starts = costs.map((cost, at) => {
    const { text } = tokens[at] as Token;
    // Unless the phrase may begin a word earlier: 'material culture'.
    const isTopic =
      topics.has(text.toLowerCase()) &&
      verbs[at + 1] === 1 &&
      (costs[at - 1] ?? NEVER) > 1 &&
      tokens[at - 2]?.pos !== 'DET';
    return isTopic && cost < NEVER ? Math.min(cost, SURE) : cost;
  });
  const nextVerb: number[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1)
    nextVerb[at] = verbs[at] === 1 ? at : (nextVerb[at + 1] ?? tokens.length);
  const loose = [0];
  for (const isLoose of looseNouns(tokens)) loose.push((loose.at(-1) ?? 0) + (isLoose ? 1 : 0));
  return { tokens, verbs, licences, costs, starts, sums, last, loose, nextVerb };
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

/** What is wrong with a stretch of speech as a sentence. */
export type Fault =
  | 'no verb'
  | 'participle alone'
  | 'verb of a clause alone'
  | 'several verbs'
  | 'many verbs'
  | 'clause without its verb'
  | 'joined clause'
  | 'bare relative clause'
  | 'condition at the end'
  | 'cut end';

/** What is wrong with a sentence: nothing if it has the verbs that it needs, and an end. */
export function faultsOf(speech: Speech, from: number, to: number): Fault[] {
  const { tokens, licences, sums } = speech;
  const start = contentStart(tokens, from);
  const end = contentEnd(speech, start, to);
  if (start >= end) return [];
  const [a, b] = [sums[start], sums[end]];
  if (!a || !b) return [];
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
  const faults: Fault[] = [];
  if (main === 0)
    faults.push(
      b.possible > a.possible ? 'participle alone' : b.verbs > a.verbs ? 'verb of a clause alone' : 'no verb',
    );
  const isJoinedBefore = isFreed && licence < start && joinsClause(tokens, licence, first);
  if (!opensWithClause(tokens[start]) && b.joined - a.joined > (isJoinedBefore ? 1 : 0))
    faults.push('joined clause');
  if (isRelative) faults.push('bare relative clause');
  if (main > 1) faults.push(main > 2 ? 'many verbs' : 'several verbs');
  if (
    (open && open.subordinator >= start && open.verb < open.subordinator) ||
    isCutCondition(speech, start, end)
  )
    faults.push('clause without its verb');
  if (open && open.subordinator > start && /^if$/i.test(tokens[open.subordinator]?.text ?? ''))
    faults.push('condition at the end');
  const isCut = CANNOT_END.test(final?.pos ?? '') && !PARTICLE.test(final?.text ?? '');
  if (
    isCut ||
    CANNOT_END_WORD.test(final?.text ?? '') ||
    (speech.verbs[end - 1] === 1 &&
      final?.pos === 'VERB' &&
      /s$/.test(final.text) &&
      !isPassive(tokens, end - 1))
  )
    faults.push('cut end');
  return faults;
}

/** In 'says that when prices rise | sales fall', the clause after 'that' has only its condition. */
function isCutCondition({ tokens, sums }: Speech, start: number, end: number): boolean {
  const that = tokens
    .slice(start, end)
    .findLastIndex(({ text }, at) => /^that$/i.test(text) && opensWithClause(tokens[start + at + 1]));
  const verbs = (sums[end]?.verbs ?? 0) - (sums[start + that]?.verbs ?? 0);
  return that !== -1 && verbs < 2;
}
