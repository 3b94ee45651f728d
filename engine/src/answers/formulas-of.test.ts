import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { explainConcept } from './explain.ts';

const NOTES = `# Stock

Average stock is opening stock plus closing stock, divided by two. Stock is counted at the end of the year.

Formula: Gross profit = Sales - Cost of sales
Formula: Cost of sales = Opening stock + Purchases - Closing stock
Formula: Rate of stock turnover = Cost of sales ÷ Average stock

# Example

Cost of sales = 2,200 + 3,125 = ₦5,325
Closing stock = 150 × 14.50 = ₦2,175

# Resistance

Ohm's law: V = IR`;

const source = readSource([{ text: NOTES }]);
const answerTo = (question: string) => {
  const result = explainConcept(source, question);
  return result.isEmpty ? result.reason : result.parts.map(({ text }) => text).join(' | ');
};

test('a quantity is answered with its own formula, without worked examples and formulas that only contain it', () => {
  expect(answerTo('What is the formula for cost of sales?')).toBe(
    'Cost of sales = Opening stock + Purchases - Closing stock',
  );
  expect(answerTo('How is gross profit calculated?')).toBe('Gross profit = Sales - Cost of sales');
});

test('a formula in words is one', () => {
  expect(answerTo('What is the formula for average stock?')).toBe(
    'Average stock is opening stock plus closing stock, divided by two.',
  );
});

test('a worked example answers if the notes have no formula', () => {
  expect(answerTo('How is closing stock calculated?')).toBe('Closing stock = 150 × 14.50 = ₦2,175');
});

test('a formula of signs answers under the name of its law', () => {
  expect(answerTo("What is the formula of Ohm's law?")).toContain('V = IR');
});
