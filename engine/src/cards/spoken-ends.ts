/** Tells where spoken sentences surely end, so that a card has no words of the next one. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';

/**
 * Whether a card's sentence has a clear end. Speech without commas doesn't show where a member of a list ends, and
 * 'when …' may belong to the next sentence.
 */
export function isSure({ kind, front, passage: { speech } }: EngineCard, next?: Passage): boolean {
  // A definition ends before the speaker's next 'so' or 'and', and before another subject and verb.
  if (speech === 'guess' && kind === 'definition')
    return (
      (next?.isJoined === true ||
        (next !== undefined && (opensAnew(next.text) || goesOnAbout(front, next.text)))) &&
      !/ called\?$/.test(front)
    );
  // Nothing but 'when …' says what happens.
  const isEvent = /^When do(?:es)? .* (?:happen|occur|arise)\?$/.test(front);
  return (
    speech === undefined ||
    (speech === 'whole' && kind !== 'list' && (isEvent || !/^(?:When|Where)\b/.test(front)))
  );
}

/** 'The third one is …': what could not go on with the sentence before. */
function opensAnew(text: string): boolean {
  if (/^(?:There (?:is|are)|(?:What|Why|How) (?:is|are|do|does))\s/.test(text)) return true;
  if (/^(?:It|They)\s/.test(text))
    return clauseOf(text) !== null || /^\S+ (?:is|are|was|happens|occurs|has|can) /.test(text);
  return /^(?:The|An?)\s/.test(text) && clauseOf(text)?.isCopula === true;
}

/** 'Currents are driven by the wind' after 'an ocean current is …': another sentence about the term. */
function goesOnAbout(front: string, next: string): boolean {
  const [, term = ''] = /(\p{L}+)\?$/u.exec(front) ?? [];
  const clause = clauseOf(next);
  return (
    term !== '' &&
    (clause?.isCopula === true || clause?.isPassive === true) &&
    clause.subject.toLowerCase().replace(/s$/, '').endsWith(term.toLowerCase().replace(/s$/, ''))
  );
}
