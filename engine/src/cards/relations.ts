/** Cards from sentences about effects or differences. */
import { clauseOf } from '../grammar/clause.ts';
import { questionAbout } from '../grammar/question.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import { asSentence, type EngineCard } from './card.ts';
import { cardOf, hasInfinitive, withoutTail } from './parts.ts';
import { namesSomething, pointsElsewhere, standsAlone } from './phrases.ts';
import { withoutSecondPredicate } from './second-predicate.ts';
import { askedSubject, type Topics } from './subjects.ts';

const WHEREAS = /^(.{3,}?),?\s+(?:whereas|while|but)\s+(.{8,})$/iu;
const DIFFERS =
  /^(.{3,70}?)\s+(?:differs?|is different|are different)\s+from\s+(.{3,70}?)\s+(?:in that|because|by)\s+(.{8,})$/iu;

/** 'What does lactase deficiency cause?' */
export function effectCard(passage: Passage, topics: Topics): EngineCard | null {
  const clause = clauseOf(passage.text.replace(/\.$/, ''));
  if (!clause || clause.auxiliary !== null || clause.lead !== '' || clause.adverb !== '') return null;
  const [link = ''] =
    /^(?:cause|produce|lead to|result in)(?=\s)/.exec(`${clause.verb} ${clause.rest}`) ?? [];
  const [, preposition = ''] = link.split(' ');
  const effect = clause.rest.slice(preposition.length).trim();
  const subject = askedSubject(clause.subject, topics);
  if (link === '' || subject === null || effect.length < 6 || pointsElsewhere(effect.slice(0, 30)))
    return null;
  if (!/^[\p{L}\p{N}"“(]/u.test(effect)) return null;
  // 'What does ABA cause? Potassium ions to leave the guard cells.'
  if (link === 'cause' && hasInfinitive(effect)) return null;
  return cardOf(
    'effect',
    questionAbout('What', clause, subject, preposition),
    withoutSecondPredicate(withoutTail(effect)).replace(/\s(?:because|when|if)\s.*$/i, ''),
    passage,
    0.8,
  );
}

export function differenceCard(passage: Passage): EngineCard | null {
  const text = passage.text.replace(/\.$/, '');
  if (!standsAlone(text)) return null;
  const differs = DIFFERS.exec(text);
  if (differs && namesSomething(differs[1] ?? '') && namesSomething(differs[2] ?? '')) {
    return {
      kind: 'difference',
      front: `How does ${asPhrase(differs[1] ?? '')} differ from ${asPhrase(differs[2] ?? '')}?`.replace(
        /^How does (.*s) differ/,
        'How do $1 differ',
      ),
      back: asSentence(text),
      passage,
      weight: 0.9,
    };
  }
  const [, first = '', second = ''] = WHEREAS.exec(text) ?? [];
  if (first === '') return null;
  // In 'builds up while the plates are locked', 'while' says when.
  if (/[^,]\swhile\s/.test(text) && !isParallel(first, second)) return null;
  const names = [first, second].map((clause) => clauseOf(clause)?.subject ?? '');
  const [a = '', b = ''] = names.map((name) => asPhrase(name));
  if (
    !names.every((name) => namesSomething(name) && name.split(' ').length <= 5 && !/\sand\s/.test(name)) ||
    isHalf(a, b) ||
    // 'A retired professor may have …' is an example.
    ([a, b].some((name) => /^an?\s/i.test(name)) && /\b(?:may|might|could)\b/.test(text)) ||
    a.toLowerCase() === b.toLowerCase()
  )
    return null;
  return {
    kind: 'difference',
    front: `What is the difference between ${a} and ${b}?`,
    back: asSentence(text),
    passage,
    weight: 0.85,
  };
}

/** Whether two clauses say the same kind of thing of their subjects: 'Mitosis makes two cells while meiosis makes four'. */
function isParallel(first: string, second: string): boolean {
  const [a, b] = [clauseOf(first), clauseOf(second)];
  return a !== null && b !== null && a.verb === b.verb && a.isCopula === b.isCopula;
}

/** 'The art of Ife' and 'Nok' aren't the same kind of thing: the second stands for the art of Nok. */
function isHalf(a: string, b: string): boolean {
  const [withOf, other] = / of /.test(a) ? [a, b] : [b, a];
  const [, whole = ''] = / of (.*)$/.exec(withOf) ?? [];
  return whole !== '' && !/ of /.test(other) && /^\p{Lu}/u.test(whole) === /^\p{Lu}/u.test(other);
}
