/** Cards that ask for all notes under a heading that gives one side of its subject: 'Importance of water', 'Why soil matters'. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage, Source } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import { asSentence, type EngineCard } from './card.ts';
import { isShortList } from './list-limits.ts';
import { withFirstSentences } from './lists.ts';
import { withoutNumber } from './wording.ts';

const SIDE =
  /^(?:the\s)?((?:importance|significance|role|relevance|usefulness|impact)\s(?:of|for)\s\p{L}.{3,50})$/iu;
const WHY =
  /^why\s(.{3,40}?)\s(matters?|(is|are)\s(?:important|necessary|needed|useful|studied|valued|carried out|done))$/iu;
const COUNTS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** 'What is the importance of water? Give four points.' */
export function reasonCards({ sections }: Source, passages: readonly Passage[]): EngineCard[] {
  return sections.flatMap(({ heading }, index) => {
    const question = questionFor(withoutNumber(heading ?? '').replace(/\s*\([^()]*\)$|:$/, ''));
    const own = withFirstSentences(passages.filter(({ section }) => section === index));
    const [first] = own;
    const points = own.map(({ text }) => text.replace(/[;,.]$/, ''));
    if (question === '' || !first || own.some(({ kind }) => kind !== 'item')) return [];
    if (points.length < 2 || !isShortList(points) || points.some((point) => point.endsWith(':'))) return [];
    return [
      {
        kind: 'list',
        front: `${question} Give ${COUNTS[points.length]} points.`,
        back: points
          .map((point) => asSentence(point).replace(/\.$/, ''))
          .join('; ')
          .concat('.'),
        passage: first,
        weight: 0.8,
      },
    ];
  });
}

function questionFor(heading: string): string {
  const [, side = ''] = SIDE.exec(heading) ?? [];
  if (side !== '' && clauseOf(side) === null) return `What is the ${asPhrase(side)}?`;
  const [, subject = '', predicate = '', be = ''] = WHY.exec(heading) ?? [];
  if (subject === '') return '';
  const named = asPhrase(subject);
  if (be !== '') return `Why ${be} ${named} ${predicate.slice(be.length + 1)}?`;
  return `Why ${predicate.endsWith('s') ? 'does' : 'do'} ${named} matter?`;
}
