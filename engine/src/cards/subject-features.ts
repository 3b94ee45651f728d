/** What the learned check knows of the subject of a question: whether it names something without its text. */
import { listingOf, tokensOf } from '../reading/nlp.ts';
import { GAP } from './card.ts';
import type { TextFacts } from './gate.ts';

/** Sets a feature, unless the second argument is false. */
type Setter = (name: string, isSet?: boolean) => void;
/** The word after the auxiliary, if it may be the whole subject: 'Why do seedlings …'. */
const PLAIN =
  /^(?:Why|How|When|Where|What) (?:is|are|was|were|do|does|did|can|must|has|have) (\p{Ll}[\p{L}-]+)\b/u;
const PAST = /^(?:Why|How|When|Where|What|By whom) (?:was|were|did|had|happened)\b/;
const NAME = /\s\p{Lu}\p{L}|\d/u;
const OFTEN = 3;

/** Whether a question is about a single plain noun, about an unnamed event of the past, or about nothing named at all. */
export function addSubject(front: string, facts: TextFacts, isTopic: boolean, set: Setter): void {
  if (front.includes(GAP)) return;
  const isNamed = NAME.test(front);
  set('question unnamed', !isNamed && !isTopic);
  set('question past unnamed', PAST.test(front) && !isNamed);
  set('question past unnamed why', /^Why (?:was|were|did)\b/.test(front) && !isNamed);
  const [, word = ''] = PLAIN.exec(front) ?? [];
  const [next] = tokensOf(front).slice(3);
  const isAlone = word !== '' && !/^(?:an?|the)$/.test(word) && !/^(?:NOUN|PROPN|ADP)$/.test(next?.pos ?? '');
  if (!isAlone || facts.topics.has(word)) return;
  set('subject plain');
  set('subject plain seldom', (facts.frequency.get(word) ?? 0) < OFTEN);
  set('subject plain word', listingOf(word) === 'word');
}
