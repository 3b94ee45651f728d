/** Cards that ask who did what, in stories and in history: 'Who goes mad after the death of her father?' */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { withoutDate } from './dated.ts';
import { CREATES } from './event-faults.ts';
import { cardOf, withoutNextClause } from './parts.ts';
import type { People } from './persons.ts';
import { withoutSecondPredicate } from './second-predicate.ts';

/** Words whose noun the question doesn't have. */
const OPEN =
  /\b(?:it|they|them|he|she|their|this|these|those|such|there|then|also|too|again|another|other|others|both|so)\b/i;
/** Deeds that many people do, or that say nothing without the rest of the story. */
const COMMON =
  /^(?:says?|said|asks?|asked|goes|went|comes?|came|becomes?|became|tells?|told|sees?|saw|gets?|got|replied|replies|answered|thinks?|thought|knows?|knew|seems?|feels?|felt|wants?|wanted|lives?|lived|dies|died|agrees?|agreed|arrives?|arrived|returns?|returned|likes?|liked|has|had|have)$/i;
/** 'At Lystra Paul healed …' */
const PLACE = /^((?:At|In)\s\p{Lu}[\p{Ll}-]+),?\s(?=\p{Lu}\p{Ll}+(?:,|\s\p{L}))/u;
const WORDS = { created: 4, least: 5, most: 20 } as const;

/** The card for what a named person does or did; null unless the deed can be understood without the text around it. */
export function deedCard(passage: Passage, people: People): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const [date, undated] = withoutDate(passage.text.replace(/\.$/, '').trim());
  const [lead = '', place = ''] = PLACE.exec(undated) ?? [];
  const text = undated.slice(lead.length);
  const [subject, predicate] = described(text) ?? told(text) ?? named(text) ?? ['', ''];
  const name = people.fullName(subject);
  if (name === null) return null;
  // As the text has it, in its own tense.
  const whole = withoutNextClause(predicate);
  // With a date before it, only the first of two deeds is certain to be of that day.
  const deed = (date === '' ? whole : withoutSecondPredicate(whole))
    // ', and Roosevelt mediated the peace' is another deed.
    .replace(/,\s(?:and|but)\s(?:the\s)?\p{Lu}.*$/u, '')
    .replace(/,?\s(?:because|since|so that|although|while|but|which)\s.*$/i, '')
    // 'Malthus published his Essay …'
    .replace(/^(\S+) (?:his|her) (?=\p{Lu})/u, '$1 the ');
  const words = deed.split(/\s+/);
  const [verb = ''] = words;
  // 'Invented canning in 1809' says enough.
  const least = CREATES.test(verb) && /\s\d{4}$/.test(deed) ? WORDS.created : WORDS.least;
  if (words.length < least || words.length > WORDS.most || isOpen(deed, people) || /["“:;?]/.test(deed))
    return null;
  // A common deed needs a name, a figure or a long object to be told from others.
  const isTelling = place !== '' || /\p{Lu}\p{Ll}|\d/u.test(deed.slice(verb.length)) || words.length >= 10;
  if (!isTelling || (COMMON.test(verb) && words.length < 10) || deed.includes(name)) return null;
  // 'Who had Maxim guns in 1897?' would move the date to the last verb.
  if (date !== '' && (words.length > 12 || /\sand\s(?!\p{Lu})|\d{4}/u.test(deed))) return null;
  if (place !== '') return cardOf('person', `${place}, who ${deed}?`, name, passage, 0.7);
  if (date !== '' && /\b(?:that|how|why|when|where|which|who|whether|what)\b/.test(deed))
    return cardOf('person', `${date[0]?.toUpperCase()}${date.slice(1)}, who ${deed}?`, name, passage, 0.7);
  return cardOf('person', `Who ${[deed, date].filter(Boolean).join(' ')}?`, name, passage, 0.7);
}

const DESCRIBED =
  /^(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}),\s(?:an?|the|his|her|who)\s[^,]{3,60},\s(\p{Ll}.*)$/u;

/** The name and the deed of 'Fortinbras, the prince of Norway, takes the crown'. */
function described(text: string): [string, string] | null {
  const [, name = '', predicate = ''] = DESCRIBED.exec(text) ?? [];
  const [verb] = tokensOf(`He ${predicate}`).slice(1);
  return verb?.pos === 'VERB' && !/ing$/.test(verb.text) ? [name, predicate] : null;
}

/** The subject and the deed of a plain sentence. */
function told(text: string): [string, string] | null {
  const clause = clauseOf(text);
  const isDeed =
    clause && !clause.isCopula && clause.auxiliary === null && !clause.isNegative && clause.lead === '';
  return isDeed && clause.adverb === '' ? [clause.subject, text.slice(clause.subject.length).trim()] : null;
}

const NAMED = /^((?:\p{Lu}[\p{L}.'’-]*\s){1,3})(\p{Ll}{2,}ed\s(?:the|an?)\s\p{L}.*)$/u;

/** The same for a verb that the tagger takes for an adjective: 'Frederick Lugard amalgamated the Protectorates'. */
function named(text: string): [string, string] | null {
  const [, name = '', predicate = ''] = clauseOf(text) === null ? (NAMED.exec(text) ?? []) : [];
  return name === '' ? null : [name.trim(), predicate];
}

/** Whether a deed has a word without its noun; 'him' is clear after a name. */
function isOpen(deed: string, people: People): boolean {
  const [before = '', after] = deed.split(/\bhim\b/);
  const isNamed = (before.match(/\p{Lu}[\p{L}-]+/gu) ?? []).some((name) => people.fullName(name) !== null);
  return OPEN.test(deed) || (after !== undefined && !isNamed);
}
