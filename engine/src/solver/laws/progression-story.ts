/** An amount that grows by the same step: savings every week, seats in every row. */
import { formatCount } from '@akada/domain/text/plural';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { withDigits } from '../stories/number-words.ts';
import { markQuantities } from '../text/quantities.ts';
import { progressions } from './progressions.ts';
import { solveTopic } from './solve-topic.ts';

const PERIOD = '(?:day|week|month|year|row|hour|round|step|term|session|minute|second|game|match)';
const NUMBER = '(₦|N)? ?(\\d+(?:\\.\\d+)?)';
const START = new RegExp(
  `${NUMBER}(?: [a-z]+){0,3} (?:in|on|at|during|for) (?:the |his |her |its |their )?first ${PERIOD}|first ${PERIOD} (?:has|contains|is|of) ${NUMBER}`,
  'i',
);
const STEPS: readonly RegExp[] = [
  new RegExp(
    `(?:increas\\w+|rais\\w+|ris\\w+|grow\\w*|goes up|go up)(?: (?:it|this|the (?:amount|number|savings|sum|salary)|his (?:savings|salary|wage)|her (?:savings|salary|wage)))? by ${NUMBER}(?: [a-z]+)? (?:each|every|per|a)(?: (?:next|following|subsequent|succeeding|other))? ?${PERIOD}`,
    'i',
  ),
  new RegExp(
    `(?:each|every)(?: (?:next|following|subsequent|succeeding|other))? ${PERIOD}(?: after that| thereafter)? (?:has|contains|gets|saves|he saves|she saves|they save) ${NUMBER} more(?: [a-z]+)? than the (?:one before|previous one|previous ${PERIOD}|one in front|${PERIOD} before|last|last one|preceding one|preceding ${PERIOD})(?: it)?`,
    'i',
  ),
  new RegExp(
    `(?:and )?${NUMBER} more(?: [a-z]+)? (?:in|on) (?:each|every) (?:next|following|subsequent|succeeding)? ?${PERIOD}`,
    'i',
  ),
];
const TOTAL = new RegExp(
  `(?:altogether|in all|in total|total)[^.?]*?(?:after|in|for|over|at the end of|of) (?:the first )?(\\d+) ${PERIOD}s|(?:after|in|for|over|at the end of) (?:the first )?(\\d+) ${PERIOD}s[^.?]*?(?:altogether|in all|in total|total)`,
  'i',
);
const TERM = new RegExp(
  `(?:in|on|during|for|of|at|are) (?:there in )?the (\\d+)(?:st|nd|rd|th) ${PERIOD}`,
  'i',
);

/** @throws NotThisKind when it isn't such a story; CannotSolve when a number of it has no place */
export function solveProgressionStory(text: string): Solution {
  const source = withDigits(text).replace(/(\d)(?:st|nd|rd|th)\b/g, (whole) => whole);
  const start = START.exec(source);
  const step = STEPS.map((pattern) => pattern.exec(source)).find((match) => match !== null);
  if (!start || !step) throw new NotThisKind('no progression');
  if (/\b(?:decreas|reduc|less|fewer|doubl|twice|times|percent|per cent)|%/i.test(source))
    throw new NotThisKind('another change');
  const total = TOTAL.exec(source);
  const term = TERM.exec(source.replace(start[0], ' '));
  if (Boolean(total) === Boolean(term)) throw new NotThisKind('no question');
  if ((source.match(/\d+(?:\.\d+)?/g) ?? []).length !== 3)
    throw new CannotSolve('A number of the problem has no place.');
  const first = start[2] ?? start[4] ?? '';
  const difference = step[2] ?? '';
  const count = total?.[1] ?? total?.[2] ?? term?.[1] ?? '';
  const [topic] = progressions.filter(({ cue }) => cue?.test('arithmetic progression'));
  if (!topic) throw new NotThisKind('no topic');
  const question = total ? `Find the sum of the first ${count} terms.` : `Find the ${count}th term.`;
  const solution = solveTopic(
    markQuantities(
      `arithmetic progression with first term ${first} and common difference ${difference}. ${question}`,
    ),
    topic,
  );
  const currency = start[1] ?? start[3];
  return {
    ...solution,
    hint: `The amounts form an arithmetic progression with first term ${first} and common difference ${difference}. ${solution.hint}`,
    answer: currency
      ? solution.answer.replace(/= (\d+)/, (_, digits: string) => `= ₦${formatCount(Number(digits))}`)
      : solution.answer,
  };
}

/** Writes `the sum of all even numbers from 2 to 60` as the sum of terms of a progression; null for another text. */
export function seriesText(text: string): string | null {
  const range =
    /^(?:find|calculate|determine|what is) the sum of (?:all )?(?:the )?(even|odd|natural|whole|multiples of (\d+))(?: numbers| integers)? from (\d+) to (\d+)(?:,? inclusive)?[.?]?$/i.exec(
      text,
    );
  const first =
    /^(?:find|calculate|determine|what is) the sum of the first (\d+) (even|odd|natural|positive) (?:numbers|integers)[.?]?$/i.exec(
      text,
    );
  const list = (start: number, step: number, count: number) =>
    `Find the sum of the first ${count} terms of the A.P. ${start}, ${start + step}, ${start + 2 * step}, …`;
  if (first) {
    const [, count = '', kind = ''] = first;
    const start = /even/i.test(kind) ? 2 : 1;
    return list(start, /even|odd/i.test(kind) ? 2 : 1, Number(count));
  }
  if (!range) return null;
  const [, kind = '', multiple, low = '', high = ''] = range;
  const step = multiple ? Number(multiple) : /even|odd/i.test(kind) ? 2 : 1;
  const rest = /odd/i.test(kind) ? 1 : 0;
  const isIn = (value: number) => value % step === rest % step;
  let from = Number(low);
  let to = Number(high);
  while (!isIn(from)) from += 1;
  while (!isIn(to)) to -= 1;
  return list(from, step, (to - from) / step + 1);
}
