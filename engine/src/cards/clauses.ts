/** The clauses of a sentence that says several things: each can give a card of its own. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { withoutDate } from './dated.ts';
import { standsAlone } from './phrases.ts';

/** Where another clause may begin. */
const JOIN = /(?:;\s|,\s(?:and|but|while|whereas)\s|\s(?:while|whereas)\s)/gu;
/** What applies to every clause of its sentence: a condition, a reason, reported speech, or a link to an earlier part. */
const SCOPED =
  /^(?:if|when|where|because|since|although|though|while|as|after|before|once|unless|until|under|by)\b|\b(?:because|that|whether|how|why|said|argued|where|when|if|either|both|neither|respectively)\b/i;
/** Words that need the clause before. */
const NEEDS_OTHERS =
  /\b(?:it|they|he|she|this|these|those|its|their|his|her|same|other|others|another|also|too|so|therefore|then|both|each|former|latter|none|one|second|rest|only)\b/i;
const LEAST_WORDS = 5;

/** The clauses of a sentence, each as a sentence; empty unless all can be understood alone. */
export function clausesOf({ kind, text, speech }: Passage): string[] {
  if ((kind !== 'paragraph' && kind !== 'item') || speech || /[?:“"]/.test(text)) return [];
  const whole = text.replace(/\.$/, '');
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of whole.matchAll(JOIN)) {
    const part = whole.slice(from, index);
    if (!isClause(part) || !isClause(whole.slice(index + mark.length))) continue;
    parts.push(part);
    from = index + mark.length;
  }
  if (parts.length === 0) return [];
  parts.push(whole.slice(from));
  const [first = '', ...later] = parts;
  if (SCOPED.test(first) || !standsAlone(first)) return [];
  return [first, ...later.filter((part) => !NEEDS_OTHERS.test(part))].map((part) => `${capital(part)}.`);
}

function isClause(text: string): boolean {
  const [, undated] = withoutDate(capital(text));
  return text.split(/\s+/).length >= LEAST_WORDS && clauseOf(undated) !== null;
}
