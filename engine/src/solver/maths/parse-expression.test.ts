import { describe, expect, test } from 'vitest';
import { exactValue } from './evaluate.ts';
import { number } from './expression.ts';
import { FormulaError, parseExpression } from './parse-expression.ts';
import { printExpression } from './print.ts';

describe('reading a formula', () => {
  test.each([
    ['2 + 3*4', '14'],
    ['-3^2', '-9'],
    ['(-3)^2', '9'],
    ['2^-1', '1/2'],
    ['12 ÷ 3 ÷ 2', '2'],
    ['2(3 + 4)', '14'],
    ['(1 + 2)(3 + 4)', '21'],
    ['sqrt(16 + 9)', '5'],
    ['1.5*2', '3'],
  ])('evaluates %s', (text, value) => {
    expect(exactValue(parseExpression(text)).toFraction()).toBe(value);
  });

  test.each(['1/2x', '6 ÷ 2(1 + 2)', '3/5/9', '2^3^2', 'e^2x', 'sqrt 2x', 'sin 2(x + 1)'])(
    'refuses %s, which has two readings',
    (text) => {
      expect(() => parseExpression(text)).toThrow(FormulaError);
    },
  );

  test.each(['', '2 +', '(2 + 3', '2 3', 'x2', '2 + ? 3', '5!'])(
    'refuses "%s", which is no formula',
    (text) => {
      expect(() => parseExpression(text)).toThrow(FormulaError);
    },
  );

  test.each([
    ['3x^2*y - 2/x', '3x²y − 2/x'],
    ['(x + 1)/(x - 1)', '(x + 1)/(x − 1)'],
    ['sin 2x + ln(x + 1)', 'sin 2x + ln(x + 1)'],
    ['x*-2', 'x(−2)'],
  ])('prints %s as %s', (text, printed) => {
    expect(printExpression(parseExpression(text))).toBe(printed);
  });

  test('rejects a division by zero', () => {
    expect(() => exactValue(parseExpression('1/(2 - 2)'))).toThrow('division by zero');
    expect(exactValue(number(3)).toFraction()).toBe('3');
  });
});
