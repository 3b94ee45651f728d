/** Cards that ask what is done to a thing, or what it is due to. */
import type { Clause } from '../grammar/clause.ts';
import { questionAbout } from '../grammar/question.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, PRONOUN, withoutTail } from './parts.ts';
import { pointsElsewhere } from './phrases.ts';
import { withoutSecondPredicate } from './second-predicate.ts';

/** Passives that make good questions. */
const PASSIVE =
  /^(?:made (?:of|from|by|in)|caused by|driven by|powered by|carried by|pollinated by|produced (?:by|in|from)|measured (?:in|by|with)|controlled by|used (?:for|in|to)|found in|discovered (?:by|in)|founded (?:by|in)|formed (?:by|from|when|where)|composed of|divided into|classified (?:as|into)|located in|stored (?:in|as)|published by|written by|invented by|introduced by|elected by|appointed by|passed by|signed by|derived from|obtained from|extracted from|converted (?:to|into)|covered by|surrounded by|protected by|transmitted by|spread by|prevented by|treated with|judged by|governed by|headed by|led by|ruled by|owned by|regulated by|chaired by|defended by|attacked by|killed by|defeated by|amalgamated by|charged because|designed by|drafted by|created by|built by|organi[sz]ed by|composed by|opened by|planned by|named after|succeeded by|replaced by|used as|designed to|intended to|(?:brought about|taken up|taken in|taken over|broken down|set up|set off|held together|carried out) by|(?:removed|destroyed|absorbed|released|secreted|synthesi[sz]ed|detected|supplied|supported|separated|followed|accompanied|identified|characteri[sz]ed|represented|calculated|assessed|approved|ratified|triggered|stimulated|inhibited|maintained|reinforced|neutrali[sz]ed|catalysed|enforced|conducted|conquered|captured|annexed) by|(?:released|expelled|separated|calculated) from|expressed in|(?:re)?absorbed in|(?:filtered|secreted|digested|synthesi[sz]ed|deposited|recovered|fixed|released) in|vested in|attached to|connected to)\b/i;
/** What happens in a place. */
const IN_PLACE =
  /^(?:found|located|(?:re)?absorbed|filtered|secreted|digested|synthesi[sz]ed|deposited|recovered|released) in$/i;

/** What only people and bodies do. */
const BY_PERSONS =
  /^(?:discovered|founded|published|written|invented|introduced|signed|elected|appointed|passed|headed|led|ruled|owned|chaired|amalgamated|designed|drafted|created|built|organi[sz]ed|composed|opened|planned|succeeded|defeated|judged|governed|regulated|conquered|captured|annexed|ratified|approved) by$/i;

/** 'joules, temperature in kelvin' says a second thing in the same way: only 'joules' is the answer. */
function withoutGapping(text: string, preposition: string): string {
  return text.replace(new RegExp(`,\\s+(?:the\\s+)?[\\p{L} ]{2,30}\\s${preposition}\\s.*$`, 'u'), '');
}

/** 'What is temporary hardness due to?' */
export function dueCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  const [, cause = ''] = /^(?:mainly |mostly |chiefly )?due to (.{6,})$/i.exec(clause.rest) ?? [];
  if (!clause.isCopula || cause === '' || PRONOUN.test(cause) || pointsElsewhere(cause)) return null;
  return cardOf(
    'effect',
    questionAbout('What', clause, subject, 'due to'),
    withoutSecondPredicate(withoutTail(cause)).replace(/:.*$/, ''),
    passage,
    0.8,
  );
}

/** 'What is the loop of Henle responsible for?' */
export function forCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  const [, word = '', what = ''] =
    /^(?:mainly |chiefly |well |best )?(responsible|famous|known|noted) for (.{3,})$/i.exec(
      `${clause.verb} ${clause.rest}`.trim(),
    ) ?? [];
  if (word === '' || clause.isNegative || !/^(?:is|are)$/.test(clause.auxiliary ?? '')) return null;
  const answer = withoutSecondPredicate(withoutTail(what)).replace(
    /,\s(?:which|who|and)\s.*$|\s(?:because|when)\s.*$/i,
    '',
  );
  if (PRONOUN.test(answer) || pointsElsewhere(answer)) return null;
  return cardOf(
    'effect',
    `What ${clause.auxiliary} ${subject} ${word.toLowerCase()} for?`,
    answer,
    passage,
    0.75,
  );
}

