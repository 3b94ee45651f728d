/** Parses a problem in words: which quantity is which, and what to find. Every word must be accounted for. */
import { Fraction } from '../maths/number.ts';
import { CannotSolve, NotThisKind } from '../solution.ts';
import type { MarkedText, Quantity } from '../text/quantities.ts';
import { type Dimension, unitAt, unitOf } from '../text/units.ts';
import { refuseLooseNames, refuseUnknown } from './leftover.ts';
import { compilePattern } from './pattern.ts';
import type { Phrase, Topic, Variable } from './topic.ts';
import { DECISIVE } from './words.ts';

export interface Reading {
  given: ReadonlyMap<string, Quantity>;
  asked: string;
  /** A second quantity to find, if the problem asks for two. */
  also: string | null;
  /** The requested unit of the answer; null if none is named. */
  unit: string | null;
}

const ASK =
  "(?:(?:find|calculate|determine|compute|work out|obtain|deduce|state|what (?:is|was|will be|would be|are|must be)|what's|how much (?:is|was))(?: its| his| her| their| the)*(?: value of)?(?: the)?)";
/** `of the body` in 'The mass of the body is 60 kg'; not `of the first body`. */
const PLAIN_WORD = `(?!(?:${DECISIVE.trim().replace(/\s+/g, '|')})s?\\b)[a-z]+`;
const OWNER = ` of (?:(?:an?|the|this|his|her|its) )?${PLAIN_WORD}(?: ${PLAIN_WORD})?(?= (?:is|was|=))`;
const IS = '(?: (?:of|is|was|are|be|at|=|equal to|equals)|:|=)*';

/**
 * @throws NotThisKind when a word or a quantity doesn't belong to this topic
 * @throws CannotSolve when it belongs to this topic but asks for nothing or for two things, or contradicts itself
 */
export function readTopic({ text, quantities }: MarkedText, topic: Topic): Reading {
  if (topic.cue && !topic.cue.test(text)) throw new NotThisKind('another topic');
  const given = new Map<string, Quantity>();
  const asks = new Set<string>();
  const give = (name: string, quantity: Quantity): void => {
    const before = given.get(name);
    if (before && !(before.value.equals(quantity.value) && before.unit === quantity.unit)) {
      throw new CannotSolve('The problem gives two values for one quantity.');
    }
    given.set(name, quantity);
  };
  let rest = text.replace(/\s+/g, ' ');
  const take = ({ pattern, asks: asked, sets }: Phrase, flags?: string): void => {
    const { regex, roles } = compilePattern(pattern, topic, flags);
    rest = rest.replace(regex, (...match) => {
      const groups: unknown = match.at(-1);
      for (const [index, role] of roles.entries()) {
        const at = isRecord(groups) ? groups[`q${index}`] : undefined;
        const quantity = at === undefined ? undefined : quantities[Number(at)];
        if (quantity) give(role, quantity);
      }
      for (const [name, value] of Object.entries(sets ?? {}))
        give(name, { value: new Fraction(value), ...fixed(topic, name) });
      if (asked) asks.add(asked);
      return ' ; ';
    });
  };
  const takeBare = (name: string, letters: string, symbol: string): void => {
    rest = rest.replace(
      new RegExp(`(?<![A-Za-z])(?:${letters}) ?(?:=|as|is) ?#number:(\\d+)#`, 'g'),
      (whole, index: string) => {
        const quantity = quantities[Number(index)];
        if (!quantity) return whole;
        give(name, { ...quantity, unit: symbol, dimension: unitOf(symbol).dimension });
        return ' ; ';
      },
    );
  };
  let unit: string | null = null;
  rest = rest.replace(/,? in ([^\s?.,;)#]+(?: [^\s?.,;)#]+){0,3})/gi, (whole, words: string) => {
    const found = unitAt(words);
    if (!found || /^\w/.test(words.slice(found.length))) return whole;
    unit = found.unit.symbol;
    return ` ${words.slice(found.length)}`;
  });
  for (const phrase of topic.phrases) take(phrase);
  for (const phrase of howQuestions(topic)) take(phrase);
  rest = rest.replace(new RegExp(ASK, 'gi'), (verb) => verb.toLowerCase());
  const variables = Object.entries(topic.variables).sort(([, a], [, b]) => longest(b) - longest(a));
  for (const [name, { names, letters }] of variables) {
    take({ pattern: `(?:${ASK}|what|how much) (?:${names})`, asks: name });
    if (letters)
      take({ pattern: `${ASK} (?:${letters})(?=\\s*(?:[?.,;]|$| if | when | given ))`, asks: name }, 'g');
  }
  for (const [name, { names }] of asks.size > 0 ? variables : [])
    take({
      pattern: `(?<=; +)and (?:also )?(?:the |its |his |her )?(?:${names})(?= *(?:[.?;,]|$)| (?:when|if|of|on|for|in) )`,
      asks: name,
    });
  for (const [name, { names, letters, bareUnit }] of variables) {
    take({
      pattern: `(?:(?:an?|the|its|his|her) )?(?:${names})(?:${OWNER})?${IS} ?(?:\\({${name}}\\)|{${name}})`,
    });
    take({ pattern: `{${name}} (?:${names})` });
    if (letters) take({ pattern: `(?:${letters}) ?(?:=|:|is) ?{${name}}` }, 'g');
    if (letters && bareUnit) takeBare(name, letters, bareUnit);
  }
  rest = assignByUnit(rest, quantities, topic, asks, given, give);
  refuseLooseNames(rest, topic, new Set([...given.keys(), ...asks]));
  refuseUnknown(rest, topic);
  const [asked, second = null, third] = asks;
  if (asked === undefined) throw new CannotSolve("The problem doesn't say what to find.");
  if (third !== undefined || (second !== null && unit !== null))
    throw new CannotSolve('Ask for one quantity at a time.');
  if (given.has(asked) || (second !== null && given.has(second)))
    throw new CannotSolve('The problem already gives the quantity to find.');
  return { given, asked, also: second, unit };
}

