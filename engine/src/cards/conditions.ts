/** Tells conditions that hold for any thing of a kind from those of one case. */
import { clauseOf } from '../grammar/clause.ts';

const ASKED = /^What happens (?:if|when|whenever|where|once) (.+)\?$/;
/** A person of an example, or a thing that only the text around it names. */
const OF_ONE_CASE =
  /^(?:you|we|i|he|she|it|they|one|two|the (?:experiment|police|site|person|man|woman|student|company|firm|buyer|seller|drip|plaintiff|defendant)|an?\s(?:man|woman|boy|girl|friend|student))\b/i;
/** A party to a case: 'A sells to B'. */
const PARTY = /^[A-Z]\b/;
const NO_RESULT =
  /^(?:we|you|one|there|people|economists|he|she|this|that|the (?:difference|experiment))\b|\b(?:may|might|should|see|v\.?)\b|;|[“”"]/i;
const MOST_WORDS = 24;

/** Whether 'What happens if …?' has a condition and a result that need no text around them. */
export function isGeneralCondition(front: string, back: string): boolean {
  const [, condition = ''] = ASKED.exec(front) ?? [];
  const clause = condition === '' ? null : clauseOf(condition);
  return (
    clause !== null &&
    // 'If demand is elastic': of which good?
    !clause.isCopula &&
    !OF_ONE_CASE.test(condition) &&
    !PARTY.test(condition) &&
    !/\sand\s|\d/.test(condition) &&
    !NO_RESULT.test(back) &&
    back.split(/\s+/).length <= MOST_WORDS
  );
}
