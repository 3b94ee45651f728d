/** Recognises French noun phrases, and writes them inside a question. */
import type { CardKind } from './card.ts';

/** Makes the parts of a card from a sentence without its full stop. */
export type FrenchMaker = (
  text: string,
) => [kind: CardKind, front: string, back: string, weight: number] | null;

/** A subject with an article. */
export const SUBJECT = String.raw`(?:Le|La|Les|Un|Une|L['’])\s?[\p{L}\p{N}'’ -]{2,60}?`;
const POINTER =
  /(?<!\p{L})(?:ce|cet|cette|ces|celui|celle|ceux|ceci|cela|il|elle|ils|elles|on|son|sa|ses|leurs?|ci-dessus|ci-dessous|suivante?s?|premi(?:er|ère)|dernier|dernière|second|seconde|deux autres|même)(?!\p{L})/iu;
/** A clause inside a subject: its verb isn't the verb of the sentence. */
const CLAUSE = /\s(?:qui|que|qu['’]|dont|où|et que)\s?/u;

/** Whether such a noun begins a phrase or a claim: 'le choix', 'le choix est provocateur'. */
export function isRelational(phrase: string): boolean {
  return RELATIONAL.test(`${phrase} `);
}

/** Whether a phrase refers to another sentence. */
export function isOpen(phrase: string): boolean {
  return (
    POINTER.test(phrase) ||
    isRelational(phrase) ||
    (/^(?:Le|La|Les|Un|Une|L['’])/u.test(phrase) && CLAUSE.test(phrase))
  );
}

/** A subject inside a question, with a small article. */
export function inside(subject: string): string {
  return subject.replace(/^(?:Les?|La|Une?|L['’]|Des|Du)(?=\s|\p{L})/u, (article) => article.toLowerCase());
}

/** A relative clause whose subject is in another sentence: 'le taux auquel elle prête'. */
export const REFERS = /\s(?:auquel|auxquels|auxquelles|à laquelle|dont|que|où|qu['’])\s?(?:elles?|ils?)\s/u;

/** An answer without the next clause or sentence: 'Protéger les consommateurs, mais il provoque …'. */
export function withoutNextFrenchClause(answer: string): string {
  return answer
    .replace(/(?:,|\s;)\s+(?:tandis que|alors que|mais|or|cependant|(?:et )?(?:ils?|elles?)\s).*$/su, '')
    .replace(/(\p{Ll}{3}\.)\s+\p{Lu}.*$/su, '$1');
}

/** 'D'où la formule célèbre : …' leads to a sentence, and names nothing. */
export const OPENS_CLAUSE =
  /^(?:d['’]où|ainsi|donc|voici|voilà|comme|pour|dans|en|à|au|aux|selon|sans|avec|par|sur|sous|chez|si|quand|lorsque|mais|et|ou|car)(?!\p{L})/iu;

/** Labels of a handout, which name no concept; 'Comparez' and 'Observez' set a task. */
export const FURNITURE =
  /^(?:(?:cours|leçon|chapitre|partie|exemples?|remarques?|note|objectifs?|attention|exercices?|définitions?|thème|titre|auteur|date|source|classe|matière|à retenir|résumé|introduction|conclusion|formule|formation|orthographe|emplois?|usages?|règles?|rappel|consignes?|questions?|lectures?|devoirs?|travail à (?:faire|rendre)|travaux|atouts|contraintes|avantages|inconvénients|causes|conséquences|effets|facteurs|limites|solutions)(?!\p{L})|\p{L}{3,}ez$)/iu;

/** 'La négation entoure l'auxiliaire': no preposition is before the second article, so that a verb is. */
const LABEL_WITH_VERB =
  /^(?:Le|La|Les|Un|Une|L['’])(?=[\s\p{L}]).*\s(?!(?:de|à|et|ou|par|pour|sur|dans|en|sous|avec|sans|contre|entre|vers|chez|selon|après|avant|comme|que)\s)\p{L}+\s(?:le\s|la\s|les\s|une?\s|l['’])/u;

/** Whether a label is a sentence, or names a group of things: 'Les temps du passé', 'tous les verbes'. */
export function isNoTerm(label: string): boolean {
  return /^(?:les|des|tous|toutes)\s/iu.test(label) || LABEL_WITH_VERB.test(label);
}

/** Example sentences and what a teacher says: 'Je me suis levé(e)', 'nous mangeons → je mangeais'. */
const SPOKEN = /(?<!\p{L})(?:je|j['’]\p{L}|tu|nous|vous)(?!\p{L})|→/iu;

/** Whether a phrase is an example, or speaks to the class; quoted words aren't counted. */
export function isSpoken(phrase: string): boolean {
  return SPOKEN.test(phrase.replace(/«[^»]*»/g, '').replace('Pouvez-vous', ''));
}

/** 'Le choix' is that of something: such nouns name nothing without their 'de'. */
const RELATIONAL =
  /^(?:le|la|l['’])\s?(?:choix|résultat|but|objectif|raison|règle|idée|question|réponse|effet|cause|conséquence|problème|suite|cas|solution|situation|mot|terme|titre)\s(?!d(?:e|u|es)\s|d['’])/iu;

/** Whether a meaning is a thing of something else that isn't named: 'le thème principal'. */
export function isBare(meaning: string): boolean {
  return (
    /^(?:le|la|les|l['’])\s?/.test(meaning) &&
    meaning.split(/\s+/).length <= 4 &&
    !/\s(?:d(?:e|u|es)|qui|que|où|dont)\s|\sd['’]/u.test(meaning)
  );
}