const HOW: readonly (readonly [pattern: string, dimension: Dimension])[] = [
  [
    'how fast (?:is|was|does|did|will|must|should) (?:it|he|she|(?:the|an?) [a-z]+)(?: be)?(?: (?:moving|travelling|going|move|travel|go|run|running))?',
    'velocity',
  ],
  ['how far (?:is|does|did|will|can) (?:it|he|she|(?:the|an?) [a-z]+) (?:move|travel|go|run)?', 'length'],
  ['how heavy (?:is|was) (?:it|he|she|(?:the|an?) [a-z]+)', 'mass'],
  [
    'how long (?:does|did|will|would) (?:it|he|she|(?:the|an?) [a-z]+) (?:take|last|need|flow)(?: to do (?:so|this))?',
    'time',
  ],
];

/** `How fast …?` asks for the velocity if the topic has only one. */
function howQuestions({ variables }: Topic): Phrase[] {
  return HOW.flatMap(([pattern, dimension]) => {
    const [only, other] = Object.entries(variables).filter(
      ([, variable]) => variable.dimension === dimension,
    );
    return only && !other ? [{ pattern, asks: only[0] }] : [];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function fixed(
  { variables, systems }: Topic,
  name: string,
): { dimension: Variable['dimension']; unit: string } {
  const dimension = variables[name]?.dimension ?? 'number';
  return { dimension, unit: systems[0]?.[dimension] ?? '' };
}

function longest({ names }: Variable): number {
  return Math.max(...names.split('|').map((name) => name.length));
}

/** The variable of a quantity without a name next to it, if only one variable has its unit. */
function assignByUnit(
  text: string,
  quantities: readonly Quantity[],
  { variables }: Topic,
  asks: ReadonlySet<string>,
  given: ReadonlyMap<string, Quantity>,
  give: (name: string, quantity: Quantity) => void,
): string {
  const taken = new Set<string>();
  return text.replace(/#(\w+):(\d+)#/g, (_, dimension: string, index: string) => {
    const places = Object.entries(variables).filter(
      ([, variable]) => variable.dimension === dimension && variable.isPlain,
    );
    const [place, other] = places.filter(([name]) => !asks.has(name));
    const quantity = quantities[Number(index)];
    if (!place || other || !quantity || given.has(place[0]) || taken.has(dimension))
      throw new NotThisKind('a quantity without a place');
    taken.add(dimension);
    give(place[0], quantity);
    return ' ';
  });
}
