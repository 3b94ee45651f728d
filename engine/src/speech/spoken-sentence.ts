/** Writes words of speech as a sentence, with capitals and marks. */
import type { Token } from '../reading/nlp.ts';
import { capital } from '../text/text.ts';
import { contentStart, opensWithClause } from './clauses.ts';
import { contentEnd, faultsOf, type Speech } from './read-speech.ts';
import { listMembers } from './spoken-lists.ts';
import { NEVER } from './starts.ts';
import { QUESTION } from './words.ts';

/** What speakers add to a sentence. */
const TAIL = /\s(?:please|yes|as i said|you could say|is that clear|are you with me|isn['’]t it)$/i;

/** 'It is lifelong, right?' */
const TAG = /(?<!\b(?:is|are|was|be|the|to|turn|turns|go|and|your|its|left|human|legal)) right$/i;

/** The words from one index to another as a sentence, with a comma after a clause that opens it. */
export function sentenceOf(
  text: string,
  speech: Speech,
  capitals: ReadonlyMap<number, string>,
  from: number,
  to: number,
): string {
  const { tokens } = speech;
  const start = afterPoliteness(tokens, contentStart(tokens, from));
  const end = contentEnd(speech, start, to);
  if (end - start < 3) return '';
  const main = mainClauseIn(speech, start, end);
  const [first, ...others] = listMembers(tokens.slice(start, end), speech.verbs.slice(start, end)).map(
    (at) => start + at,
  );
  let whole = '';
  for (let at = start; at < end; at += 1) {
    const token = tokens[at] as Token;
    const isJoined = tokens[at - 1]?.end === token.start || at === start;
    const mark =
      at === first ? ':' : at === main || (others.includes(at) && tokens[at - 1]?.pos !== 'CCONJ') ? ',' : '';
    whole += `${mark}${isJoined ? '' : ' '}${capitals.get(at) ?? text.slice(token.start, token.end)}`;
  }
  const plain = whole
    .replace(/[.,;?]+$/, '')
    .replace(TAIL, '')
    .replace(TAG, '');
  // 'm equals …' keeps its symbol.
  const isSymbol = /^[b-hj-z]\s/.test(plain);
  return `${isSymbol ? plain : capital(plain)}${main === null && isAsked(speech, start, end) ? '?' : '.'}`;
}

/** The index after 'please' and 'yes'. */
function afterPoliteness(tokens: readonly Token[], from: number): number {
  let at = from;
  while (/^(?:please|yes|basically|actually|listen)$/i.test(tokens[at]?.text ?? '')) at += 1;
  return at;
}

/** Whether a sentence is a question: 'which ions go where', but not 'what is left we call residue'. */
function isAsked(speech: Speech, start: number, end: number): boolean {
  const { tokens } = speech;
  const first = tokens[start]?.text.toLowerCase() ?? '';
  if (!QUESTION.test(first)) return false;
  const isRelative = faultsOf(speech, start, end).includes('bare relative clause');
  if (isRelative && !/^(?:how|why|who)$/.test(first)) return false;
  if (first === 'which' || (first === 'how' && /^(?:many|much)$/.test(tokens[start + 1]?.text ?? '')))
    return true;
  const verbs = speech.verbs.slice(start, end).filter((verb) => verb === 1).length;
  return (
    /^(?:AUX|VERB)$/.test(tokens[start + 1]?.pos ?? '') && (verbs === 1 || !/^(?:what|when)$/.test(first))
  );
}

/** Where the main clause begins after 'if …' or 'when …'; null if there is no such clause or no clear place. */
function mainClauseIn({ tokens, verbs, starts, sums }: Speech, start: number, end: number): number | null {
  if (!opensWithClause(tokens[start])) return null;
  for (let at = start + 3; at < end - 1; at += 1) {
    const hasVerb = (sums[at]?.verbs ?? 0) > (sums[start]?.verbs ?? 0);
    const hasMore = verbs.slice(at, end).some((verb) => verb === 1);
    if (hasVerb && hasMore && (starts[at] ?? NEVER) <= 1 && !/^(?:and|so|but)$/i.test(tokens[at]?.text ?? ''))
      return at;
  }
  return null;
}
