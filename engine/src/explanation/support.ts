/** Sorts what notes say about a concept: reasons, examples, formulas, common mistakes. */

import type { PartRole } from '../answers/answer.ts';
import { isSpeech } from '../answers/context.ts';
import { definitionGrade } from '../answers/definitions.ts';
import type { Source } from '../reading/source.ts';
import { isWorked } from '../reading/worked-figures.ts';
import { fold } from '../words/roots.ts';
import { hyphenated, isSameName, namesInLabel, rootsIn } from './names.ts';
import { needsBefore, type Statement, statementsOf } from './statements.ts';
import type { Topic } from './topic.ts';

const MISTAKE =
  /\b(?:common (?:mistake|error)s?|(?:frequent|usual) mistakes?|mistaken|confus(?:e|ed|ing)|not the same|remember that|be careful|(?:must not|should not|should never) \p{L}|(?:^|[;:] )(?:do not|don't|never) \p{L}|(?:ne (?:pas|faut pas|doit pas)|on ne doit pas) confondre)/iu;
const EXAMPLE =
  /^(?:for example|for instance|e\.g\.|(?:worked )?examples?\b|par exemple|exemples?\b)|\b(?:is|are) (?:an? (?:common |usual )?|the usual )?examples?\b|\bexamples? (?:is|are)\b/i;
const REASON =
  /\b(?:because|since|so that|in order to|this is why|that is why|therefore|hence|parce qu|afin|car|c'est pourquoi)\b|nítorí/i;

/** A pronoun before a French verb means someone in the sentence before: 'Ramatoulaye le repousse.' */
const ABOUT_ANOTHER = /^\p{L}+ (?:ne )?(?:le|la|les|lui|leur|l['’]|en|y)\s?(?=\p{Ll}+(?:e|ent|it|a|ait)\b)/u;
/** Shorter sentences make no sense alone. */
const LEAST_WORDS = 5;

/** What a statement of the notes does in an explanation. */
export function roleOf({ passage, said }: Statement): PartRole {
  if (passage.kind === 'formula') return 'formula';
  if (MISTAKE.test(said)) return 'mistake';
  if (EXAMPLE.test(said)) return 'example';
  return 'more';
}

/**
 * Statements elsewhere in the notes that add to an explanation, in their order. Each can be understood alone and is
 * about the concept: it is the subject, or the statement is a formula, an example, a reason or a mistake with its name.
 */
export function supportFor(
  source: Source,
  topic: Topic,
  used: ReadonlySet<Statement>,
): { statement: Statement; role: PartRole }[] {
  // The sentence boundaries of speech are too uncertain to quote single sentences.
  if (isSpeech(source)) return [];
  const wanted = rootsIn(topic.term, source.language);
  const own = statementsOf(source)[topic.place];
  const isPerson = isNameInside(source, topic.term);
  const exact = hyphenated(topic.term, source.language);
  return statementsOf(source).flatMap((statement): { statement: Statement; role: PartRole }[] => {
    if (used.has(statement) || needsBefore(statement, source)) return [];
    if (exact !== null && !fold(statement.text).includes(exact)) return [];
    const roots = rootsIn(statement.text, source.language);
    const isBelow = isUnderTerm(source, topic, statement);
    if (!isBelow && !wanted.every((root) => roots.includes(root))) return [];
    if (statement.passage.kind !== 'formula' && statement.said.split(/\s+/).length < LEAST_WORDS) return [];
    const role = roleOf(statement);
    if (role === 'formula') {
      if (!isBelow && !startsFormula(statement, topic, source)) return [];
      return [{ statement, role: isWorked(statement.said) ? 'example' : role }];
    }
    const passage = { ...statement.passage, text: statement.text };
    const isAbout =
      (isBelow && role !== 'more') ||
      definitionGrade({ passage }, topic.term, source) > 0 ||
      (statement.under !== null && own?.under === statement.under && statement.passage.kind !== 'row');
    if (role === 'mistake') return isAbout || isNamed(statement, topic, source) ? [{ statement, role }] : [];
    // 'A bank pays 22 per cent when inflation is 20 per cent' elsewhere is an example of the real rate.
    const isNear = statement.passage.section === own?.passage.section;
    if (role === 'example')
      return isAbout || (isNear && isNamed(statement, topic, source)) ? [{ statement, role }] : [];
    if (!isAbout || ABOUT_ANOTHER.test(statement.said)) return [];
    return [{ statement, role: !isBelow && !isPerson && REASON.test(statement.said) ? 'reason' : role }];
  });
}

/** Whether a statement is in a section whose heading is the term. */
function isUnderTerm({ sections, language }: Source, { term }: Topic, { passage }: Statement): boolean {
  const heading = sections[passage.section]?.heading ?? '';
  return (
    (passage.kind === 'paragraph' || passage.kind === 'formula') &&
    namesInLabel(heading).some((name) => isSameName(name, term, language))
  );
}

/** Whether the exact words of the term are in a statement, unlike the same roots in several places. */
function isNamed({ text }: Statement, { term }: Topic, { language }: Source): boolean {
  const [roots, wanted] = [rootsIn(text, language), rootsIn(term, language)];
  return roots.some((_, place) => wanted.every((root, next) => roots[place + next] === root));
}

/** Whether a formula gives the term, as in 'Power = work / time'. */
function startsFormula({ text }: Statement, { term }: Topic, { language }: Source): boolean {
  return isSameName(text.split('=')[0] ?? '', term, language);
}

/** Whether a term is a name: it has a capital inside sentences. */
function isNameInside({ passages }: Source, term: string): boolean {
  const [first = ''] = term.split(/\s+/);
  const name = first.charAt(0).toUpperCase() + first.slice(1);
  return passages.some(({ text }) =>
    new RegExp(`\\p{Ll},? ${name.replace(/[^\p{L}]/gu, '')}\\b`, 'u').test(text),
  );
}
