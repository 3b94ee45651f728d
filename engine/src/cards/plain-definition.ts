/** Definitions without a determiner. */
import { clauseOf } from '../grammar/clause.ts';
import { nounPhraseEnd, simplePhraseEnd } from '../grammar/noun-phrase.ts';
import { isPair, isRanking, isRelational, ONLY_RANKED } from './defines.ts';
import { withoutNextClause } from './parts.ts';
import { namesSomething, pointsElsewhere } from './phrases.ts';
import { withoutSecondPredicate } from './second-predicate.ts';

/** 'HCl is monobasic, H2SO4 is dibasic' says two things in a row. */
export const GAPPED = /^[^,]{3,40},\s+\p{L}[^,]{1,30}\s(?:is|are|was|were)\s/u;

/** 'Phagocytes are white blood cells that engulf …': a noun phrase with words that specify it. */
export function plainDefinition(text: string): { subject: string; verb: string; meaning: string } | null {
  const clause = clauseOf(text);
  if (!clause?.isCopula || clause.isNegative || clause.lead !== '' || clause.adverb !== '') return null;
  const { subject, rest, restTokens, auxiliary } = clause;
  const [first] = restTokens;
  const end = nounPhraseEnd(restTokens, 0);
  if (!first || end === 0 || !namesSomething(subject) || /^the\s/i.test(subject) || /\d/.test(first.text))
    return null;
  if (
    /^(?:more|most|less|least|very|as|too|so|not|only|one|also|all|some|many|examples?)\b/i.test(rest) ||
    pointsElsewhere(rest.slice(0, 40))
  )
    return null;
  const simpleEnd = simplePhraseEnd(restTokens, 0);
  const isTold =
    /^(?:that|which|who|whose|of|for|made|used|found|formed|caused|in|with|between|by|produced|,)$/i.test(
      restTokens[simpleEnd]?.text ?? '',
    );
  const meaning = withoutSecondPredicate(withoutNextClause(rest));
  return isTold &&
    meaning.split(/\s+/).length >= 4 &&
    !isPair(subject) &&
    !GAPPED.test(meaning) &&
    (!isRelational(subject) || /\b(?:that|which)\b/.test(meaning)) &&
    !ONLY_RANKED.test(meaning) &&
    !isRanking(meaning)
    ? { subject, verb: auxiliary ?? 'is', meaning }
    : null;
}
