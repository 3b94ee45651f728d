/** Finds the subject of an essay question. */
import { RELATIONS, type Relation } from '../answers/relations.ts';
import { type Index, isKnown } from '../answers/search.ts';
import { askedRoots, fold, rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';

/** Words of essay questions that aren't part of the subject. */
const ESSAY_WORDS =
  /\b(?:essay|write|short|critically|evaluate|assess|appraise|judge|weigh|analy[sz]e|examine|investigate|account|extent|far|argue|justify|defend|agree|disagree|view|statement|debate|comment|explore|trace|summari[sz]e|illustrate|relevant|appropriate|examples?|reference|detail|clearly|main|major|important|role|following|successful|effective|significant|consider|against|should|words?|beneficial|useful|good|bad|success|failure|measures?|ways?|used|taken|system|discutez|commentez|comparez|evaluez|expliquez|decrivez|analysez)\b/g;
/** The roots of the subject, without the words of the command and the relation. */
export function subjectRoots(question: string, index: Index): string[] {
  const { language } = index.source;
  const bare = relationsIn(question, index)
    .map(({ asked }) => asked)
    .reduce((rest, asked) => rest.replace(new RegExp(asked, 'g'), ' '), fold(question))
    .replace(ESSAY_WORDS, ' ');
  return askedRoots(bare, language).map(meaningOf);
}

/** The relations that an essay question asks for, such as causes or effects. */
export function relationsIn(question: string, { source }: Index): readonly Relation[] {
  const folded = fold(question);
  return source.language === 'other'
    ? []
    : RELATIONS[source.language].filter(({ asked }) => asked.test(folded));
}

/** Words of the question that don't occur in the notes, as the student wrote them. */
export function unknownWords(question: string, index: Index): string[] {
  const { language } = index.source;
  const asked = new Set(subjectRoots(question, index));
  const words = question.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return [...new Set(words)].filter((word) => {
    const roots = rootsOf(word, language).map(meaningOf);
    return roots.some((root) => asked.has(root) && !isLight(root) && !isKnown(index, root));
  });
}
