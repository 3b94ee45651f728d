import { describe, expect, test } from 'vitest';
import { isClose, numericValue } from '../maths/evaluate.ts';
import { solve, solveOrExplain } from '../solve.ts';
import { normalise } from '../text/normalise.ts';
import { markQuantities } from '../text/quantities.ts';
import { isolate, lawOf } from './law.ts';
import { TOPICS } from './topics.ts';

const LAWS = [...new Set(TOPICS.flatMap(({ laws }) => laws))];

test.each(LAWS)('the formula for every quantity of %s satisfies the law', (text) => {
  const law = lawOf(text);
  for (const name of law.symbols) {
    const formula = isolate(law, name);
    if (!formula) continue;
    // Fixed values for the other quantities, from which the law itself gives this one.
    const scope: Record<string, number> = Object.fromEntries(
      law.symbols.map((other, index) => [other, 2.5 + index * 1.7]),
    );
    scope[name] = numericValue(formula, scope);
    if (Number.isNaN(scope[name])) continue;
    expect(isClose(numericValue(law.left, scope), numericValue(law.right, scope), 1e-9)).toBe(true);
  }
});

test('the variables of each topic are those of its laws', () => {
  for (const { laws, variables } of TOPICS) {
    const used = new Set(laws.flatMap((law) => lawOf(law).symbols));
    expect(Object.keys(variables).filter((name) => !used.has(name))).toEqual([]);
    expect([...used].filter((name) => !variables[name])).toEqual([]);
  }
});

describe('marking quantities', () => {
  const marks = (text: string) => {
    const { text: marked, quantities } = markQuantities(normalise(text));
    return [marked.trim(), ...quantities.map(({ value, unit }) => `${value.toFraction()} ${unit}`.trim())];
  };

  test.each([
    ['5 m/s²', '#acceleration:0#', '5 m/s²'],
    ['10 ms⁻²', '#acceleration:0#', '10 m/s²'],
    ['(9.8 m/s²)', '(#acceleration:0#)', '49/5 m/s²'],
    ['72 km/h', '#velocity:0#', '72 km/h'],
    ['₦12,500', '#money:0#', '12500 ₦'],
    ['N500', '#money:0#', '500 ₦'],
    ['500 naira', '#money:0#', '500 ₦'],
    ['7.5%', '#percent:0#', '15/2 %'],
    ['2½ years', '#years:0#', '5/2 years'],
    ['27 °C', '#temperature:0#', '27 °C'],
    ['−5 °C', '#temperature:0#', '-5 °C'],
    ['0.2 mol/dm³', '#concentration:0#', '1/5 mol/dm³'],
    ['3 × 10⁸ m/s', '#velocity:0#', '300000000 m/s'],
    ['three seconds', '#time:0#', '3 s'],
  ])('finds %s', (text, marked, quantity) => {
    expect(marks(text)).toEqual([marked, quantity]);
  });

  test('joins hours and minutes', () => {
    expect(marks('2 hours 30 minutes')).toEqual(['#time:2#', '2 h', '30 min', '150 min']);
  });

  test("doesn't mix two currencies", () => {
    expect(() => markQuantities('₦500 and $3')).toThrow('two currencies');
  });
});

describe('a problem in words', () => {
  test('is refused because of one word that may change it', () => {
    const problem = (word: string) =>
      `A car starts from rest and ${word}accelerates at 2 m/s² for 5 s. Find its final velocity.`;
    expect(solve(problem(''))?.answer).toBe('v = 10 m/s');
    for (const word of ['never ', 'almost ', 'twice ', 'later un']) expect(solve(problem(word))).toBeNull();
  });

  test('is refused because of one unexplained number', () => {
    expect(
      solve(
        'A car starts from rest and accelerates at 2 m/s² for 5 s past 3 houses. Find its final velocity.',
      ),
    ).toBeNull();
  });

  test.each(['decelerates', 'slows down', 'is uniformly retarded'])(
    'treats an acceleration as a deceleration if the body %s',
    (words) => {
      expect(
        solve(`A car moving at 20 m/s ${words} at 2 m/s² for 4 s. Find its final velocity.`)?.answer,
      ).toBe('v = 12 m/s');
      expect(
        solve(`A car moving at 20 m/s ${words} for 4 s at 2 m/s². Find its final velocity.`)?.answer,
      ).toBe('v = 12 m/s');
      expect(
        solve(`A car moving at 20 m/s ${words} at 2 m/s² for 15 s. Find the distance covered.`),
      ).toBeNull();
    },
  );

  test('converts units in a separate step', () => {
    expect(
      solve('A car travelling at 72 km/h decelerates at 4 m/s². How long does it take to stop?'),
    ).toMatchObject({
      answer: 't = 5 s',
      steps: expect.arrayContaining(['Convert to m/s: 72 km/h × 5/18 = 20 m/s']),
    });
  });

  test('states the values that were assumed', () => {
    const solution = solve('What mass of sodium chloride is needed to make 500 cm³ of 0.2 mol/dm³ solution?');
    expect(solution?.steps[0]).toBe('Take as known: the molar mass of NaCl is 23 + 35.5 = 58.5 g/mol');
    expect(solution?.answer).toBe('m = 5.85 g');
  });

  test('uses its own atomic masses', () => {
    expect(solve('Calculate the number of moles in 117 g of NaCl. [Na = 23, Cl = 35.5]')?.answer).toBe(
      'n = 2 mol',
    );
    expect(solve('Calculate the number of moles in 117 g of NaCl. [Na = 22, Cl = 36.5]')?.answer).toBe(
      'n = 2 mol',
    );
    expect(solve('Calculate the number of moles in 117 g of NaCl. [K = 39, Cl = 35.5]')).toBeNull();
  });

  test('assigns values to the states of a gas', () => {
    const gas = (text: string) =>
      solve(`A gas occupies ${text} at constant temperature. Find the new volume.`)?.answer;
    expect(gas('300 cm³ at 2 atm. The pressure is increased to 3 atm')).toBe('V₂ = 200 cm³');
    expect(gas('300 cm³ at 2 atm. The pressure is increased by 3 atm')).toBeUndefined();
  });

  test('is refused if its values contradict each other', () => {
    expect(
      solveOrExplain(
        'A body starts from rest, accelerates at 2 m/s² for 5 s and reaches 30 m/s. Find the distance covered.',
      ),
    ).toEqual({
      refusal: 'The given values contradict each other.',
    });
  });
});
