/** Reads two statements about what numbers of two things cost together. */
import { binary, number, symbol } from '../maths/expression.ts';
import { NotThisKind } from '../solution.ts';
import { withDigits } from './number-words.ts';
import type { Statement } from './phrases.ts';
import { isUnderstood, type Story } from './story.ts';

const THING = '(?:(?:exercise|text|note|story) )?[a-z]+';
const PAIR = new RegExp(
  `(?:the (?:total )?cost of )?(\\d+) (${THING}) and (\\d+) (${THING})(?: together)? (?:costs?|is|are sold for|sell for|are bought for) (₦|n|\\$|#|£)? ?(\\d+(?:\\.\\d+)?)(?= *(?:[.,;?]|while|and|but|$))`,
  'g',
);

/** @throws NotThisKind when the text doesn't have exactly two such statements, or not every word is understood */
export function readPriceStory(text: string): Story {
  const source = withDigits(text.toLowerCase().replace(/\s+/g, ' '))
    .replace(/\b(?:one|an?) (?=[a-z]+ (?:and|costs?)\b|[a-z]+ and (?:one|an?|\d))/g, '1 ')
    .replace(/\band (?:one|an?) (?=[a-z]+ (?:costs?|are|is)\b)/g, 'and 1 ');
  const question =
    /(?:find|calculate|determine|what is|how much (?:is|does))(?: the)? ((?:cost|price)s? of )?((?:each|an?|one|1) ?[a-z]*(?: [a-z]+)??(?: and (?:(?:the )?(?:cost|price) of )?(?:(?:an?|one|1) )?[a-z]+(?: [a-z]+)?)?)(?: cost)?[?.]? *$/.exec(
      source,
    );
  const things = new Map<string, string>();
  const statements: Statement[] = [];
  const currencies = new Set<string>();
  const facts = question ? source.slice(0, question.index) : '';
  const rest = facts.replace(
    PAIR,
    (_, n: string, one: string, m: string, other: string, sign = '', total: string) => {
      currencies.add(sign === 'n' || sign === '#' ? '₦' : sign);
      const [a, b] = [one, other].map((name) => letterOf(singular(name), things));
      statements.push([
        binary(
          '+',
          binary('*', number(Number(n)), symbol(a ?? 'x')),
          binary('*', number(Number(m)), symbol(b ?? 'y')),
        ),
        number(Number(total)),
      ]);
      return ' ; ';
    },
  );
  if (
    !question ||
    things.size !== 2 ||
    statements.length !== 2 ||
    currencies.size > 1 ||
    !isUnderstood(rest, ['while'])
  )
    throw new NotThisKind('no prices');
  const [, , asked = ''] = question;
  const names = [...things];
  const isBoth = /\beach\b$|^each (?:item|one)?$/.test(asked.trim());
  const wanted = names.filter(([name]) => isBoth || new RegExp(`\\b${name}(?:e?s)?\\b`).test(asked));
  const known = asked
    .replace(/\b(?:each|an?|one|1|and|item|the|cost|price|of)\b/g, ' ')
    .replace(new RegExp(`\\b(?:${names.map(([name]) => name).join('|')})(?:e?s)?\\b`, 'g'), ' ');
  if (wanted.length === 0 || known.trim() !== '') throw new NotThisKind(asked);
  return {
    meanings: Object.fromEntries(names.map(([name, letter]) => [letter, `the price of one ${name}`])),
    statements,
    wanted: wanted.map(([name, letter]) => ({ label: `price of one ${name}`, formula: symbol(letter) })),
    unit: [...currencies][0] ?? '',
    isPossible: (values) => Object.values(values).every((value) => value.s > 0n && !value.equals(0)),
  };
}

function singular(name: string): string {
  return name.replace(/(?<=[sxo]|ch|sh)es$|(?<!s)s$/, '');
}

/** The letter of a thing: x for the first one, y for the second. */
function letterOf(name: string, things: Map<string, string>): string {
  const letter = things.get(name) ?? ['x', 'y', 'z'][things.size] ?? 'z';
  things.set(name, letter);
  return letter;
}
