/** What the learned check knows of the term that a card asks for. */
import { isAdjective, listingOf } from '../reading/nlp.ts';
import { GAP } from './card.ts';
import type { TextFacts } from './gate.ts';

/** Sets a feature, unless the second argument is false. */
type Setter = (name: string, isSet?: boolean) => void;
const TERM =
  /^(?:What|Who) (?:is|are|was|were) (?:meant by )?(the |an? )?[“]?([^?”]+)[”]?\?$|xplain “([^”]+)”/;

/** What a definition's term looks like, and how the text uses it. */
export function addTerm(front: string, { topics, frequency, text }: TextFacts, set: Setter): void {
  const [, article = '', defined = '', explained = ''] = TERM.exec(front) ?? [];
  const term = (defined || explained).trim();
  if (term === '') return;
  const words = term.split(/\s+/);
  const [first = ''] = words;
  const last = words.at(-1)?.toLowerCase() ?? '';
  set(`term article ${article.trim() || 'none'}`);
  set(`term words ${Math.min(4, words.length)}`);
  set(`term listed ${words.length === 1 ? listingOf(term) : 'long'}`);
  set('term the single', article === 'the ' && words.length === 1);
  set('term of', / of /.test(term));
  set('term topic', topics.has(term));
  set('term plural', /[^s]s$/.test(last));
  set('term name', /^\p{Lu}\p{Ll}/u.test(first));
  set('term adjective', words.length === 1 && isAdjective(term));
  const times =
    words.length === 1 ? (frequency.get(term.toLowerCase()) ?? 0) : text.split(term.toLowerCase()).length - 1;
  set(`term times ${times <= 1 ? 1 : times <= 3 ? 2 : 4}`);
}

/** What a gap looks like and what stands around it. */
export function addGap(front: string, answer: string, { frequency }: TextFacts, set: Setter): void {
  const at = front.indexOf(GAP);
  const word = answer.toLowerCase();
  set('gap first', at === 0);
  set('gap last', at > front.length - 10);
  set('gap year', /^(?:1\d{3}|20\d\d)$/.test(answer));
  set('gap figure', /\d/.test(answer) && !/^(?:1\d{3}|20\d\d)$/.test(answer));
  set('gap bare figure', /^\d+$/.test(answer) && !/^(?:1\d{3}|20\d\d)$/.test(answer));
  set('gap name', /^\p{Lu}/u.test(answer) && at > 0);
  set('gap word', /^\p{Ll}/u.test(answer));
  set(`gap listed ${/^\p{L}+$/u.test(answer) ? listingOf(answer) : 'other'}`);
  set('gap often', (frequency.get(word) ?? 0) > 2);
  set('gap label', /^[\p{L} ]{2,30}:\s/u.test(front));
  const isAfter = /\b(?:in|on|of|at|by|to|about|from)\s$/i.test(front.slice(0, at));
  set('gap after preposition', isAfter);
  set('gap place', isAfter && /^\p{Lu}/u.test(answer));
  set('gap subject', at < 5);
  // '_____ cm3 of alkali was transferred': what was done once.
  set('gap past unnamed', /\b(?:was|were|had)\b/.test(front) && !/\s\p{Lu}\p{Ll}|\d{4}/u.test(front));
}
