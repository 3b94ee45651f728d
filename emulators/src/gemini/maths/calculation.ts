import { approximately, type Fraction, fraction, type MathNode, parse, show, valueAt } from './exact.ts';
import { printed } from './formulas.ts';

const SIGNS: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };

/**
 * A calculation in the order in which it is worked out: brackets, powers, × and ÷, + and −; one a step.
 *
 * @throws Error when it cannot be worked out exactly, as a division by zero
 */
export function calculationSteps(calculation: string): string[] {
  const steps = [`Write it down: ${printed(calculation)}`];
  const value = reduced(parse(calculation), steps);
  return [...steps, `**${printed(calculation)} = ${show(value)}**${approximately(value)}`];
}

function reduced(node: MathNode, steps: string[]): Fraction {
  const { content, args = [], op = '' } = node as { content?: MathNode; args?: MathNode[]; op?: string };
  if (content) return reduced(content, steps);
  if (args.length === 0) return valueAt(node);
  const values = args.map((arg) => reduced(arg, steps));
  const [left, right] = values;
  if (!left || !right) return op === '-' ? (left ?? fraction(0)).neg() : (left ?? fraction(0));
  const value = valueAt(parse(`(${left.toFraction()}) ${op} (${right.toFraction()})`));
  const shown = right.s < 0n ? `(${show(right)})` : show(right);
  steps.push(`Work out ${show(left)} ${SIGNS[op] ?? op} ${shown} = ${show(value)}`);
  return value;
}
