/** Recognises counterarguments. */
import type { Statement } from '../explanation/statements.ts';

const COUNTER =
  /\b(?:however|although|on the other hand|critics?|criticised|criticized|objected|opponents?|disadvantages?|drawbacks?|fail(?:s|ed|ure)|despite|nevertheless|objection|controversial|complaint|cependant|toutefois|en revanche)\b/i;
/** What may limit a claim, or only add to it. */
const LIMIT = /, (?:though|but|yet|mais) /i;
/** Whether a statement says in so many words that it contradicts something. */
export function isClearCounter({ said }: Statement): boolean {
  return COUNTER.test(said);
}

/** Whether a statement is a counterargument, by its words. */
export function isCounter(statement: Statement): boolean {
  return isClearCounter(statement) || LIMIT.test(statement.said);
}
