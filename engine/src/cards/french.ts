/** Cards from French texts, using patterns alone. */
import type { Passage } from '../reading/source.ts';
import { splitEnumeration } from '../text/enumeration.ts';
import { asSentence, type CardKind, type EngineCard } from './card.ts';

const SUBJECT = String.raw`(?:Le|La|Les|Un|Une|L['’])\s?[\p{L}\p{N}'’ -]{2,60}?`;
const DEFINITION = new RegExp(
  String.raw`^(${SUBJECT})\s+(est|sont|désigne|désignent)\s+((?:une?|le|la|les|des|l['’]|tout|toute)\s?\p{L}.{8,})$`,
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
const MEMBERS =
  /^(Les (?:(?:principaux|principales|différents|différentes|deux|trois|quatre|cinq) )?(?:causes|facteurs|types|éléments|étapes|parties|formes|conséquences|avantages|inconvénients|fonctions|conditions|caractéristiques|organes|sources|symptômes|effets|moyens)\s[\p{L}'’ -]{3,60}?)\s+sont\s*:?\s+(.{8,})$/u;
const FORMULA =
  /^La (?:formule|relation) (de l['’]|du |des |de la |de )(.{3,50}?) (?:est|s['’]écrit)\s*:?\s*(.*[=∝].*)$/u;
const LABEL = /^([^:.;!?]{2,60}?)\s*:\s+(\S.{7,})$/u;
const POINTER =
  /(?<!\p{L})(?:ce|cet|cette|ces|celui|celle|ceux|ceci|cela|il|elle|ils|elles|on|son|sa|ses|leurs?|ci-dessus|ci-dessous|suivante?s?)(?!\p{L})/iu;

function inside(subject: string): string {
  return subject.replace(/^(?:Les?|La|Une?|L['’]|Des|Du)(?=\s|\p{L})/u, (article) => article.toLowerCase());
}

/** 'Qu’est-ce qu’un volcan ?', 'Que sont les stomates ?' */
function whatIs(subject: string, isPlural: boolean): string {
  const name = inside(subject);
  if (isPlural) return `Que sont ${name} ?`;
  return /^une?\s/u.test(name) ? `Qu’est-ce qu’${name} ?` : `Qu’est-ce que ${name} ?`;
}

type Maker = (text: string) => [kind: CardKind, front: string, back: string, weight: number] | null;

const MAKERS: readonly Maker[] = [
  (text) => {
    const [, link = '', name = '', formula = ''] = FORMULA.exec(text) ?? [];
    return name === '' ? null : ['formula', `Quelle est la formule ${link}${name} ?`, formula, 1];
  },
  (text) => {
    const [, subject = '', verb = '', meaning = ''] = DEFINITION.exec(text) ?? [];
    const isOpen = POINTER.test(subject) || /^(?:la|le|les) (?:même|seule?|plus|première?)\b/i.test(meaning);
    // 'L'iroko et l'acajou sont des arbres' names examples.
    if (subject === '' || isOpen || / et /.test(subject)) return null;
    return ['definition', whatIs(subject, /nt$/.test(verb)), meaning, 0.9];
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
    const [, claim = '', members = ''] = COUNTED.exec(text) ?? [];
    const isOpen = POINTER.test(claim) || splitEnumeration(members).length < 2;
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
    const [, claim = '', link = '', reason = ''] = CAUSE.exec(text) ?? [];
    if (claim === '' || POINTER.test(claim)) return null;
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
  (text) => {
    const [, term = '', what = ''] = LABEL.exec(text) ?? [];
    if (term === '' || term.split(' ').length > 4 || POINTER.test(term)) return null;
    const isNamed = /^(?:Le |La |Un |Une |L['’])/u.test(term);
    const isThing = !/^(?:elles?|ils?|son|sa|ses|chaque|on)(?!\p{L})/iu.test(what);
    if (!isThing) return ['definition', `Que savez-vous de « ${term} » ?`, what, 0.6];
    return ['definition', isNamed ? whatIs(term, false) : `Que signifie « ${term} » ?`, what, 0.8];
  },
];

/** The card for a sentence with a definition, cause, effect, list, date or formula; null for any other. */
export function frenchCard(passage: Passage): EngineCard | null {
  if (passage.kind === 'row') return null;
  const text = passage.text.replace(/\.$/, '').trim();
  for (const make of MAKERS) {
    const made = make(text);
    if (!made) continue;
    const [kind, front, back, weight] = made;
    return { kind, front, back: asSentence(back), passage, weight };
  }
  return null;
}
