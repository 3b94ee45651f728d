/** Cards that ask what is first, only or most of its kind: 'What is the smallest bone in the human body?' */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, PRONOUN, withoutNextClause } from './parts.ts';
import type { People } from './persons.ts';
import { namesSomething, PERSON, pointsElsewhere } from './phrases.ts';
import { withoutSecondPredicate } from './second-predicate.ts';
import { askedSubject, type Topics } from './subjects.ts';

const RANKED =
  /^the\s(?:(?:second|third|world's|country's)\s)?(?:first|only|last|main|chief|principal|most\s\p{L}+|least\s\p{L}+|\p{L}{2,}est|commonest)\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+/iu;
/** Words that say of what: without them, only the text says which things are compared. */
const OF_WHAT = /\s(?:in|of|on|to|for|among|from|that|which|who|known)\s/;
/** An opinion, or a word that no fact follows. */
const LIGHT =
  /^the\s(?:first|only|last|main|chief|principal|best|worst|\p{L}+est|most\s\p{L}+)\s(?:thing|way|point|step|time|system|reason|problem|one|part|example|difference|question|stage|type|kind|group|set|case|method|day|year|lesson|chapter)s?\b|^the (?:rest|interest|request|test|forest|west|guest|chest|harvest|conquest|priest|protest|quest|first to|last to|modest|honest|latest|nearest|earnest|most (?:important|famous|common|serious|interesting|useful|popular|beautiful))\b/iu;

/** The card for what stands out among its kind; null for any other sentence. */
export function superlativeCard(passage: Passage, topics: Topics, people: People): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech === 'guess') return null;
  const clause = clauseOf(passage.text);
  if (!clause?.isCopula || clause.isNegative || clause.lead !== '' || clause.adverb !== '') return null;
  const rank = withoutSecondPredicate(withoutNextClause(clause.rest))
    .replace(
      /(?:;|,\s(?:and|but|although|which|who|with|about|so|on|in|at|where|since|because|though)\s).*$/i,
      '',
    )
    .replace(/,\s.*$/, '')
    .replace(/\s(?:because|since|although|and \p{L}+ed)\s.*$/iu, '');
  const [head = ''] = RANKED.exec(rank) ?? [];
  if (head === '' || LIGHT.test(rank) || PRONOUN.test(rank) || pointsElsewhere(rank)) return null;
  const name = people.fullName(clause.subject);
  const subject = name ?? askedSubject(clause.subject, topics);
  if (subject === null || !namesSomething(clause.subject) || /^[Aa]n?\s\p{Ll}+$/u.test(clause.subject))
    return null;
  const isWhole = OF_WHAT.test(`${rank} `) || topics.has(head.split(' ').at(-1) ?? '');
  if (!isWhole || rank.split(/\s+/).length < 3 || rank.split(/\s+/).length > 16) return null;
  // 'The first open act of defiance': in which story?
  if (/^the (?:first|last)\b/.test(rank) && !/\s\p{Lu}\p{L}/u.test(rank)) return null;
  if (/\bof the (?:play|novel|story|poem|text|book|drama)\b/.test(rank)) return null;
  const isPerson = name !== null;
  if (!isPerson && PERSON.test(head)) return null;
  const word = isPerson ? 'Who' : 'What';
  return cardOf(
    isPerson ? 'person' : 'effect',
    `${word} ${clause.auxiliary} ${rank}?`,
    clause.subject,
    passage,
    0.75,
  );
}