/** 'What is bronze made of?', 'Where are enzymes found?' */
export function passiveCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (!clause.isPassive) return null;
  const said = clause.rest.replace(/^(?:mainly|mostly|chiefly|largely|usually)\s/, '');
  const [link = ''] = PASSIVE.exec(`${clause.verb} ${said}`) ?? [];
  const preposition = link.split(' ').at(-1) ?? '';
  /** 'by', or 'about by' of 'brought about by'. */
  const asked = link.split(' ').slice(1).join(' ');
  const rest = said.slice(asked.length).trim();
  if (preposition === '' || rest.length < 3 || PRONOUN.test(rest.split(' ')[0] ?? '')) return null;
  if (IN_PLACE.test(link))
    return cardOf(
      'effect',
      questionAbout('Where', clause, subject),
      withoutSecondPredicate(withoutTail(clause.rest)),
      passage,
      0.7,
    );
  if (/ (?:when|where|because)$/.test(link))
    return cardOf(
      'effect',
      questionAbout(
        preposition === 'because' ? 'Why' : preposition === 'when' ? 'When' : 'Where',
        clause,
        subject,
      ),
      clause.rest,
      passage,
      0.8,
    );
  if (/^used to$/i.test(link))
    return cardOf(
      'effect',
      questionAbout('What', clause, subject, 'for'),
      `To ${withoutTail(rest).replace(/\s+(?:because|since)\s.*$/i, '')}`,
      passage,
      0.75,
    );
  // 'What is ammonia used for? In the manufacture of fertilizers and as a refrigerant.'
  if (
    /^used (?:in|as)$/i.test(link) &&
    /^(?:is|are)$/.test(clause.auxiliary ?? '') &&
    !/\bthan\b|\b(?:regions?|cases?|areas?|countries|places?|conditions|times|way|ways|manner|schools|hospitals|homes)\b/.test(
      rest,
    )
  )
    return cardOf(
      'effect',
      questionAbout('What', clause, subject, 'for'),
      withoutTail(said)
        .replace(/,\sand\s(?!in\b|as\b|for\b).*\s(?:in|as)\s.*$/i, '')
        .replace(/\s(?:because|since|where|when|if)\s.*$/i, ''),
      passage,
      0.75,
    );
  if (/^(?:designed|intended) to$/i.test(link))
    return cardOf(
      'effect',
      questionAbout('What', clause, subject, 'to do'),
      `To ${withoutTail(rest)}`,
      passage,
      0.75,
    );
  const answer = withoutGapping(
    withoutSecondPredicate(
      withoutTail(rest).replace(/\s+(?:because|since|after|before|when|so that)\s.*$/i, ''),
    )
      .replace(/\sand\s\p{L}+ed$/u, '')
      .replace(/(?<!^\S+)\sin\s.*$/, (tail) =>
        link === 'measured with' || link === 'measured by' ? '' : tail,
      ),
    preposition,
  ).replace(new RegExp(`\\s(and|or) ${preposition}\\s`, 'u'), ' $1 ');
  if (link === 'divided into') {
    const parts = answer.replace(/^(?:two|three|four|five|six)(?: \p{Ll}+)?: /u, '');
    return cardOf('effect', questionAbout('What', clause, subject, preposition), parts, passage, 0.75);
  }
  // 'By whom is the chairman appointed?'
  if (BY_PERSONS.test(link)) {
    const person = answer.replace(/,?\s(?:in|on)\s(?:\p{L}+\s)?(?:\d{1,2}\s\p{L}+\s)?\d{4}.*$/u, '');
    return cardOf(
      'person',
      questionAbout('By whom', clause, subject),
      passage.speech ? person.replace(/\s(?:an?|the)\s.*$/, '') : person,
      passage,
      0.75,
    );
  }
  return cardOf('effect', questionAbout('What', clause, subject, asked), answer, passage, 0.75);
}
