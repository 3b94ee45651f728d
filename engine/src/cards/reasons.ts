/** Cards that ask for all notes under a heading that gives one aspect of its subject: 'Importance of water', 'Why soil matters'. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage, Source } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { isShortList } from './list-limits.ts';
import { answerOf, NUMBER_WORDS, withFirstSentences } from './lists.ts';
import { plainHeading } from './wording.ts';

const ASPECT =
  /^(?:the\s)?((?:importance|significance|role|relevance|usefulness|impact)\s(?:of|for)\s\p{L}.{3,50})$/iu;
const WHY =
  /^why\s(.{3,40}?)\s(matters?|(is|are)\s(?:important|necessary|needed|useful|studied|valued|carried out|done))$/iu;

/** 'What is the importance of water? Give four points.' */
export function reasonCards({ sections }: Source, passages: readonly Passage[]): EngineCard[] {
  return sections.flatMap(({ heading }, index) => {
    const question = questionFor(plainHeading(heading ?? ''));
    const own = withFirstSentences(passages.filter(({ section }) => section === index));
    const [first] = own;
    const points = own.map(({ text }) => text.replace(/[;,.]$/, ''));
    if (question === '' || !first || own.some(({ kind }) => kind !== 'item')) return [];
    if (points.length < 2 || !isShortList(points) || points.some((point) => point.endsWith(':'))) return [];
    return [
      {
        kind: 'list',
        front: `${question} Give ${NUMBER_WORDS[points.length]} points.`,
        back: answerOf(points),
        passage: first,
        weight: 0.8,
      },
    ];
  });
}

function questionFor(heading: string): string {
  const [, aspect = ''] = ASPECT.exec(heading) ?? [];
  if (aspect !== '' && clauseOf(aspect) === null) return `What is the ${asPhrase(aspect)}?`;
  const [, subject = '', predicate = '', be = ''] = WHY.exec(heading) ?? [];
  if (subject === '') return '';
  const named = asPhrase(subject);
  if (be !== '') return `Why ${be} ${named} ${predicate.slice(be.length + 1)}?`;
  return `Why ${predicate.endsWith('s') ? 'does' : 'do'} ${named} matter?`;
}
