/** Cards that ask who or what has a name, or who led a group: 'Who were the Oloko Trio?' */
import { clauseOf } from '../grammar/clause.ts';
import { isPlural } from '../grammar/verbs.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, PRONOUN } from './parts.ts';
import { isPersonName } from './people.ts';
import { namesSomething, PERSON, pointsElsewhere, standsAlone } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

const KNOWN_AS =
  /^(.{6,110}?),?\s(?:became known|came to be known|are known|were known|was known|is known|were nicknamed|was nicknamed|came to be called|became called)\s(?:as\s)?((?:the\s)?\p{Lu}[\p{L}’'-]+(?:\s(?:of\s|the\s)?\p{Lu}[\p{L}’'-]+){0,3})(?=$|[,;.]|\s(?:and|because|when|in|from|for)\s)/u;
const LED =
  /^((?:The|A)\s[^,]{4,60}?|\p{Lu}[^,]{3,50}?),?\s(?:which was\s|who were\s)?(led|headed|founded|chaired|commanded)\sby\s((?:\p{Lu}\S*\s?|and\s|of\s|the\s){2,8}?)(?=$|[,;.]|\s\p{Ll})/u;
const PEOPLE =
  /\b(?:people|leaders?|men|women|chiefs|soldiers|members|politicians|students|workers|group|followers|supporters|children|boys|girls|party|lawyers|farmers)\b/i;

/** The card for a group or a thing with a name; null for any other sentence. */
export function namedCard(passage: Passage, topics: Topics): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const text = passage.text.replace(/\.$/, '').trim();
  if (/[?:“”"]/.test(text)) return null;
  return knownCard(passage, text) ?? ledCard(passage, text, topics);
}

function knownCard(passage: Passage, text: string): EngineCard | null {
  const [, described = '', name = ''] = KNOWN_AS.exec(text) ?? [];
  if (described === '' || !standsAlone(described) || PRONOUN.test(described) || pointsElsewhere(described))
    return null;
  // 'These men' and 'the two' are described by the sentence before.
  if (described.split(/\s+/).length < 3 || /^the \p{L}+$/iu.test(described) || clauseOf(described) !== null)
    return null;
  const [head = described] = described.split(/\s(?:of|in|from|who|which|that)\s|,\s/);
  const last = tokensOf(head).at(-1);
  const isMany = last !== undefined && isPlural(last);
  const word = PEOPLE.test(head) || PERSON.test(head) || isPersonName(head) ? 'Who' : 'What';
  const verb = /\s(?:are|is) known\s/.test(text) ? (isMany ? 'are' : 'is') : isMany ? 'were' : 'was';
  return cardOf(word === 'Who' ? 'person' : 'effect', `${word} ${verb} ${name}?`, described, passage, 0.7);
}

function ledCard(passage: Passage, text: string, topics: Topics): EngineCard | null {
  const [, group = '', done = '', raw = ''] = LED.exec(text) ?? [];
  const leader = raw.trim().replace(/\s(?:and|of|the)$/, '');
  const [head = group] = group.split(/\s(?:of|in|from)\s/);
  if (group === '' || !isPersonName(leader) || !namesSomething(head) || clauseOf(group) !== null) return null;
  if (
    /^(?:The|A)\s(?:first|second|third|last|group|party|commission|committee|army|delegation|team|number|movement|revolt|rebellion)$/iu.test(
      head,
    )
  )
    return null;
  const asked = askedSubject(group, topics);
  return asked === null || /^an?\s/i.test(asked)
    ? null
    : cardOf('person', `Who ${done} ${asked}?`, leader, passage, 0.7);
}
