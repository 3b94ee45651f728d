/** Tells labelled notes that explain their label from those that only say something about it. */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { EngineCard } from './card.ts';
import { EXPLAIN } from './wording.ts';

/** Under such a heading, a label names what is removed, learned or eaten, and its note says something else. */
const OF_OTHERS =
  /\b(?:lessons?|themes?|morals?|techniques|stains?|pests?|weeds|observations?|results?|mistakes?|advice|treatment|care|minerals|signs?|steps?|sql|functions in)\b/i;
/** Columns and lines read as one, code, cases, arrows and sums. */
const NOT_PLAIN = /: |[+→⇒←|{}<>]| v\.? \p{Lu}|\b[A-Z]{2,}\b.*\b[A-Z]{2,}\b.*\b[A-Z]{2,}\b|\d\s?=/u;
/** Words that the note's own text around it explains. */
const OPEN =
  /^(?:This|These|Those|So|But|And|Or|Also|Then)\b|\b(?:the two|the others?|the latter|the former|both|same)\b/i;
const WORDS = { label: 4, least: 3, most: 30 } as const;

/** Whether 'Systems of taxation: explain “regressive tax”' has a note that says what the label means. */
export function isExplained({ front, back }: Pick<EngineCard, 'front' | 'back'>): boolean {
  const [, heading = '', label = ''] = EXPLAIN.exec(front) ?? [];
  const answer = back.replace(/\.$/, '');
  const words = answer.split(/\s+/).length;
  if (label === '' || OF_OTHERS.test(heading) || NOT_PLAIN.test(answer) || OPEN.test(answer)) return false;
  // 'They line up': what the note above names.
  if (/^They\b/.test(answer) && !/s$/.test(label)) return false;
  if (label.split(' ').length > WORDS.label || words < WORDS.least || words > WORDS.most) return false;
  // 'Prevent infection' and 'rub with lemon juice' are orders.
  return !isOrder(label) && !isOrder(answer) && clauseOf(label) === null;
}

function isOrder(text: string): boolean {
  const [first, next] = tokensOf(`${text[0]?.toLowerCase()}${text.slice(1)}`);
  return first?.pos === 'VERB' && first.text === first.lemma && next !== undefined && next.pos !== 'PUNCT';
}
