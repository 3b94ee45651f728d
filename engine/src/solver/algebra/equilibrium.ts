/** The price at which a linear demand equals a linear supply. */
import { exactValue } from '../maths/evaluate.ts';
import { substitute, symbol, symbolsOf } from '../maths/expression.ts';
import { Fraction, showExact } from '../maths/number.ts';
import { parseExpression } from '../maths/parse-expression.ts';
import { printExpression } from '../maths/print.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { solveLinear } from './linear.ts';

const SIDE = (letters: string) =>
  new RegExp(`\\b(?:${letters}) ?= ?([-+*/()\\d.\\s]*[Pp]?[-+*/()\\d.\\s]*)(?=[a-z,.;?]|$)`);
const DEMAND = SIDE('Qd|QD|D|Dx|Qdx');
const SUPPLY = SIDE('Qs|QS|S|Sx|Qsx');
const WORDS =
  /\b(?:if|given|that|the|demand|supply|function|functions|equation|equations|for|of|an?|commodity|good|product|market|is|are|and|by|where|p|price|in|naira|respectively|find|calculate|determine|what|equilibrium|quantity|with|q|d|s|curves?|schedules?|represented|as|follows|while|from|suppose)\b/gi;

/** @throws NotThisKind when it asks for something else */
export function solveEquilibrium(text: string): Solution {
  if (!/equilibrium/i.test(text)) throw new NotThisKind('no equilibrium');
  const [demand, supply] = [DEMAND.exec(text), SUPPLY.exec(text)];
  if (!demand || !supply) throw new NotThisKind('no functions');
  const rest = text.replace(demand[0], ' ').replace(supply[0], ' ');
  if (/[a-z\d]/i.test(rest.replace(WORDS, ' '))) throw new NotThisKind(rest);
  const isPrice = /equilibrium price/i.test(rest);
  const isQuantity =
    /equilibrium quantity|price and (?:the )?quantity|price and (?:the )?equilibrium quantity/i.test(rest);
  if (!isPrice && !isQuantity) throw new NotThisKind('nothing asked');
  const [left, right] = [demand, supply].map(([, formula = '']) =>
    substitute(parseExpression(formula.trim()), { p: symbol('P') }),
  );
  if (!left || !right || symbolsOf(left, right).join('') !== 'P') throw new NotThisKind('letters');
  const solution = solveLinear({ left, relation: '=', right }, 'P', 'decimal');
  const found = /^P = (\d+(?:\.\d+)?(?:\/\d+)?)/.exec(solution.answer)?.[1];
  if (found === undefined) throw new CannotSolve('There is no positive equilibrium price.');
  const quantity = exactValue(left, { P: new Fraction(found) });
  if (quantity.s < 0n) throw new CannotSolve('The quantity would be negative at that price.');
  const shown = `Q = ${showExact(quantity, 'decimal')}`;
  return {
    ...solution,
    family: 'elasticity',
    given: [`Qd = ${printExpression(left, 'decimal')}`, `Qs = ${printExpression(right, 'decimal')}`],
    asked: isPrice
      ? isQuantity
        ? 'the equilibrium price and quantity'
        : 'the equilibrium price'
      : 'the equilibrium quantity',
    hint: 'In equilibrium, the quantity demanded equals the quantity supplied.',
    steps: [
      ...solution.steps,
      ...(isQuantity ? [`Substitute the price into the demand function: ${shown}`] : []),
    ],
    answer: isPrice ? (isQuantity ? `${solution.answer}, ${shown}` : solution.answer) : shown,
    check: `At that price, both quantities are ${showExact(quantity, 'decimal')}.`,
  };
}
