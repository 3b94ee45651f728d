/** Cards from laws, rules and rulings: 'Newton's first law states that …'. */
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import { asSentence, type EngineCard } from './card.ts';
import { standsAlone } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

const STATES =
  /^(.{3,70}?)\s+(states?|says?|provides?|holds?|requires?|stated|provided)\s+that\s+(.{10,})$/iu;
const RULING =
  /^In\s+(.{3,60}?\sv\.?\s.{2,60}?(?:\s*[[(]\d{4}[\])])?),?\s+((?:the|it|Lord|Justice|\p{Lu}\p{Ll}+ J)\b.{0,60}?held that .{10,}|it was held that .{10,})$/u;

/** What can state, require or provide something; what people say is no law. */
const LAW =
  /(?:law|principle|rule|theory|theorem|concept|doctrine|convention|hypothesis|test|argument|act|section|article|clause|constitution|charter|treaty|model|postulate|axiom|equation|convention|method|definition|code|view|school|maxim|policy|amendment|\)|\d)s?(?:\s+\(.*\)|\s+of\s.*)?$/i;

/** '… formulated the law of effect: responses that are followed by satisfaction are strengthened'. */
const STATED =
  /(?:^|\s)(the\s(?:\p{L}+\s)?(?:law|principle|rule|theorem|doctrine) of\s[\p{L} -]{3,40}):\s+(\p{L}.{15,})$/iu;

const BASES: Readonly<Record<string, string>> = {
  stat: 'state',
  sa: 'say',
  provid: 'provide',
  hold: 'hold',
  requir: 'require',
};

/** The card for a law or a ruling; null for any other sentence. */
export function statementCard(passage: Passage, topics: Topics): EngineCard | null {
  const text = passage.text.replace(/\.$/, '');
  const card = (front: string, back: string): EngineCard => ({
    kind: 'statement',
    front,
    back: asSentence(back),
    passage,
    weight: 0.95,
  });
  const ruling = RULING.exec(text);
  // What was decided may be in the list below.
  if (ruling && !text.endsWith(':')) return card(`What was decided in ${ruling[1]}?`, ruling[2] ?? '');
  const [, law = '', wording = ''] = STATED.exec(text) ?? [];
  if (law !== '' && /\b(?:is|are|was|were|must|can)\b/.test(wording))
    return card(`What does ${asPhrase(law)} state?`, `That ${asPhrase(wording)}`);
  const [, subject = '', verb = '', content = ''] = STATES.exec(text) ?? [];
  if (
    subject === '' ||
    !standsAlone(subject) ||
    askedSubject(subject, topics) === null ||
    !LAW.test(subject) ||
    /^(?:by|in|under|on|at|for|to|as|according)\b/i.test(subject) ||
    /,\s+provided that\s/.test(text) ||
    /\b(?:and is|and are|and so|and therefore)\b/i.test(content) ||
    /^(?:critics|scholars|historians|experts|economists|scientists|researchers|opponents|supporters)$/i.test(
      subject,
    ) ||
    /\bones?$/i.test(content) ||
    /^(?:it|this|these|those|they|he|she|such)\b/i.test(content)
  )
    return null;
  const base = Object.entries(BASES).find(([stem]) => verb.toLowerCase().startsWith(stem))?.[1];
  return base
    ? card(
        `What ${/ed$/.test(verb) ? 'did' : /s$/.test(verb) ? 'does' : 'do'} ${asPhrase(subject)} ${base}?`,
        `That ${content}`,
      )
    : null;
}
