/** Fills the gap of a cloze from the passage, without knowing the answer. */
import { fold } from '../../words/roots.ts';
import { meaningsIn } from '../terms.ts';
import { coverage, type Evidence, rootsAsked, type Unit } from './evidence.ts';

const GAP = /_{3,}/;
/** A sentence that fits has this share of the words around the gap. */
const LEAST = 0.6;
/** Another sentence that fits almost as well makes the gap ambiguous. */
const CLOSE = 0.95;
const LONGEST = 60;

/** Whether the passage gives one of the answers for the gap, and no other one. */
export function fillsGap(prompt: string, answers: readonly string[], evidence: Evidence): boolean {
  const fillers = fillersFor(prompt, evidence);
  if (fillers.length > 0) return fillers.every((filler) => isAnswer(filler, answers, evidence));
  return isWhatIsLeft(prompt, answers, evidence);
}

/** What the sentences of the passage have in place of the gap. */
export function fillersFor(prompt: string, { sentences }: Evidence): string[] {
  const [before = '', after = ''] = prompt.split(GAP);
  return sentences.flatMap(({ text }) => betweenIn(text, before, after) ?? []);
}

/** 'The deep pool is | called a | plunge pool'. */
const NAMED = /^\s*(?:(?:called|known as|termed|named|referred to as)\s+)?(?:an?\s+|the\s+)?/;

/** What stands in a sentence between the words around the gap; null if it doesn't have them. */
function betweenIn(sentence: string, before: string, after: string): string | null {
  const [text, left, right] = [sentence, before, after].map(plain);
  if (text === undefined || left === undefined || right === undefined) return null;
  const [start, end] = [
    left.split(' ').slice(-4).join(' ').trim(),
    right.split(' ').slice(0, 4).join(' ').trim(),
  ];
  if (start === '' && end === '') return null;
  const from = start === '' ? 0 : text.indexOf(`${start} `);
  if (from === -1) return null;
  const begin = start === '' ? 0 : from + start.length + 1;
  const to = end === '' ? text.length : text.indexOf(` ${end}`, Math.max(0, begin - 1));
  if (to === -1 || to - begin > LONGEST) return null;
  const filler = text.slice(begin, to).replace(NAMED, '').trim();
  return filler === '' ? null : filler;
}

function plain(text: string): string {
  return fold(text)
    .replace(/[.,;:!?()“”"'*]+(?=\s|$)|(?<=\s|^)[(“”"'*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function isAnswer(filler: string, answers: readonly string[], { language }: Evidence): boolean {
  const own = meaningsIn(filler, language);
  return answers.some((answer) => {
    if (plain(answer) === filler) return true;
    const roots = meaningsIn(answer, language);
    return roots.length > 0 && roots.length === own.length && roots.every((root) => own.includes(root));
  });
}

/** Words that name instead of saying something. */
const NAMING = new Set(
  meaningsIn('called known named termed described defined means refers term word also often usually', 'en'),
);

/** Whether the answer is all that the best clause has besides the words of the prompt. */
function isWhatIsLeft(prompt: string, answers: readonly string[], evidence: Evidence): boolean {
  const { language } = evidence;
  const asked = rootsAsked(prompt, language);
  const units = [...evidence.clauses, ...evidence.sentences, ...evidence.pairs];
  const rated = units.map((unit) => ({ unit, share: coverage(asked, unit, language) }));
  const best = Math.max(0, ...rated.map(({ share }) => share));
  if (best < LEAST) return false;
  const left = ({ roots }: Unit) => roots.filter((root) => !asked.includes(root) && !NAMING.has(root));
  const close = rated.filter(({ share }) => share >= best * CLOSE).map(({ unit }) => left(unit));
  const isIt = (rest: readonly string[]) =>
    answers.some((answer) => {
      const roots = meaningsIn(answer, language).filter((root) => !asked.includes(root));
      // The answer begins or ends what is left.
      const [head, tail] = [rest.slice(0, roots.length), rest.slice(-roots.length)];
      return roots.length > 0 && [head, tail].some((part) => roots.every((root) => part.includes(root)));
    });
  return close.some(isIt) && close.filter((rest) => rest.length > 0 && rest.length <= 3).every(isIt);
}
