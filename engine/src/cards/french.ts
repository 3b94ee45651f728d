/** Cards from French texts, using patterns alone. */
import type { Passage } from '../reading/source.ts';
import { splitEnumeration } from '../text/enumeration.ts';
import { asSentence, type EngineCard } from './card.ts';
import {
  type FrenchMaker,
  FURNITURE,
  inside,
  isBare,
  isNoTerm,
  isRelational,
  isSpoken,
  OPENS_CLAUSE,
  REFERS,
  SUBJECT,
  withoutNextFrenchClause,
} from './french-phrases.ts';
import { FRENCH_RELATIONS } from './french-relations.ts';

const DEFINITION = new RegExp(
  String.raw`^(${SUBJECT})\s+(est|sont|désigne|désignent|signifie|se définit comme|se définissent comme|correspond à|correspondent à|consiste en)\s+((?:une?|le|la|les|des|de (?:petite?s|grande?s|longue?s|jeunes|très)|l['’]|tout|toute)\s?\p{L}.{8,})$`,
  'u',
);
const CALLED =
  /^(.{12,120}?)\s+(?:s['’]appelle(?:nt)?|se nomme(?:nt)?|est appelée?|sont appelée?s|porte le nom de)\s+((?:(?:le|la|les|une?|des)\s|l['’])?[\p{L}'’ -]{3,50})$/u;
const WE_CALL =
  /^On (?:appelle|nomme)\s+((?:(?:le|la|les|une?|des)\s|l['’])?[\p{L}'’ -]{3,40}?)\s+((?:une?|le|la|les|l['’]|tout|toute)\s?\p{L}.{10,})$/u;
const CAUSE =
  /^((?:Le|La|Les|Un|Une|L['’])\s?[^,]{4,120}?),?\s+(parce qu(?:e\s|['’])|car\s|grâce (?:à|aux?)\s|à cause d(?:e\s|u\s|es\s|['’])|en raison d(?:e\s|u\s|es\s|['’]))(.{6,})$/u;
const EFFECT = new RegExp(
  String.raw`^(${SUBJECT})\s+(provoquent?|entraînent?|causent?|produisent|produit|libèrent?)\s+((?:une?|le|la|les|des|du|de l['’]|l['’])\s?.{4,})$`,
  'u',
);
const DEPENDS = new RegExp(String.raw`^(${SUBJECT})\s+(dépend(?:ent)?)\s+(d(?:e|u|es|['’]).{6,})$`, 'u');
const DATE = String.raw`(?:le \d{1,2}(?:er)? (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) (?:1\d{3}|20\d{2})|en (?:(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) )?(?:1\d{3}|20\d{2}))`;
const DATED = new RegExp(String.raw`^(${DATE}),\s+(\p{L}[^;:]{12,140})$`, 'iu');
const DATE_LAST = new RegExp(String.raw`^(\p{Lu}[^,;:]{12,120}?)\s+(${DATE})$`, 'iu');
const COUNTED =
  /^(.{8,140}?\s(?:deux|trois|quatre|cinq|six|sept)\s+\p{L}+s?(?:\s[^:]{0,40})?)\s*:\s+(.{8,})$/u;
/** Words that refer to nothing in front of a list. */
const ANNOUNCES = /^(?:Il existe|Il y a|On distingue|On compte|On trouve|On reconnaît)\s/u;
const MEMBERS =
  /^(Les (?:(?:principaux|principales|différents|différentes|deux|trois|quatre|cinq) )?(?:causes|facteurs|types|éléments|étapes|parties|formes|conséquences|avantages|inconvénients|fonctions|conditions|caractéristiques|organes|sources|symptômes|effets|moyens)\s[\p{L}'’ -]{3,60}?)\s+sont\s*:?\s+(.{8,})$/u;
const FORMULA =
  /^La (?:formule|relation) (de l['’]|du |des |de la |de )(.{3,50}?) (?:est|s['’]écrit)\s*:?\s*(.*[=∝].*)$/u;
const LABEL = /^([^:.;!?]{2,60}?)\s*:\s+(\S.{7,})$/u;
const POINTER =
  /(?<!\p{L})(?:ce|cet|cette|ces|celui|celle|ceux|ceci|cela|il|elle|ils|elles|on|son|sa|ses|leurs?|ci-dessus|ci-dessous|suivante?s?)(?!\p{L})/iu;

/** What people are, at the start of a phrase. */
const PERSON =
  /^(?:(?:l['’]|la |le |un |une |leur )?(?:ancien(?:ne)? |jeune |grand(?:e)? |vieux |vieille |première? )?)(?:fille|fils|mère|père|sœur|frère|tante|oncle|cousine?|amie?|roi|reine|empereur|princesse?|voisine?|mari|femme|épouse|époux|conseill(?:er|ère)|institut(?:eur|rice)|narrat(?:eur|rice)|héros|héroïne|médecin|écrivaine?|romanci(?:er|ère)|poète|poétesse|philosophe|physicien(?:ne)?|chimiste|biologiste|mathématicien(?:ne)?|économiste|historien(?:ne)?|sociologue|homme politique|général|président|personnage|servante?|paysan(?:ne)?|griote?|chef|juge|avocate?|professeur|savant|explorateur|missionnaire|prophète|soldat)(?!\p{L})/iu;
const PERSON_IS =
  /^(\p{Lu}[\p{L}'’-]+(?: (?:de |d['’])?\p{Lu}[\p{L}'’-]+){0,3}) (?:est|était) ((?:une?|le|la|l['’])\s?(?:ancien(?:ne)? |grand(?:e)? |célèbre |jeune )?(?:fille|fils|mère|père|sœur|frère|roi|reine|empereur|femme|homme|écrivaine?|romanci(?:er|ère)|poète|philosophe|physicien(?:ne)?|chimiste|biologiste|médecin|mathématicien(?:ne)?|économiste|historien(?:ne)?|sociologue|général|président|personnage|héros|héroïne|chef|savant|explorateur|amie?|institut(?:eur|rice))(?!\p{L}).*)$/u;
/** 'des bidonvilles, c'est-à-dire des quartiers …' */
const THAT_IS =
  /(?:^|\s)(l['’]|les?|la|une?|des)\s?([\p{L}][\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?),?\s+c['’]est-à-dire\s+((?:une?|le|la|les|des|l['’]|du)\s?[^,;]{8,})(?=,|$)/u;
const CONTRAST = /,\s+(?:tandis que|alors que|mais|et (?:il|elle|ils|elles)\s)/u;

/** 'Qu’est-ce qu’un volcan ?', 'Que sont les stomates ?' */
function whatIs(subject: string, isPlural: boolean): string {
  const name = inside(subject);
  if (isPlural) return `Que sont ${name} ?`;
  // 'Une si longue lettre' is a title.
  if (/^une? (?:si|très|trop) /u.test(name)) return `Qu’est-ce que « ${subject} » ?`;
  return /^une?\s/u.test(name) ? `Qu’est-ce qu’${name} ?` : `Qu’est-ce que ${name} ?`;
}

const MAKERS: readonly FrenchMaker[] = [
  (text) => {
    const [, link = '', name = '', formula = ''] = FORMULA.exec(text) ?? [];
    return name === '' ? null : ['formula', `Quelle est la formule ${link}${name} ?`, formula, 1];
  },
  (text) => {
    const [, claim = '', members = ''] = COUNTED.exec(text) ?? [];
    const isOpen = POINTER.test(claim.replace(ANNOUNCES, '')) || splitEnumeration(members).length < 2;
    return claim === '' || isOpen
      ? null
      : ['list', `${asSentence(claim)} Pouvez-vous les citer ?`, members, 0.85];
  },
  (text) => {
    const [, group = '', members = ''] = MEMBERS.exec(text) ?? [];
    const isOpen = POINTER.test(group) || splitEnumeration(members).length < 2;
    return group === '' || isOpen ? null : ['list', `Pouvez-vous citer ${inside(group)} ?`, members, 0.85];
  },
  (text) => {
    const [, subject = '', verb = '', meaning = ''] = DEFINITION.exec(text) ?? [];
    const isOpen = POINTER.test(subject) || /^(?:la|le|les) (?:même|seule?|plus|première?)\b/i.test(meaning);
    // 'L'iroko et l'acajou sont des arbres' names examples, and 'le thème principal' is the theme of something else.
    if (subject === '' || isOpen || / et /.test(subject) || isBare(meaning)) return null;
    const [own = meaning] = meaning.split(CONTRAST);
    return ['definition', whatIs(subject, /nt$/.test(verb)), own, 0.9];
  },
  (text) => {
    const [, name = '', meaning = ''] = PERSON_IS.exec(text) ?? [];
    return name === ''
      ? null
      : [
          'definition',
          `Qui ${/ était /.test(text.slice(0, name.length + 8)) ? 'était' : 'est'} ${name} ?`,
          meaning,
          0.85,
        ];
  },
  (text) => {
    const [, article = '', term = '', meaning = ''] = THAT_IS.exec(text) ?? [];
    if (term === '' || POINTER.test(`${term} ${meaning}`)) return null;
    const one = /^(?:des|les)$/i.test(article)
      ? `Que sont les ${term} ?`
      : whatIs(`${article}${/['’]$/.test(article) ? '' : ' '}${term}`, false);
    return ['definition', one, meaning, 0.85];
  },
  (text) => {
    const [, thing = '', name = ''] = CALLED.exec(text) ?? [];
    if (thing === '' || POINTER.test(thing) || !/^(?:Le|La|Les|Un|Une|L['’])/u.test(thing)) return null;
    return [
      'definition',
      `Comment s’appelle${/^Les /.test(thing) ? 'nt' : ''} ${inside(thing)} ?`,
      name,
      0.9,
    ];
  },
  (text) => {
    const [, name = '', meaning = ''] = WE_CALL.exec(text) ?? [];
    return name === '' ? null : ['definition', `Qu’appelle-t-on ${name} ?`, meaning, 0.9];
  },
  (text) => {
    const [, claim = '', link = '', reason = ''] = CAUSE.exec(text) ?? [];
    if (claim === '' || POINTER.test(claim) || isRelational(claim)) return null;
    const because = /^car/.test(link) ? 'Car ' : link;
    return ['cause', `Pourquoi est-ce que ${inside(claim)} ?`, `${because}${reason}`, 0.9];
  },
  (text) => {
    const [, subject = '', verb = '', effect = ''] = EFFECT.exec(text) ?? [];
    if (subject === '' || POINTER.test(subject) || /\s(?:qui|que|dont)\s/.test(subject)) return null;
    const word = /^[aeiouyéèê]/u.test(verb) ? `Qu’${verb}` : `Que ${verb}`;
    return ['effect', `${word} ${inside(subject)} ?`, effect, 0.7];
  },
  (text) => {
    const [, subject = '', verb = '', what = ''] = DEPENDS.exec(text) ?? [];
    return subject === '' || POINTER.test(subject)
      ? null
      : ['effect', `De quoi ${verb} ${inside(subject)} ?`, what, 0.7];
  },
  (text) => {
    const [, first = '', event = ''] = DATED.exec(text) ?? [];
    const [, claim = '', last = ''] = DATE_LAST.exec(text) ?? [];
    const [date, what] = event === '' ? [last, claim] : [first, event];
    const start = what.split(/\s+/).slice(0, 2).join(' ');
    if (what === '' || POINTER.test(what) || /\d{4}/.test(what) || /^(?:Depuis|De|Jusqu)/.test(start))
      return null;
    if (!/^(?:(?:le|la|les|une?|l['’])|\p{Lu})/iu.test(what) || /,\s+(?:mais|et)\s/.test(what)) return null;
    return ['date', `Quand est-ce que ${inside(what)} ?`, date, 0.8];
  },
  ...FRENCH_RELATIONS,
  (text) => {
    const [, term = '', what = ''] = LABEL.exec(text) ?? [];
    if (term === '' || term.split(' ').length > 4) return null;
    if (POINTER.test(term) || FURNITURE.test(term) || OPENS_CLAUSE.test(term) || isNoTerm(term)) return null;
    if (PERSON.test(what) && /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)*$/u.test(term))
      return ['definition', `Qui est ${term} ?`, what, 0.8];
    // A title, and 'L'agriculture : mil, sorgho, niébé.'
    if (/^[^\p{Ll}]{7,}$/u.test(term) || isBareList(what)) return null;
    const isNamed = /^(?:Le |La |Un |Une |L['’])/u.test(term);
    const isThing = !/^(?:elles?|ils?|son|sa|ses|chaque|on)(?!\p{L})/iu.test(what);
    if (!isThing) return ['definition', `Qu’est-ce qui caractérise « ${term} » ?`, what, 0.6];
    return ['definition', isNamed ? whatIs(term, false) : `Que signifie « ${term} » ?`, what, 0.8];
  },
];

/** 'Bovins, ovins, caprins' */
function isBareList(what: string): boolean {
  const members = what.split(/,\s+(?:et\s+)?/);
  return members.length > 2 && members.slice(0, 2).every((member) => member.split(' ').length <= 3);
}

/** The card for a sentence with a definition, cause, effect, list, date or formula; null for any other. */
export function frenchCard(passage: Passage): EngineCard | null {
  if (passage.kind === 'row') return null;
  const text = passage.text.replace(/\.$/, '').trim();
  for (const make of MAKERS) {
    const made = make(text);
    if (!made) continue;
    const [kind, front, whole, weight] = made;
    const back = kind === 'formula' || kind === 'difference' ? whole : withoutNextFrenchClause(whole);
    // 'Quand est-ce que l'économiste A ?', 'Le taux auquel elle prête'
    if (/\s\p{Lu}\s?\?$/u.test(front) || REFERS.test(back) || isSpoken(front) || isSpoken(back)) continue;
    return { kind, front, back: asSentence(back), passage, weight };
  }
  return null;
}
