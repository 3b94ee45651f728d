/** Faults of cards that ask about an event. */
import type { TextFacts } from './gate.ts';

/** 'Why did trade grow?', 'Why were thousands killed?': only the text around it says which event this was. */
export function isBareEvent(front: string): boolean {
  const [, , verb = ''] = /^Why (?:did|was|were) (\S+(?:\s\S+){0,2}) (\p{Ll}+)\?$/u.exec(front) ?? [];
  return (
    (verb !== '' && front.split(/\s+/).length <= 5 && !/^Why (?:was|were) \p{Lu}/u.test(front)) ||
    /\b(?:behind|away|apart|not)\?$/.test(front) ||
    /\sand (?:the\s)?[\p{L}-]+ (?:was|were|is|are)\s/u.test(front)
  );
}

/** Things that only the sentence before names, and things that are only counted. */
const UNNAMED =
  /\bthe (term|word|name|number|total|idea|theory|model|concept|method|process|decision|reform|view|book|play|novel|law|principle|post|meeting|plan|work|test|same|experiment|problem|question|attack|case|rule|discovery|result|relationship|formula|definition)\b(?! (?:of|that|for|which|on|in which|“|\p{Lu}))/u;
const COUNTED_ONLY =
  /^Who \S+ (?:two|three|four|five|six|seven|eight|nine|ten|several|many|some)(?: \p{Ll}+)?(?: (?:in|on|at|from) [\d\p{L} ]+)?\?$/u;

/** Things of a practical: in which of its experiments? */
const OF_PRACTICAL =
  /\bthe (gas|gases|solution|mixture|substance|liquid|precipitate|solid|flask|tube|jar|sample)\b(?! (?:of|that|which|phase|laws?|constant)\b)/u;

/** 'Why must calcium oxide not be used to dry the gas?': a thing that only the text before names. */
export function isOfOnePractical(
  front: string,
  back: string,
  { topics }: Pick<TextFacts, 'topics'>,
): boolean {
  const asked = front.startsWith('When ') ? `${front} ${back}` : front;
  const [, noun = ''] = OF_PRACTICAL.exec(asked.replace(/“.*”/, '')) ?? [];
  return noun !== '' && !topics.has(noun);
}

/** What only one person did. */
export const CREATES =
  /\b(?:invent|discover|found|wrote|written|formulat|introduc|propos|publish|coin|develop|describ|defin|establish|design|compos|paint|built|creat|call|prov|argu|distinguish|explain|measur|compar|patent|observ)/;
const MONTH_ONLY =
  /\b(?:in|on) (?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?! \d{4})/;
/** 'When did Hall discover the process?': a noun that only the sentence before names. */
export function hasUnnamedThing(front: string, { topics }: Pick<TextFacts, 'topics'>): boolean {
  const [, noun = ''] = UNNAMED.exec(front) ?? [];
  return noun !== '' && !topics.has(noun);
}

/** 'Who introduced the term in 1959?', 'Who described five rings in 1925?' */
export function isThinDeed(front: string, facts: TextFacts): boolean {
  // 'Who rose from her parents' position? Lisa': a person in an example, and a reference in a text.
  if (/\(\p{Lu}\p{L}+,? \d{4}\)/u.test(front)) return true;
  if (!CREATES.test(front) && !/\s\p{Lu}\p{L}/u.test(front)) return true;
  return hasUnnamedThing(front, facts) || MONTH_ONLY.test(front) || COUNTED_ONLY.test(front);
}
