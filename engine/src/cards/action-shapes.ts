/** The ways to ask what a sentence says of its subject; some are right far more often than others. */

/** What happens or is formed, so that 'When does … ?' asks for its condition. */
const OCCURS =
  /^When (?:is|are) .*\b(?:\p{L}{2,}(?:ed|en|wn)|made|told)\b[^,]*\?$|^When (?:does|do) .*\b(?:occur|happen|form|develop|arise|result|stop|fall|rise|boil|melt|freeze|evaporate|condense|increase|decrease|improve|expand|shrink|become (?:more |less )?\p{L}+)(?: (?:in the|at) \p{Ll}+)?\?$/u;
const MADE_OF =
  /^What (?:is|are|was|were) .*\b(?:(?:made|composed|formed|derived|obtained|extracted|produced|converted) (?:of|from|into)|(?:measured|stored) (?:in|with)|used for)\?$/;
const DEPENDS =
  /^What (?:does|do) .*\b(?:depend on|consist of|result from|arise from|develop from|come from|stand for)\?$/;

const SHAPES: readonly (readonly [pattern: RegExp, shape: string])[] = [
  [/^(?:How many|By whom|Who|What (?:is|are|was|were) .* by\?$)/, 'counted'],
  [/^When (?:did|was|were) /, 'dated'],
  [OCCURS, 'occurs'],
  [/^What (?:is|are) .*\b(?:responsible|famous|known|noted) for\?$/, 'for'],
  [/^Why /, 'aim'],
  [/^How /, 'manner'],
  [DEPENDS, 'depends'],
  [/^What (?:is|are|was|were) .* due to\?$/, 'due'],
  [/^What (?:is|are) .*\b(?:divided|classified|grouped) into\?$/, 'divided'],
  [/^What (?:does|do|should) /, 'object'],
  [/^Where (?:is|are|does|do) /, 'where'],
];

/** The shape of a card that asks when, why, how or what of a subject; 'action' if it is seldom right. */
export function actionShapeOf(front: string): string {
  const found = SHAPES.find(([pattern]) => pattern.test(front))?.[1];
  return found ?? (MADE_OF.test(front) ? 'made' : 'action');
}
