/** Reads what two people, or two kinds of things, have together and one of them more than the other. */
import { binary, number, symbol } from '../maths/expression.ts';
import { Fraction } from '../maths/number.ts';
import { NotThisKind } from '../solution.ts';
import { withDigits } from './number-words.ts';
import { Phrases, type Statement } from './phrases.ts';
import { isUnderstood, type Story } from './story.ts';

const NO_NAMES =
  /^(?:If|In|The|A|An|How|What|Find|Calculate|When|After|Their|His|Her|He|She|Determine|Divide|Share|Together|They|Both|And|Altogether|Between|Each|It|Two|Three|Four|Five|Ten)$/;
const HAS =
  '(?:gets?|has|have|receives?|will get|is given|got|had|received|scored|scores|earns?|sold|sells|picked|bought|owns?)';
const GOODS =
  '(?:oranges|mangoes|naira|marbles|books|pens|sweets|apples|eggs|stamps|beads|votes|marks|goals|goats|cows|birds|nuts|biscuits|pencils|shirts|balls|cards|coins)';

/** @throws NotThisKind when the text isn't about the shares of two people, or not every word is understood */
export function readAmountStory(text: string): Story {
  const people = [...new Set([...text.matchAll(/\b([A-Z][a-z]+)\b/g)].map(([, name = '']) => name))].filter(
    (name) => !NO_NAMES.test(name),
  );
  const [first, second, third] = people;
  if (first === undefined || second === undefined || third !== undefined) throw new NotThisKind('people');
  const hasMoney = /₦|\bN\d|naira/.test(text);
  const source = withDigits(text.replace(/\s+/g, ' ').replace(/(?:₦|\bN(?=\d)) ?/g, ''));
  const question =
    /(?:how (?:much|many)|find|what|calculate|determine)\b[^.?]*[.?]?\s*$/i.exec(source)?.[0] ?? '';
  const phrases = new Phrases();
  const [x, y] = [symbol('x'), symbol('y')];
  const marks = [phrases.mark(x), phrases.mark(y)] as const;
  const statements: Statement[] = [];
  const takeTotal = (_: string, total: string | undefined, other?: string): string => {
    statements.push([binary('+', x, y), number(new Fraction(total ?? other ?? '0'))]);
    return ' ; ';
  };
  const names = `(?:${first} and ${second}|${second} and ${first})`;
  const rest = source
    .slice(0, source.length - question.length)
    .replace(
      new RegExp(
        `(?:divide|share) (\\d+(?:\\.\\d+)?)(?: ${GOODS})? (?:between|among) ${names},? (?:so that|such that|in such a way that|if)`,
        'i',
      ),
      takeTotal,
    )
    .replace(
      new RegExp(
        `(?:a sum of )?(\\d+(?:\\.\\d+)?)(?: ${GOODS})? (?:is|was|are|were) (?:shared|divided) (?:between|among) ${names},? (?:so that|such that|in such a way that)`,
        'i',
      ),
      takeTotal,
    )
    .replace(
      new RegExp(
        `(?:${names}|together,? they|both of them|they) (?:together |both )?have (?:a total of )?(\\d+(?:\\.\\d+)?)(?: ${GOODS})?(?: altogether| in all| in total| together| between them)?|together,? (?:they )?(?:have|had|got) (\\d+(?:\\.\\d+)?)(?: ${GOODS})?`,
        'i',
      ),
      takeTotal,
    )
    .replace(new RegExp(`(\\d+(?:\\.\\d+)?) ${GOODS}(?= (?:more|less|fewer))`, 'g'), '$1')
    .replace(new RegExp(`(?<=more|less|fewer|as many|as much) ${GOODS}`, 'g'), ' ')
    .replace(new RegExp(`\\b${first}(?:'s(?: share)?)?(?= |[.,?]|$)`, 'g'), marks[0])
    .replace(new RegExp(`\\b${second}(?:'s(?: share)?)?(?= |[.,?]|$)`, 'g'), marks[1])
    .replace(new RegExp(`(@\\d+@) ${HAS} `, 'g'), '$1 is ')
    .replace(/\bas (?:many|much) +as\b/g, 'as many as')
    .replace(/ +/g, ' ');
  const taken = phrases.takeStatements(phrases.reduce(phrases.markNumbers(rest)));
  statements.push(...taken.statements);
  if (statements.length !== 2 || !isUnderstood(taken.rest, ['does'])) throw new NotThisKind(taken.rest);
  return {
    meanings: { x: `${first}'s amount`, y: `${second}'s amount` },
    statements,
    wanted: wantedIn(question, first, second),
    unit: hasMoney ? '₦' : '',
    usesOneLetter: true,
    isPossible: (values) => Object.values(values).every((value) => value.s > 0n && !value.equals(0)),
  };
}

function wantedIn(question: string, first: string, second: string): Story['wanted'] {
  const all = [first, second].map((name, index) => ({
    name,
    label: `${name}'s amount`,
    formula: symbol('xy'.charAt(index)),
  }));
  const others = question
    .replace(new RegExp(`\\b(?:${first}|${second})(?:'s)?\\b`, 'g'), ' ')
    .replace(
      new RegExp(
        `\\b(?:how much|how many|money|does|do|did|will|has|have|had|get|gets|receive|each|of them|person|what is|find|calculate|determine|the|share|shares|number of|amount|${GOODS})\\b`,
        'gi',
      ),
      ' ',
    );
  if (/[a-z\d]/i.test(others)) throw new NotThisKind(others);
  const asked = all.filter(({ name }) => question.includes(name));
  if (asked.length === 0 && !/\beach\b|\bthey\b/i.test(question)) throw new NotThisKind('nobody asked for');
  return asked.length > 0 ? asked : all;
}
