/** Cards from what a label announces: 'Criticism: …' under a theory, 'Rule 3: sum of an A.P.' above its formula. */
import { clauseOf } from '../grammar/clause.ts';
import { cutTails } from '../ranking/tails.ts';
import { isFormula } from '../reading/paragraphs.ts';
import type { Passage, Source } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { isRelational } from './defines.ts';
import { isCalculation } from './formulas.ts';
import { isShortList, POINTS } from './list-limits.ts';
import { answerOf, NUMBER_WORDS } from './lists.ts';
import { plainHeading, saysNoTopic } from './wording.ts';

const ASPECT =
  /^(criticisms?|advantages?|disadvantages?|merits|demerits|limitations?|strengths?|weakness(?:es)?|uses|causes|effects|symptoms|precautions)\s*:\s+(?=\S)/i;
const RULE =
  /^(?:rule|formula|law|theorem|property)\s*\d{0,2}\s*[:.–-]\s+(\p{L}[^=:;.]{4,60}(?:\b\p{L}\.){0,3})$/iu;
const MOST_SENTENCES = 4;

/** The cards for the labelled paragraphs and rules of a source. */
export function labelledCards({ sections }: Source, passages: readonly Passage[]): EngineCard[] {
  return passages.flatMap((passage, at) => {
    const heading = plainHeading(sections[passage.section]?.heading ?? '');
    return aspectCard(passages, at, heading) ?? ruleCard(passage, passages[at + 1]) ?? [];
  });
}

/** 'Strain theory: give four criticisms.' for a paragraph of so many sentences. */
function aspectCard(passages: readonly Passage[], at: number, heading: string): EngineCard | null {
  const passage = passages[at];
  const [label = '', named = ''] = ASPECT.exec(passage?.text ?? '') ?? [];
  if (!passage || label === '' || passage.kind !== 'paragraph' || !passage.isOpening) return null;
  if (heading === '' || saysNoTopic(heading) || isRelational(heading)) return null;
  const next = passages.findIndex(
    ({ isOpening, kind, section }, index) =>
      index > at && (isOpening || kind !== 'paragraph' || section !== passage.section),
  );
  const sentences = passages.slice(at, next === -1 ? undefined : next).map(({ text }) => text);
  const points = [passage.text.slice(label.length), ...sentences.slice(1)].map(
    (sentence) => cutTails(sentence).main,
  );
  if (points.length > MOST_SENTENCES || !isShortList(points, POINTS)) return null;
  const aspect = named.toLowerCase();
  const isMany = /(?<!s)s$|sses$/.test(aspect);
  const many = isMany ? aspect : `${aspect}${aspect.endsWith('ss') ? 'es' : 's'}`;
  return {
    kind: 'list',
    front:
      points.length === 1
        ? `${heading}: what ${isMany ? 'are' : 'is'} the ${aspect}?`
        : `${heading}: give ${NUMBER_WORDS[points.length]} ${many}.`,
    back: answerOf(points),
    ...{ passage, weight: 0.8 },
  };
}

/** 'What is the formula for the nth term of an A.P.?' */
function ruleCard(passage: Passage, next: Passage | undefined): EngineCard | null {
  const [, name = ''] = RULE.exec(passage.text) ?? [];
  const isNext = next?.section === passage.section && next.text.includes('=') && isFormula(next.text);
  if (name === '' || !isNext || isCalculation(next.text) || clauseOf(name) !== null) return null;
  const asked = asPhrase(name);
  return {
    kind: 'formula',
    front: `What is the formula for ${/^(?:the|an?)\s/i.test(asked) ? '' : 'the '}${asked}?`,
    back: next.text.replace(/[.,]$/, ''),
    ...{ passage: next, weight: 0.9 },
  };
}
