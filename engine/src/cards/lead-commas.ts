/** Finds where the start of a sentence ends if no comma shows it: 'In the East | the system failed'. */
import { clauseOf } from '../grammar/clause.ts';
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import { type Token, tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { capital } from '../text/text.ts';

const PLACE = /^(?:In|At|During|Under|On|For|With|After|Before|Within|Among|Through|From)\s/;
const CONDITION = /^(?:When|If|Once|As|Because|Since|Where|While|Although|Unless|After|Before)\s/;
/** Only these show where a subject begins. */
const ARTICLE = /^(?:the|an?|each|every|no)$/;
const PERSONAL = /^(?:it|they)$/;
/** No start is longer, in tokens. */
const LONGEST = 18;

/** The passages with a comma after a place, a time or a condition at their start. */
export function withLeadCommas(passages: readonly Passage[]): Passage[] {
  return passages.map((passage) => {
    if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return passage;
    const at = placeEnd(passage.text) ?? conditionEnd(passage.text);
    if (at === null) return passage;
    const text = `${passage.text.slice(0, at)}, ${passage.text.slice(at).trim()}`;
    return { ...passage, text, quote: passage.quote ?? passage.text };
  });
}

function placeEnd(text: string): number | null {
  if (!PLACE.test(text)) return null;
  const tokens = tokensOf(text);
  const end = nounPhraseEnd(tokens, 1);
  const [last, next] = [tokens[end - 1], tokens[end]];
  // 'At Lystra Paul healed a man' and 'On 24 October the council met' have other ends.
  const lead = text.slice(0, last?.end);
  if (
    (/(?<!\p{L})\d/u.test(lead) && !/^In (?:\p{Lu}\p{Ll}+ )?\d{4}$/u.test(lead)) ||
    /^\S+\s\p{Lu}\S*\s/u.test(lead)
  )
    return null;
  return end > 1 && last && ARTICLE.test(next?.text ?? '') ? last.end : null;
}

/** 'When renal perfusion falls | the juxtaglomerular cells release renin': two clauses, each whole. */
function conditionEnd(text: string): number | null {
  if (!CONDITION.test(text)) return null;
  const tokens = tokensOf(text);
  const ends = tokens.flatMap((token, at) =>
    isBoundary(tokens, at) && areClauses(text, tokens, token) ? at : [],
  );
  const [only, ...others] = ends;
  return only !== undefined && others.length === 0 ? (tokens[only - 1]?.end ?? null) : null;
}

function isBoundary(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || !next || at < 3 || at > LONGEST) return false;
  if (/^(?:ADP|CCONJ|DET|SCONJ|PART)$/.test(before.pos)) return false;
  if (tokens.slice(0, at).some(({ text }) => /^(?:,|;|:|that|which|who|whose)$/.test(text))) return false;
  return ARTICLE.test(token.text) || (PERSONAL.test(token.text) && /^(?:VERB|AUX|ADV)$/.test(next.pos));
}

function areClauses(text: string, [first]: readonly Token[], { start }: Token): boolean {
  const condition = text.slice(first?.end, start).trim();
  const result = text.slice(start);
  if (clauseOf(capital(condition)) === null) return false;
  return PERSONAL.test(result.split(' ')[0] ?? '') || clauseOf(capital(result)) !== null;
}
