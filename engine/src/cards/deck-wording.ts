/** Asks for one thing at a time in a deck: about a row of a table, and about a thing whose note says what it does. */
import { tokensOf } from '../reading/nlp.ts';
import { asSentence, type EngineCard } from './card.ts';

const ROW = /^([^:]{1,60}): ((?:[^:;]{2,60}: [^;]+; )+[^:;]{2,60}: .+)$/u;
const EXPLAINED = /xplain “(.+)”\.$/u;
const HEADED = /^(.+): explain “/u;
/** Each item under such a heading is explained as one of several: 'Types of election: explain “run-off”.' */
export const OF_KINDS =
  /^(?:the )?(?:types|kinds|forms|degrees|classes|functions|branches|phases|stages) of [\p{L} -]+: explain/iu;
/** A wide table would fill the deck, and its first columns say most. */
const MOST_COLUMNS = 3;
const LATER_COLUMN = 0.9;
const MANY = /[^sui]s(?:\s\(.*\))?$/;
/** 'How formed', 'Where found' */
const WAY_DONE = /^(how|where|when) (formed|made|found|produced|used|obtained|caused|treated)$/;
/** 'Where it matures' */
const WAY_DOES = /^(how|where|when|why|what) it (\p{L}{3,})s$/u;
/** 'Caused by', 'Found in' */
const DONE_BY =
  /^(caused|found|formed|made|produced|used|carried|spread|stopped|measured|discovered|written|founded|treated|controlled) (by|in|from|with|for|of)$/;
/** What a thing has one of, or a known set: other headers name a kind, a place or another thing. */
const ASPECT =
  /^(?:[\p{L}-]+ )?(?:(?:cause|causative|control|symptom|sign|treatment|prevention|unit|symbol|function|aim|purpose|source|effect|colour|charge|vector|host|habitat|author|inventor|theme|formula|product|agent|drug|organ|advantage|disadvantage|feature|vegetation|climate|capital|result|role|deficiency disease|antidote|indicator|catalyst|organism|agent|location|currency|founder|leader|crop|mineral|occupation|language|religion|right|offence|penalty|provision|duty|ore)s?|composition|(?:number|type|degree|level|control) (?:of|over) [\p{L} ]+)$/u;

/** Columns about what the column before names, and names of such a column. */
const OF_THING = /^(?:chemical )?(?:formula|composition)$/i;
const THING = /\b(?:ore|alloy|mineral|compound|salt|oxide|acid|product|substance)$/i;

/** A card with the questions that a deck asks: a row of a table gives one for each column that asks something. */
export function worded(card: EngineCard): EngineCard[] {
  const columns = columnsOf(card);
  return columns.length > 0 ? columns : [whatItDoes(card)];
}

/** 'Anthrax: what is the cause?' instead of the whole row; empty for any other card. */
function columnsOf(card: EngineCard): EngineCard[] {
  const [, name = '', rest = ''] = /^(?:.*\. )?Complete the row /.test(card.front)
    ? (ROW.exec(card.passage.text) ?? [])
    : [];
  let before = { column: '', value: '' };
  const asked = rest.split('; ').flatMap((cell) => {
    const [, column = '', value = ''] = /^([^:]+): (.+)$/.exec(cell) ?? [];
    // The formula is of the ore before it, and not of the metal that begins the row.
    const of = OF_THING.test(column) && THING.test(before.column) ? before.value : name;
    before = { column, value };
    const isTold = of.length > 1 && /\p{L}{2}/u.test(value);
    const question = isTold ? questionFor(column.toLowerCase(), MANY.test(of)) : null;
    return question === null ? [] : [{ question, value, of }];
  });
  // What a thing does says most of it.
  const isFirst = ({ question }: { question: string }) => / (?:do|measure|used for)\?$/.test(question);
  const sorted = [...asked.filter(isFirst), ...asked.filter((other) => !isFirst(other))];
  return sorted.slice(0, MOST_COLUMNS).map(({ question, value, of }, at) => ({
    ...card,
    front: `${of}: ${question}`,
    back: asSentence(value),
    weight: card.weight * LATER_COLUMN ** at,
  }));
}

/** What a column asks of the thing in a row; null if its header is no question and no aspect. */
function questionFor(column: string, isMany: boolean): string | null {
  const [is, does, it] = isMany ? ['are', 'do', 'they'] : ['is', 'does', 'it'];
  if (/^(?:what (?:it does|they do)|work)$/.test(column)) return `what ${does} ${it} do?`;
  if (/^uses?$/.test(column)) return `what ${is} ${it} used for?`;
  if (/^(?:(?:what (?:it )?|element |quantity )?measure[sd]|what it measures)$/.test(column))
    return `what ${does} ${it} measure?`;
  const [, way = '', done = ''] = WAY_DONE.exec(column) ?? [];
  if (done !== '') return `${way} ${is} ${it} ${done}?`;
  const [, asked = '', verb = ''] = WAY_DOES.exec(column) ?? [];
  if (verb !== '') return `${asked} ${does} ${it} ${verb}?`;
  if (column === 'animals affected') return 'which animals are affected?';
  if (column === 'control') return `how ${is} ${it} controlled?`;
  if (column === 'found in') return `where ${is} ${it} found?`;
  const [, deed = '', by = ''] = DONE_BY.exec(column) ?? [];
  if (deed !== '') return `what ${is} ${it} ${deed} ${by}?`;
  return ASPECT.test(column) ? `what ${MANY.test(column) ? 'are' : 'is'} the ${column}?` : null;
}

/** 'Right atrium: what does it do?', 'Physical weathering: what does wind do?': one word may be common. */
function whatItDoes(card: EngineCard): EngineCard {
  const label = EXPLAINED.exec(card.front)?.[1] ?? '';
  if (!saysWhatItDoes(card)) return card;
  const [, heading = ''] = HEADED.exec(card.front) ?? [];
  const name = label.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase());
  const front =
    heading === '' || label.includes(' ')
      ? `${name}: what ${MANY.test(label) ? 'do they' : 'does it'} do?`
      : `${heading}: what ${MANY.test(label) ? 'do' : 'does'} ${label} do?`;
  return { ...card, front };
}

/** Whether a note explains its label by what it does: 'Right atrium: receives blood', 'Cache: it keeps …'. */
export function saysWhatItDoes({ front, back }: Pick<EngineCard, 'front' | 'back'>): boolean {
  const label = EXPLAINED.exec(front)?.[1] ?? '';
  // A name may be a person's.
  if (
    label === '' ||
    OF_KINDS.test(front) ||
    /\p{Lu}\p{Ll}|\s(?:in|on|of|after|before|for|to)\s|\d/u.test(label) ||
    label.split(' ').length > 3
  )
    return false;
  if (/^They\b/.test(back) && !MANY.test(label)) return false;
  const [, own = back] = /^(?:It|They)\s(?:also\s)?(.+)$/s.exec(back) ?? [];
  const [, verb, next] = tokensOf(
    `It ${own.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
  );
  return (
    verb?.pos === 'VERB' &&
    next?.pos !== 'VERB' &&
    next?.text !== 'of' &&
    next?.text !== ',' &&
    (own === back ? /[^s]s$/ : /./).test(verb.text) &&
    !/^(?:cases|has|have|had|includes?|means?|needs?|depends?|consists?|becomes?|lies?|occurs?)$/.test(
      verb.text,
    )
  );
}
