/** Cards that ask where something is, or which section of a law says something. */
import { type Clause, clauseOf } from '../grammar/clause.ts';
import { questionAbout } from '../grammar/question.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, PRONOUN, withoutNextClause } from './parts.ts';
import { pointsElsewhere } from './phrases.ts';
import { withoutSecondPredicate } from './second-predicate.ts';
import { askedSubject, type Topics } from './subjects.ts';

const AT =
  /^(?:deep |mainly |mostly |just |far |directly )?(?:between|beyond|behind|beneath|under|below|above|inside|within|along|near|around|over|in|on|at|off|outside|across)\s/i;
/** What lies 'in the hands of the king' is no place. */
const NO_PLACE =
  /^(?:within|(?:on|in|at) the (?:outer|inner|upper|lower|other|same|opposite) \p{L}+$|in (?:an?|one|two|three|four|the (?:form|course|presence|absence|case|early|late|morning|evening)|many|some|most|all|every|several|stages|summer|winter|\d|order|\p{Lu}\p{Ll}+ \d)|on \d|at (?:all|a|the (?:beginning|end|same|time)|night|once|\d)|over (?:a|many|time))\b|\b(?:hands|fact|way|idea|power|system|heart of the matter|question|danger|origin|beginning|future|past|person|view|side|state|angle|right angles|control|time|years?|century|stages?|temperatures?|people|children|patients|women|men)\b/iu;
const SECTION =
  /^((?:Section|Article|Chapter|Part|Clause|Schedule)\s(?:\d+[A-Z]?|[IVXL]+)(?:\(\d+\))?)\sof\s(the\s(?:\p{Lu}[\p{L}’']*\s|of\s|and\s|\d{4}\s|\(\p{L}+\)\s){1,8})((?:establishes|provides|states|lists|contains|deals|gives|guarantees|forbids|prohibits|protects|vests|defines|requires|allows|makes|sets|deals|creates)\s.{8,140})$/u;

/** The card for where a thing lies, or for the section of a named law; null for any other sentence. */
export function placedCard(passage: Passage, topics: Topics): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech === 'guess') return null;
  const text = passage.text.replace(/\.$/, '').trim();
  return sectionCard(passage, text) ?? whereCard(passage, text, topics);
}

function sectionCard(passage: Passage, text: string): EngineCard | null {
  const [, section = '', law = '', said = ''] = SECTION.exec(text) ?? [];
  const rule = withoutNextClause(said).replace(/,\s(?:which|who|whose|where)\s.*$/, '');
  const [kind = ''] = section.split(' ');
  if (section === '' || PRONOUN.test(rule)) return null;
  return cardOf('effect', `Which ${kind.toLowerCase()} of ${law.trim()} ${rule}?`, section, passage, 0.8);
}

function whereCard(passage: Passage, text: string, topics: Topics): EngineCard | null {
  const clause = clauseOf(text);
  if (!clause || clause.isNegative || clause.lead !== '' || !isPlaced(clause)) return null;
  const happens = clause.verb === 'take' ? 'place' : '';
  if (happens !== '' && !clause.rest.startsWith('place ')) return null;
  const place = withoutSecondPredicate(
    withoutNextClause(
      clause.rest
        .slice(happens.length)
        .trim()
        .replace(/^(?:mainly|mostly|chiefly|only)\s/, ''),
    ),
  )
    .replace(
      /(?:;|,\s(?:and|but|which|where|while|so|opposite|whose|with)\s|\s(?:because|where|when|which)\s).*$/u,
      '',
    )
    .trim();
  const subject = askedSubject(clause.subject, topics);
  if (subject === null || !AT.test(place) || NO_PLACE.test(place) || PRONOUN.test(place)) return null;
  if (
    /:/.test(place) ||
    pointsElsewhere(place) ||
    place.split(/\s+/).length < 2 ||
    place.split(/\s+/).length > 16
  )
    return null;
  return cardOf('effect', questionAbout('Where', clause, subject, happens), place, passage, 0.7);
}

function isPlaced({ verb, isPassive, auxiliary, support }: Clause): boolean {
  return (
    (/^(?:lie|occur|take)$/.test(verb) && auxiliary === null && support !== 'did') ||
    (isPassive && /^(?:situated|located|set)$/.test(verb) && /^(?:is|are)$/.test(auxiliary ?? ''))
  );
}
