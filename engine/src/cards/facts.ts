/** Cards from sentences that state a fact of a known form: a purpose, a unit, a capital. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { cardOf, withoutNextClause, withoutTail } from './parts.ts';
import { isPersonName } from './people.ts';
import { namesSomething, PERSON, pointsElsewhere, standsAlone } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

const PURPOSE =
  /^The\s+((?:main|chief|primary|only|first)?\s*(?:functions?|purpose|role|aim|job|task|duty|goal|objective|work))\s+of\s+(.{2,60}?)\s+(is|was)\s+(to\s+.{6,})$/iu;
const PURPOSES =
  /^The\s+((?:main|chief)?\s*(?:functions|purposes|aims|goals|objectives|duties|tasks))\s+of\s+(.{2,60}?)\s+are\s+(to\s[^.;]{6,}\sand\s(?:to\s)?.+)$/iu;
const IDENTIFIED =
  /^The\s+((?:SI\s+|chemical\s+|scientific\s+|main\s+|chief\s+|official\s+|functional\s+|basic\s+|structural\s+)?(?:units?|symbol|capital|name|author|founder|currency|slogan|motto|leader|chairman|secretary|headquarters|seat|official language|immediate cause|remote cause|head|aim|main aim|powerhouse|boiling point|melting point|atomic number|first\s+\p{L}+(?:\s\p{L}+)?|\p{L}{2,}est\s+\p{L}+(?:\s\p{L}+)?|most\s+\p{L}+\s+\p{L}+|main\s+\p{L}+(?:\s\p{L}+)?))\s+(of|in|for)\s+(.{2,60}?)\s+(is|are|was|were)\s+(.{2,80})$/iu;

/** 'What is the function of the kidney?', 'What is the SI unit of force?'; null for any other sentence. */
export function factCard(passage: Passage, topics: Topics): EngineCard | null {
  const text = passage.text.replace(/\.$/, '').trim();
  const [, kind = '', owner = '', is = '', purpose = ''] = PURPOSE.exec(text) ?? [];
  if (kind !== '') {
    const asked = askedSubject(owner, topics);
    if (asked === null || pointsElsewhere(owner)) return null;
    return cardOf(
      'effect',
      `What ${is} the ${kind.toLowerCase()} of ${asked}?`,
      withoutNextClause(purpose),
      passage,
      0.9,
    );
  }
  const [, aims = '', whose = '', told = ''] = PURPOSES.exec(text) ?? [];
  if (aims !== '') {
    const asked = askedSubject(whose, topics);
    if (asked === null || pointsElsewhere(whose)) return null;
    return cardOf('effect', `What are the ${aims.toLowerCase()} of ${asked}?`, told, passage, 0.85);
  }
  const [, what = '', link = '', whole = '', verb = '', thing = ''] = IDENTIFIED.exec(text) ?? [];
  const answer = withoutTail(thing).replace(/,\s+(?:which|who|where)\s.*$/i, '');
  if (
    what === '' ||
    !standsAlone(whole) ||
    pointsElsewhere(whole) ||
    /\b(?:reason|argument|objection|claim|charge|benefit|danger|thing|step|way|point|problem|question|difference|example|part|time)s?$/i.test(
      what,
    ) ||
    !namesSomething(answer.replace(/^(?:the|an?)\s/i, '')) ||
    /^(?:that|to|not|also|only|when|because|how|what|by|in)\b/i.test(answer)
  )
    return null;
  const word = isPersonName(answer) ? 'Who' : 'What';
  return cardOf(
    'effect',
    `${word} ${verb} the ${lowerFirst(what)} ${link} ${asPhrase(whole)}?`,
    answer,
    passage,
    0.85,
  );
}

function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

const APPOSED_FIRST =
  /^((?:The\s)?\p{Lu}[^,.;:()]{1,45}),\s+((?:an?|the)\s[^,;:]{12,140}?),\s+(?:is|are|was|were|has|have|had|\p{L}+(?:s|ed))\s/u;
const APPOSED_LAST =
  /\s(?:is|was|called|by)\s((?:the\s|an?\s)?[^,.;:()]{2,40}),\s+((?:an?|the)\s[^,;:]{12,140})$/u;
/** What a description needs to define a thing: words that specify the noun. */
const SPECIFIED =
  /^(?:an?|the)\s+(?:[\p{L}-]+\s+){1,4}?(?:that|which|who|whose|of|in which|for|used|made|by)\s/iu;

/** 'Ethics, the branch of philosophy that asks …, has …' defines ethics. */
export function appositionCard(passage: Passage): EngineCard | null {
  if (passage.kind !== 'paragraph' && passage.kind !== 'item') return null;
  const text = passage.text.replace(/\.$/, '');
  const found = APPOSED_FIRST.exec(text) ?? APPOSED_LAST.exec(text);
  const [, raw = '', meaning = ''] = found ?? [];
  const term = raw.replace(/^(?:a|an)\s/i, '');
  // 'by voting, the people who …' and 'is set in Elsinore, the royal castle …' describe no term.
  if (
    /^\p{Ll}+(?:ed|en|t|ing)?\s(?:in|by|at|on|to|from|with)\s/u.test(term) ||
    (/\sby\s/.test(text.slice(0, found?.index === undefined ? 0 : found.index + 4).slice(-5)) &&
      /^\p{Ll}/u.test(term))
  )
    return null;
  if (term === '' || /\s(?:and|or)\s/.test(term) || term.split(' ').length > 4) return null;
  if (!namesSomething(term) || pointsElsewhere(meaning)) return null;
  if (
    /^an?\s+(?:example|part|type|kind|form|place|time|fact|result|process|result|word)\b/i.test(meaning) &&
    !/\b(?:that|which)\b/.test(meaning)
  )
    return null;
  // 'a move that infuriated …' takes up the whole sentence, and not the noun before it.
  if (
    /^an?\s+(?:\p{L}+\s+)?(?:move|step|decision|event|act|claim|view|idea)\s+that\b/iu.test(meaning) ||
    clauseOf(meaning)
  )
    return null;
  const isPerson =
    isPersonName(term) ||
    (/^\p{Lu}\p{L}+$/u.test(term) && PERSON.test(meaning.split(/\s+(?:of|who|from|in)\s/)[0] ?? ''));
  if (!isPerson && !SPECIFIED.test(meaning)) return null;
  if (!isPerson && clauseOf(term) !== null) return null;
  return isPerson
    ? cardOf('person', `Who was ${term}?`, meaning, passage, 0.7)
    : cardOf(
        'definition',
        `What is ${/^an?\s/i.test(raw) ? asPhrase(raw) : asPhrase(term)}?`,
        meaning,
        passage,
        0.8,
      );
}
