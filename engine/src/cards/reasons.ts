/** Asks for what a heading gives points on: 'Importance of water', 'Why soil matters'. */
import { clauseOf } from '../grammar/clause.ts';
import { asPhrase } from './as-phrase.ts';

const ASPECT =
  /^(?:the\s)?((?:importance|significance|role|relevance|usefulness|impact)\s(?:of|for)\s\p{L}.{3,50})$/iu;
const WHY =
  /^why\s(.{3,40}?)\s(matters?|(is|are)\s(?:important|necessary|needed|useful|studied|valued|carried out|done))$/iu;

/** 'What is the importance of water?'; empty for a heading that announces anything else. */
export function reasonQuestion(heading: string): string {
  const [, aspect = ''] = ASPECT.exec(heading) ?? [];
  if (aspect !== '' && clauseOf(aspect) === null) return `What is the ${asPhrase(aspect)}?`;
  const [, subject = '', predicate = '', be = ''] = WHY.exec(heading) ?? [];
  if (subject === '') return '';
  const named = asPhrase(subject);
  if (be !== '') return `Why ${be} ${named} ${predicate.slice(be.length + 1)}?`;
  return `Why ${predicate.endsWith('s') ? 'does' : 'do'} ${named} matter?`;
}
