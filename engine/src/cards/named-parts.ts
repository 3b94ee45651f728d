/** Cards from 'The reward of land is rent' and 'The distance between two crests is the wavelength'. */
import { clauseOf } from '../grammar/clause.ts';
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { cardOf, PRONOUN, withoutNextClause } from './parts.ts';
import { isPersonName } from './people.ts';
import { namesSomething, pointsElsewhere, standsAlone } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

/** What a description measures or picks out, so that the name after it is its term. */
const DESCRIBES =
  /^the (?:\p{L}+ )?(?:distance|number|rate|ratio|difference|part|portion|point|amount|angle|height|length|time|space|region|sum|energy|force|line|layer|movement|change|speed|water|wall|end|side|period|price|level) (?:of|between|from|in|at|where|that|which|with)\s/iu;
const RELATION = /^the ((?:[\p{L}-]+ ){0,2}[\p{Ll}-]+) (of) (.{3,50})$/iu;
/** Nouns whose owner has many of them, or that say nothing of it. */
const WEAK =
  /\b(?:reason|argument|objection|claim|charge|benefit|danger|thing|step|way|point|problem|question|difference|example|part|time|aim|result|most|rest|majority|best|first|second|third|last|other|one|kind|type|form|end|beginning|idea|case|sort|lot|set|group|pair|piece|some|many|all|none|each|use|role|task|advantage|disadvantage|effect|cause|purpose|function|essence|key|story|theme|subject|topic|sense|moral|lesson|size|colour|shape|age|rest|nature|importance|heart|soul|mother|father|mime|value|success|total|sum|process|method|answer|solution)s?$/i;
const MOST_WORDS = { name: 4, described: 14 } as const;

/** The card for a term after its description, or for what a part of a thing is; null for any other sentence. */
export function namedPartCard(passage: Passage, topics: Topics): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech === 'guess') return null;
  const text = passage.text.replace(/\.$/, '').trim();
  const clause = clauseOf(text);
  if (
    !clause?.isCopula ||
    clause.isNegative ||
    clause.lead !== '' ||
    clause.adverb !== '' ||
    /[?=“”"]/.test(text)
  )
    return null;
  if (!/^(?:is|are)$/.test(clause.auxiliary ?? '')) return null;
  const raw = withoutNextClause(clause.rest).replace(/(?:;|,\s(?:which|who|so|while|because)\s).*$/i, '');
  const name = raw.replace(/^(?:the|an?)\s/i, '');
  const isWhole = nounPhraseEnd(clause.restTokens, 0) >= raw.split(/\s+/).length;
  if (
    !isWhole ||
    name.split(' ').length > MOST_WORDS.name ||
    !namesSomething(name) ||
    /\btimes\b|\s(?:of|that|which)\s/.test(name)
  )
    return null;
  const { subject } = clause;
  if (PRONOUN.test(subject) || pointsElsewhere(subject) || !standsAlone(subject)) return null;
  if (subject.split(/\s+/).length > MOST_WORDS.described) return null;
  if (DESCRIBES.test(`${subject} `))
    return cardOf('effect', `What ${clause.auxiliary} ${asPhrase(subject)} called?`, raw, passage, 0.75);
  const [, part = '', , whole = ''] = RELATION.exec(subject) ?? [];
  const asked = part === '' || WEAK.test(part) ? null : askedSubject(whole, topics);
  if (asked === null || isPersonName(name)) return null;
  return cardOf(
    'effect',
    `What ${clause.auxiliary} the ${part.toLowerCase()} of ${asked}?`,
    raw,
    passage,
    0.7,
  );
}
