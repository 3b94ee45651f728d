/** Asks for what a heading gives points on: 'Importance of water', 'Why soil matters'. */
import { clauseOf } from '../grammar/clause.ts';
import { asPhrase } from './as-phrase.ts';

const ASPECT =
  /^(?:the\s)?((?:importance|significance|role|relevance|usefulness|impact)\s(?:of|for)\s\p{L}.{3,50})$/iu;
const WHY =
  /^why\s(.{3,40}?)\s(matters?|(is|are)\s(?:important|necessary|needed|useful|studied|valued|carried out|done))$/iu;
/** 'Reasons why Joseph was loved', 'Why organisms must excrete' */
const REASONS_WHY = /^reasons why \S+ \S/i;
const WHY_MUST = /^why\s(?:we|you|\p{L}[\p{L}\s-]{2,30}?)\s(?:must|should|need to|have to)\s\p{L}.{2,40}$/iu;

/** 'reasons why organisms must excrete', as a heading announces them; empty for any other heading. */
export function reasonsWhy(heading: string): string {
  if (REASONS_WHY.test(heading)) return asPhrase(heading);
  return WHY_MUST.test(heading) ? `reasons ${asPhrase(heading)}` : '';
}

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
