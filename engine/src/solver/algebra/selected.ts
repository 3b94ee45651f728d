/** Asks that select from the solutions of an equation or inequality, or that lead to another task. */
import { Fraction } from '../maths/number.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { solveFormulas } from './solve-formulas.ts';

const INTEGER =
  /^(?:find|determine|what is|calculate) the (smallest|least|largest|greatest|highest) (?:whole number|integer|integral|possible integer|integer value|whole number value|integral value)(?: values?)?(?: of)?(?: ([a-z]))?(?: (?:that|which) satisf(?:y|ies)| for which| such that| if| satisfying| where)?(?: the inequality)?:? ([^=]*[<>≤≥][^=]*?)[.?]?$/i;
const ROOT =
  /^(?:find|determine|what is|calculate) the (positive|negative) (?:root|solution|value of [a-z]|value of [a-z] (?:for which|if|when|that satisfies))(?: of)?(?: the (?:quadratic )?equation)?:? ([^<>]+=[^<>]+?)[.?]?$/i;

/** @throws NotThisKind when nothing is selected */
export function solveSelected(text: string): Solution {
  const [, size = '', , inequality] = INTEGER.exec(text) ?? [];
  if (inequality !== undefined) return extremeInteger(size.toLowerCase(), inequality);
  const [, sign = '', equation] = ROOT.exec(text) ?? [];
  if (equation !== undefined) return rootOfSign(sign.toLowerCase(), equation);
  throw new NotThisKind('no selection');
}

function extremeInteger(size: string, inequality: string): Solution {
  const solution = solveFormulas(`Solve ${inequality}`);
  const match = /^([a-z]) ([<>≤≥]) (−?\d+(?:\/\d+)?)/.exec(solution.answer);
  const [, letter = '', relation = '', value = ''] = match ?? [];
  const isSmallest = /smallest|least/.test(size);
  if (!match || isSmallest !== (relation === '>' || relation === '≥'))
    throw new CannotSolve('There is no such whole number.');
  const border = new Fraction(value.replace('−', '-'));
  const isOpen = relation === '<' || relation === '>';
  const nearest = isSmallest ? border.ceil() : border.floor();
  const step = isSmallest ? 1 : -1;
  const result = isOpen && nearest.equals(border) ? nearest.add(step) : nearest;
  const answer = `${letter} = ${String(result.toFraction()).replace('-', '−')}`;
  return {
    ...solution,
    asked: `the ${size} whole number`,
    steps: [
      ...solution.steps,
      `Take the ${size} whole number with ${letter} ${relation} ${value}: ${answer}`,
    ],
    answer,
  };
}

function rootOfSign(sign: string, equation: string): Solution {
  const solution = solveFormulas(`Solve ${equation}`);
  const roots = solution.answer.split(' or ').filter((root) => /^[a-z] = −?\d/.test(root));
  const wanted = roots.filter((root) => /= −/.test(root) === (sign === 'negative') && !/= 0$/.test(root));
  const [root, other] = wanted;
  if (root === undefined || other !== undefined || roots.length !== solution.answer.split(' or ').length)
    throw new CannotSolve(`There is no single ${sign} root.`);
  return {
    ...solution,
    asked: `the ${sign} root`,
    steps: [...solution.steps, `Take the ${sign} root: ${root}`],
    answer: root,
  };
}
