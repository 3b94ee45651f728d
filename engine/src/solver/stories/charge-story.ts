/** Reads a fixed charge with a price for each unit, and tickets of two kinds. */
import { binary, number, symbol } from '../maths/expression.ts';
import { Fraction } from '../maths/number.ts';
import { NotThisKind } from '../solution.ts';
import { withDigits } from './number-words.ts';
import { isUnderstood, type Story } from './story.ts';

const MONEY = '(?:₦|N)? ?(\\d+(?:\\.\\d+)?)';
const CHARGE = new RegExp(
  `(?:charges?|is charged|costs?) (?:a fixed (?:charge|fee|sum|amount) of )?${MONEY}(?: as a fixed charge| for booking| fixed charge)? (?:plus|and|and then|and a further|together with)(?: an additional| another)? ${MONEY} (?:for every|for each|per|a|every|each)(?: extra| additional)? ([a-z]+?)(?: (?:travelled|covered|used|driven|called|of (?:the )?journey))?(?=[.,;]| and)`,
  'i',
);
const PAID = new RegExp(
  `(?:[A-Z][a-z]+|he|she|a passenger|a customer|a man|a woman|the (?:total )?(?:fare|bill|charge|cost)(?: for [a-z ]+)?|(?:if )?(?:a|the) [a-z]+) (?:paid|pays|was charged|is charged|is|was) (?:a total of )?${MONEY}`,
  'i',
);
const KM: Readonly<Record<string, string>> = { kilometre: 'km', kilometer: 'km', km: 'km' };

/** @throws NotThisKind when it is neither, or not every word is understood */
export function readChargeStory(text: string): Story {
  const source = withDigits(text.replace(/\s+/g, ' '));
  return readFixedCharge(source) ?? readTickets(source);
}

function readFixedCharge(source: string): Story | null {
  const charge = CHARGE.exec(source);
  if (!charge) return null;
  const [whole, fixed = '', rate = '', thing = ''] = charge;
  const rest = source.replace(whole, ' ; ');
  const paid = PAID.exec(rest);
  const question = new RegExp(
    `(?:how many ${thing}s?|how far|what distance|for how many ${thing}s?|find the (?:number of ${thing}s?|distance))(?: [a-z]+){0,5}[?.]? *$`,
    'i',
  ).exec(rest);
  if (!paid || !question || (source.match(/\d+(?:\.\d+)?/g) ?? []).length !== 3) return null;
  const left = rest.replace(paid[0], ' ').replace(question[0], ' ');
  if (
    !isUnderstood(left, [
      'taxi',
      'driver',
      'company',
      'plumber',
      'phone',
      'man',
      'hall',
      'bus',
      'car',
      'hire',
      'for',
      'electrician',
      'mechanic',
      'carpenter',
    ])
  )
    return null;
  const [a, b, c] = [fixed, rate, paid[1] ?? ''].map((value) => number(new Fraction(value)));
  if (!a || !b || !c) return null;
  const x = symbol('x');
  return {
    meanings: { x: `the number of ${thing}s` },
    statements: [[binary('+', a, binary('*', b, x)), c]],
    wanted: [{ label: 'x', formula: x }],
    unit: KM[thing.toLowerCase()] ?? '',
    isPossible: ({ x: value }) => value !== undefined && value.s > 0n,
  };
}

const PRICES = new RegExp(
  `([a-z]+?)s?(?:'s?)?(?: tickets?)? (?:paid|pay|cost|costs|were sold (?:at|for)|are sold (?:at|for)|at) ${MONEY}(?: (?:each|per [a-z]+))?,? (?:and|while) ([a-z]+?)s?(?:'s?)?(?: tickets?)?(?: (?:paid|pay|cost|costs|were sold (?:at|for)|are sold (?:at|for)|at))? ${MONEY}(?: (?:each|per [a-z]+))?`,
  'i',
);
const COUNT =
  /(?:a total of |altogether,? )?(\d+) (?:tickets|people|persons|spectators|visitors|fans|passengers|coins|books|seats)(?: (?:were|was|are))?(?: (?:sold|attended|bought|admitted|watched|present))?/i;
const TAKINGS = new RegExp(
  `(?:the )?(?:total )?(?:takings|amount|money|sum|sales|revenue|proceeds|receipts|amount collected|amount realised)(?: collected| realised| received| paid)? (?:was|were|is|came to|amounted to) ${MONEY}|(?:₦|N) ?(\\d+) (?:was|were) (?:realised|collected|taken|received)`,
  'i',
);

function readTickets(source: string): Story {
  const prices = PRICES.exec(source);
  if (!prices) throw new NotThisKind('no prices');
  const [whole, one = '', price = '', other = '', second = ''] = prices;
  let rest = source.replace(whole, ' ; ');
  const takings = TAKINGS.exec(rest);
  rest = rest.replace(takings?.[0] ?? '', ' ; ');
  const count = COUNT.exec(rest);
  rest = rest.replace(count?.[0] ?? '', ' ; ');
  const question = /how many [^?.]*[?.]? *$|find the number of [^?.]*[?.]? *$/i.exec(rest);
  if (!takings || !count || !question) throw new NotThisKind('no tickets');
  const asked = [one, other].map((name) => new RegExp(`\\b${name.slice(0, 5)}`, 'i').test(question[0]));
  rest = rest.replace(question[0], ' ');
  const isKnown = isUnderstood(rest, [
    'at',
    'match',
    'total',
    'for',
    'concert',
    'show',
    'film',
    'football',
    'play',
    'altogether',
  ]);
  if (!isKnown || (source.match(/\d+(?:\.\d+)?/g) ?? []).length !== 4 || !asked.includes(true))
    throw new NotThisKind(rest);
  const [x, y] = [symbol('x'), symbol('y')];
  const amount = (text: string) => number(new Fraction(text));
  const all = [
    { label: `number of ${one}s`.replace(/childrens$/, 'children').replace(/ss$/, 's'), formula: x },
    { label: `number of ${other}s`.replace(/childrens$/, 'children').replace(/ss$/, 's'), formula: y },
  ];
  return {
    meanings: { x: `the ${all[0]?.label ?? ''}`, y: `the ${all[1]?.label ?? ''}` },
    statements: [
      [binary('+', x, y), amount(count[1] ?? '0')],
      [
        binary('+', binary('*', amount(price), x), binary('*', amount(second), y)),
        amount(takings[1] ?? takings[2] ?? '0'),
      ],
    ],
    wanted: all.filter((_, index) => asked[index]),
    unit: '',
    isPossible: (values) => Object.values(values).every((value) => value.s > 0n && value.d === 1n),
  };
}
