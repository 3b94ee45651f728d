/** Cards from French sentences about purposes, causes, conditions, parts, authors and differences. */
import { asSentence } from './card.ts';
import { type FrenchMaker, inside, isOpen, SUBJECT } from './french-phrases.ts';

const BY_CAUSE = new RegExp(
  String.raw`^(${SUBJECT})\s+s['’]expliqu(?:e|ent)\s+(?:surtout |en partie |notamment )?(par\s.{6,})$`,
  'u',
);
const DUE = new RegExp(
  String.raw`^(${SUBJECT})\s+((?:est|sont) dues?|(?:est|sont) dus)\s+((?:à|au|aux)\s.{5,})$`,
  'u',
);
const ORIGIN = new RegExp(
  String.raw`^(${SUBJECT})\s+(résulte|résultent|provient|proviennent)\s+(d(?:e|u|es|['’]).{5,})$`,
  'u',
);
const PASSIVE_CAUSE = new RegExp(
  String.raw`^(${SUBJECT})\s+((?:est|sont) (?:causé|provoqué|déclenché|transmis)e?s?)\s+(par\s.{5,})$`,
  'u',
);
const SERVES = new RegExp(String.raw`^(${SUBJECT})\s+(sert|servent)\s+(à\s.{6,})$`, 'u');
const CONSISTS = new RegExp(String.raw`^(${SUBJECT})\s+(consiste|consistent)\s+(à\s.{8,})$`, 'u');
const ALLOWS = new RegExp(String.raw`^(${SUBJECT})\s+(permet|permettent)\s+(d(?:e\s|['’]).{8,})$`, 'u');
const ROLE = new RegExp(
  String.raw`^(${SUBJECT})\s+(?:a|ont)\s+pour\s+(rôle|fonction|but|objectif|mission)\s+(d(?:e\s|['’]).{6,})$`,
  'u',
);
const PARTS = new RegExp(
  String.raw`^(${SUBJECT})\s+(comprend|comprennent|comporte|comportent|se compose de|se composent de|se divise en|se divisent en|est composée? de|sont composée?s de|est formée? de|est constituée? de)\s+(?!d['’]un |une? seul)(.{6,})$`,
  'u',
);
const VARIES = new RegExp(
  String.raw`^(${SUBJECT})\s+(?:augmente|diminue|baisse|croît|décroît)(?:nt)?\s+(?:avec|quand|lorsque|selon|à mesure)\s.{6,}$`,
  'u',
);
const CONDITION = /^((?:Si|S['’]|Quand|Lorsque|Lorsqu['’])\s?[^,]{8,110}),\s+(.{10,})$/u;
const MADE_BY = new RegExp(
  String.raw`^(${SUBJECT})\s+((?:a été|ont été|fut|furent)\s+(?:inventé|découvert|écrit|fondé|créé|proposé|formulé|publié|composé|dirigé|proclamé|isolé|mis au point|construit|peint|adopté|introduit)e?s?)\s+(?:(?:en|à|au)\s[^,.]{2,40}\s+)?(par\s(?:(?:le|la|les|l['’]|des|un|une)\s?)?[\p{L}'’ -]*\p{Lu}[\p{L}'’. -]{2,60}?)(?:\s+(?:en|le)\s+.{0,12}\d{4})?$`,
  'u',
);
const DIFFERENCE =
  /^La différence entre ((?:le|la|les|un|une|l['’])\s?[^,]{2,40}?) et ((?:le|la|les|un|une|l['’])\s?[^,]{2,40}?) (?:est|vient|tient|réside) .{10,}$/u;
const CONTRAST = new RegExp(
  String.raw`^(${SUBJECT})\s+(?:est|sont|a|ont|contient|contiennent|possède|possèdent|dépend|dépendent|désigne)\s[^,;]{4,90},?\s+(?:tandis que|alors que)\s+((?:le|la|les|un|une|l['’])\s?[\p{L}'’ -]{2,40}?)\s+(?:est|sont|a|ont|contient|contiennent|possède|possèdent|dépend|dépendent|en|désigne)\s.{4,}$`,
  'u',
);

/** 'de le' becomes 'du', 'à les' becomes 'aux'. */
function contracted(text: string): string {
  return text
    .replace(/\bde le (?=\p{L})/gu, 'du ')
    .replace(/\bde les (?=\p{L})/gu, 'des ')
    .replace(/\bà le (?=\p{L})/gu, 'au ')
    .replace(/\bà les (?=\p{L})/gu, 'aux ');
}

