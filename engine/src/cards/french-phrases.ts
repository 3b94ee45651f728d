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

/** Whether a phrase refers to another sentence. */
export function isOpen(phrase: string): boolean {
  return POINTER.test(phrase) || (/^(?:Le|La|Les|Un|Une|L['’])/u.test(phrase) && CLAUSE.test(phrase));
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

/** Labels of a handout, which name no concept. */
export const FURNITURE =
  /^(?:cours|leçon|chapitre|partie|exemples?|remarques?|note|objectifs?|attention|exercices?|définitions?|thème|titre|auteur|date|source|classe|matière|à retenir|résumé|introduction|conclusion|formule)(?!\p{L})/iu;

/** Whether a meaning is a thing of something else that isn't named: 'le thème principal'. */
export function isBare(meaning: string): boolean {
  return (
    /^(?:le|la|les|l['’])\s?/.test(meaning) &&
    meaning.split(/\s+/).length <= 4 &&
    !/\s(?:d(?:e|u|es)|qui|que|où|dont)\s|\sd['’]/u.test(meaning)
  );
}
