/** Cuts what a sentence says after its first predicate: 'a gland behind the stomach | and produces insulin'. */
import { type Token, tokensOf } from '../reading/nlp.ts';
import { isFiniteForm, type SecondVerb, secondVerbAt } from './second-verbs.ts';

/** Words that may be between 'and' and its verb. */
const ADVERB =
  /^(?:also|then|often|usually|sometimes|always|mainly|mostly|therefore|thus|never|soon|later|now|still|so|\p{Ll}{2,}ly)$/u;
/** Words that begin a clause with a predicate of its own. */
const SUBORDINATE =
  /^(?:that|which|who|whom|whose|where|when|whenever|whereby|if|because|although|while|what|how|why|whether|unless|than)$/i;
/** What an infinitive depends on: 'the power to make and enforce laws', 'a lens that helps us see and read'. */
const BEFORE_INFINITIVE =
  /^(?:to|can|could|may|might|must|should|will|would|makes?|lets?|helps?|making|letting|helping)$/;

/** An answer without what else its sentence says of the subject. */
export function withoutSecondPredicate(answer: string): string {
  const text = answer
    .replace(/;\s(?!it means\b).*$/i, '')
    .replace(/\s+so\s+(?:which|what|the|it|we|if|when)\s.*$/i, '');
  return text.slice(0, secondPredicateAt(text) ?? text.length);
}

/** The index of the 'and' before a second predicate, or of the comma before it; null if there is none. */
function secondPredicateAt(text: string): number | null {
  if (!/\sand\s/.test(text)) return null;
  const tokens = tokensOf(text);
  for (let index = 1; index < tokens.length; index += 1) {
    if (tokens[index]?.text !== 'and') continue;
    let at = index + 1;
    while (tokens[at + 1] && ADVERB.test(tokens[at]?.text ?? '')) at += 1;
    const verb = secondVerbAt(tokens, at, at > index + 1);
    const before = tokens.slice(0, index);
    if (verb && !continuesOther(before, verb))
      return before.findLast(({ text: word }) => word !== ',')?.end ?? null;
  }
  return null;
}

/**
 * Whether a verb after 'and' continues another one than that of the sentence: 'a plant that grows in water and stores
 * starch', 'the goods a country makes and sells', 'money borrowed and used in trade'.
 */
function continuesOther(before: readonly Token[], { number, isParticiple, isBare }: SecondVerb): boolean {
  if (isParticiple && before.some((token, at) => at > 0 && isPastForm(token))) return true;
  if (isBare && before.some(({ text }) => BEFORE_INFINITIVE.test(text))) return true;
  // 'So closely and directly affected'
  if (before.at(-1)?.pos === 'ADV' && isParticiple) return true;
  const numbers = before.flatMap((_, at) => (isVerbIn(before, at) ? [numberOf(at, before)] : []));
  if (numbers.some((other) => other === null || number === null || other === number)) return true;
  // In 'the process by which plants make food and takes place in leaves', the verbs have different subjects.
  return before.some(({ text }) => SUBORDINATE.test(text)) && numbers.length === 0;
}

function isPastForm(token: Token): boolean {
  return token.pos === 'VERB' && !/ing$/.test(token.text) && !isFiniteForm(token);
}

/** Whether a token is a finite verb; at the start it is the verb of the sentence itself, and after 'of' a noun. */
function isVerbIn(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token) return false;
  if (token.pos === 'AUX') return !/^be(?:en|ing)?$/.test(token.text);
  return token.pos === 'VERB' && isFiniteForm(token) && !/^(?:ADP|DET|ADJ|PART|CCONJ|NUM)$/.test(before.pos);
}

/** The number of a finite verb's subject; null for forms that fit both. */
function numberOf(at: number, tokens: readonly Token[]): SecondVerb['number'] {
  const { text = '', pos } = tokens[at] ?? {};
  if (pos === 'AUX')
    return /^(?:is|was|has|does)$/.test(text) ? 'one' : /^(?:are|were|have|do)$/.test(text) ? 'many' : null;
  return /s$/.test(text) ? 'one' : 'many';
}
