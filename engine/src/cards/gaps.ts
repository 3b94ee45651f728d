/** Finds what a gap in a sentence can ask for: its figure, a name that it gives, or a term. */
import { isTooCommon } from './terms.ts';

const FIGURE =
  /(?<![\p{L}\p{N}])\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)(?:,? \d{4})?|(?<![\p{L}\p{N}.-])(?:[₦$£€]\s?)?\d(?:[\d,.]*\d)?(?:\s?(?:%|per cent|°C|km\/s|m\/s|kg|km|cm|mm|nm|mol|million|billion|kPa|Hz|hours|days|years|months|weeks|minutes|seconds|chromosomes|ATP))?(?![\p{L}\p{N}]|-\p{L})/u;
const YEAR = /(?<!\d)(1[0-9]{3}|20[0-9]{2})(?!\d)/;

export interface Gap {
  answer: string;
  at: number;
  weight: number;
  kind: 'cloze' | 'date';
}

/** The only figure of a sentence. */
export function figureIn(text: string): Gap | null {
  const all = text.match(new RegExp(FIGURE, 'gu')) ?? [];
  if (all.length !== 1) return null;
  const [answer = ''] = all;
  const at = text.indexOf(answer);
  if (at === 0 || /^[1-9]$/.test(answer) || /[[(]\s*$/.test(text.slice(0, at))) return null;
  return {
    answer: answer.trim(),
    at,
    weight: YEAR.test(answer) ? 0.6 : 0.55,
    kind: YEAR.test(answer) ? 'date' : 'cloze',
  };
}

const CALLED =
  /\b(?:called|known as|termed|named)\s(?:the\s|an?\s)?((?!(?:the|an?|its|their|his|her|this)\s)\p{L}[\p{L}-]+(?:\s(?:of\s)?(?!(?:in|on|by|for|to|as|at|with|from|and|which|that)\b)\p{L}[\p{L}-]+){0,2})(?=[.,;]|\s(?:and|which|that|because)\s)/u;

/** The name that a sentence gives to what it describes: '… in a fatty layer called the myelin sheath'. */
export function calledIn(text: string): Gap | null {
  const [whole = '', answer = ''] = CALLED.exec(text) ?? [];
  if (answer === '' || CALLED.test(text.slice(text.indexOf(whole) + whole.length))) return null;
  const at = text.indexOf(whole) + whole.lastIndexOf(answer);
  return at < 25 ? null : { answer, at, weight: 0.6, kind: 'cloze' };
}

/** The best term of a sentence: a word or a name that occurs in it once. */
export function termIn(text: string, terms: ReadonlyMap<string, number>): Gap | null {
  const folded = text.toLowerCase();
  let best: Gap | null = null;
  for (const [term, worth] of terms) {
    if (isTooCommon(term) || !folded.includes(term)) continue;
    const found = [
      ...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(term)}(?![\\p{L}\\p{N}-])`, 'giu')),
    ];
    if (found.length !== 1) continue;
    const at = found[0]?.index ?? 0;
    const answer = text.slice(at, at + term.length);
    if (at === 0 && !text.slice(term.length).trim().includes(' ')) continue;
    const weight = 0.3 + Math.min(0.2, worth);
    if (best === null || weight > best.weight) best = { answer, at, weight, kind: 'cloze' };
  }
  return best;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
