/** Tells which thing a heading names. */
import { clauseOf } from '../grammar/clause.ts';
import { asPhrase } from './as-phrase.ts';
import { isPair, isRelational } from './defines.ts';
import { namesSomething } from './phrases.ts';
import { saysNoTopic, withoutNumber } from './wording.ts';

const MOST_WORDS = 4;

/** The thing that a heading names: 'vitamin C' for 'Vitamin C (ascorbic acid)'; null if it announces anything else. */
export function topicOf(heading: string | null): string | null {
  const topic = withoutNumber(heading ?? '')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/:$/, '');
  const isThing =
    topic.split(/\s+/).length <= MOST_WORDS &&
    !saysNoTopic(topic) &&
    // The tagger takes the 'A' of 'Vitamin A' for an article.
    namesSomething(topic.replace(/\s\p{Lu}\d*$/u, '')) &&
    !isPair(topic) &&
    !isRelational(topic) &&
    !/^(?:meaning|definition|introduction|origin|nature|concept|theory|background|importance|role|conclusion|summary|notes?|key)\b|\b(?:terms?|definitions?|words)$|(?<![\p{Lu}\d])\d|\?|\b(?:of|in|and|for|vs)\b/iu.test(
      topic,
    ) &&
    topic !== topic.toUpperCase() &&
    clauseOf(topic) === null;
  return isThing ? asPhrase(topic) : null;
}