export const FRENCH_RELATIONS: readonly FrenchMaker[] = [
  (text) => {
    const [, a = '', b = ''] = DIFFERENCE.exec(text) ?? CONTRAST.exec(text) ?? [];
    if (a === '' || isOpen(a) || isOpen(b) || inside(a) === b) return null;
    return ['difference', `Quelle est la différence entre ${inside(a)} et ${b} ?`, text, 0.9];
  },
  (text) => {
    const [, subject = '', cause = ''] = BY_CAUSE.exec(text) ?? [];
    const verb = /^Les /.test(subject) ? 's’expliquent' : 's’explique';
    return subject === '' || isOpen(subject)
      ? null
      : ['cause', `Comment ${verb} ${inside(subject)} ?`, cause, 0.85];
  },
  (text) => {
    const [, subject = '', verb = '', cause = ''] = DUE.exec(text) ?? [];
    return subject === '' || isOpen(subject)
      ? null
      : ['cause', `À quoi ${verb} ${inside(subject)} ?`, cause, 0.85];
  },
  (text) => {
    const [, subject = '', verb = '', origin = ''] = ORIGIN.exec(text) ?? [];
    return subject === '' || isOpen(subject)
      ? null
      : ['cause', `De quoi ${verb} ${inside(subject)} ?`, origin, 0.8];
  },
  (text) => {
    const [, subject = '', verb = '', cause = ''] = PASSIVE_CAUSE.exec(text) ?? [];
    return subject === '' || isOpen(subject) || / (?:y|en)$/.test(subject)
      ? null
      : ['cause', `Par quoi ${verb} ${inside(subject)} ?`, cause, 0.8];
  },
  (text) => {
    const [, subject = '', verb = '', purpose = ''] = SERVES.exec(text) ?? [];
    return subject === '' || isOpen(subject)
      ? null
      : ['effect', `À quoi ${verb} ${inside(subject)} ?`, purpose, 0.8];
  },
  (text) => {
    const [, subject = '', verb = '', what = ''] = CONSISTS.exec(text) ?? [];
    return subject === '' || isOpen(subject)
      ? null
      : ['definition', `En quoi ${verb} ${inside(subject)} ?`, what, 0.85];
  },
  (text) => {
    const [, subject = '', verb = '', purpose = ''] = ALLOWS.exec(text) ?? [];
    return subject === '' || isOpen(subject)
      ? null
      : ['effect', `Que ${verb} de faire ${inside(subject)} ?`, purpose, 0.75];
  },
  (text) => {
    const [, subject = '', role = '', what = ''] = ROLE.exec(text) ?? [];
    if (subject === '' || isOpen(subject)) return null;
    const article = /^(?:objectif)$/.test(role)
      ? 'l’objectif'
      : /^(?:fonction|mission)$/.test(role)
        ? `la ${role}`
        : `le ${role}`;
    const which = /^la/.test(article) ? 'Quelle' : 'Quel';
    return [
      'effect',
      contracted(`${which} est ${article} de ${inside(subject)} ?`),
      what.replace(/^d(?:e\s|['’])/, ''),
      0.85,
    ];
  },
  (text) => {
    const [, subject = '', verb = '', parts = ''] = PARTS.exec(text) ?? [];
    if (subject === '' || isOpen(subject) || isOpen(parts.slice(0, 20))) return null;
    const [base = '', link = ''] = / (de|en)$/.test(verb)
      ? [verb.replace(/ (?:de|en)$/, ''), verb.slice(-2)]
      : [verb, ''];
    const asked = link === '' ? `Que ${base}` : `${link === 'de' ? 'De' : 'En'} quoi ${base}`;
    const lead = link === '' ? '' : link === 'de' ? 'De ' : 'En ';
    return ['list', `${asked} ${inside(subject)} ?`, `${lead}${parts}`, 0.85];
  },
  (text) => {
    const [, subject = '', verb = '', maker = ''] = MADE_BY.exec(text) ?? [];
    return subject === '' || isOpen(subject)
      ? null
      : ['statement', `Par qui est-ce que ${inside(subject)} ${verb} ?`, maker, 0.85];
  },
  (text) => {
    const [, condition = '', result = ''] = CONDITION.exec(text) ?? [];
    if (
      condition === '' ||
      isOpen(condition) ||
      isOpen(result.slice(0, 14)) ||
      /^(?:et|ou|puis|mais)\s/.test(result)
    )
      return null;
    const lead = condition.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
    return ['effect', `Que se passe-t-il ${lead} ?`, asSentence(result), 0.75];
  },
  (text) => {
    const [, subject = ''] = VARIES.exec(text) ?? [];
    const verb = /^Les /.test(subject) ? 'varient' : 'varie';
    return subject === '' || isOpen(subject)
      ? null
      : ['cause', `Comment ${verb} ${inside(subject)} ?`, text, 0.75];
  },
];
