/** Solves a problem in words with the laws of its topic. */
import { calculationSteps } from '../algebra/arithmetic.ts';
import { exactValue, numericValue } from '../maths/evaluate.ts';
import { type Expression, number, substitute, symbol } from '../maths/expression.ts';
import { Fraction, fractionOf, showRounded } from '../maths/number.ts';
import { printWithUnits } from '../maths/print.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import type { MarkedText } from '../text/quantities.ts';
import { checkValues, labelOf, showLaw } from './check.ts';
import { type Move, planMoves, type Values } from './plan.ts';
import { type Reading, readTopic } from './read-topic.ts';
import type { Topic, UnitSystem } from './topic.ts';
import { chooseSystem, type Known, showKnown, toSystem } from './values.ts';

/**
 * @throws NotThisKind when the problem belongs to another topic
 * @throws CannotSolve when it belongs to this topic but has no certain answer
 */
export function solveTopic(marked: MarkedText, topic: Topic): Solution {
  const reading = readTopic(marked, topic);
  const { asked, also, given } = reading;
  const system = chooseSystem(reading, topic);
  const steps: string[] = [];
  const values: Values = new Map();
  for (const name of Object.keys(topic.variables)) {
    const quantity = given.get(name);
    if (quantity?.working !== undefined) steps.push(quantity.working);
    if (quantity) values.set(name, toSystem(quantity, system, steps));
  }
  const notes = assume(topic, values, asked);
  const shown = [...values].map(([name, known]) => equality(labelOf(topic, name), known));
  const moves = planMoves(topic, values, asked);
  if (!moves) throw new CannotSolve(missing(topic, reading));
  for (const move of moves) apply(move, topic, values, system, steps);
  const more = also === null || values.has(also) ? [] : planMoves(topic, values, also);
  if (!more) throw new CannotSolve(missing(topic, reading));
  for (const move of more) apply(move, topic, values, system, steps);
  const check = checkValues(topic, values, moves, reading);
  const results = [asked, ...(also === null ? [] : [also])].map((name) => {
    const result = values.get(name);
    if (!result) throw new CannotSolve(missing(topic, reading));
    return finish(result, reading, labelOf(topic, name), steps);
  });
  return {
    family: topic.family,
    given: shown,
    asked: [asked, ...(also === null ? [] : [also])]
      .map((name) => topic.variables[name]?.name ?? name)
      .join(' and '),
    hint: hintFor(moves, topic),
    steps: [
      ...(topic.method ? [`Use the ${topic.method}`] : []),
      ...notes.map((note) => `Take as known: ${note}`),
      ...steps,
    ],
    answer: results.join(', '),
    check,
  };
}

/** `t = 5 s`, `t ≈ 3.162 s`. */
function equality(label: string, known: Known): string {
  const text = showKnown(known);
  return text.startsWith('≈') ? `${label} ${text}` : `${label} = ${text}`;
}

function missing({ needed }: Topic, { given }: Reading): string {
  const wanted = Object.entries(needed ?? {}).find(([name]) => !given.has(name));
  return wanted?.[1] ?? "The problem doesn't give enough values to find the answer.";
}

/** Adds the usual values that the problem doesn't give, if it can't be solved without them. */
function assume(topic: Topic, values: Values, asked: string): string[] {
  const added = new Map<string, string>();
  for (const [name, { value, note }] of Object.entries(topic.assumed ?? {})) {
    if (values.has(name) || name === asked || planMoves(topic, values, asked)) continue;
    const unit = topic.systems[0]?.[topic.variables[name]?.dimension ?? 'number'] ?? '';
    values.set(name, { value: new Fraction(value), unit, isRounded: false });
    added.set(name, note);
  }
  const used = new Set(planMoves(topic, values, asked)?.flatMap(({ law }) => law.symbols));
  for (const name of [...added.keys()].filter((one) => !used.has(one))) {
    values.delete(name);
    added.delete(name);
  }
  return [...added.values()];
}

function apply(
  { law, name, formula }: Move,
  topic: Topic,
  values: Values,
  system: UnitSystem,
  steps: string[],
): void {
  const label = labelOf(topic, name);
  steps.push(`Choose the formula: ${showLaw(topic, law.left, law.right)}`);
  const isSubject = law.left.kind === 'symbol' && law.left.name === name;
  if (!isSubject) steps.push(`Make ${label} the subject: ${showLaw(topic, symbol(name), formula)}`);
  const fill = (write: (known: Known) => Expression) =>
    substitute(formula, Object.fromEntries([...values].map(([key, known]) => [key, write(known)])));
  steps.push(`Substitute: ${label} = ${printWithUnits(fill((known) => symbol(showKnown(known, true))))}`);
  const filled = fill(({ value }) => number(value));
  const isRounded = [...values].some(([key, known]) => known.isRounded && law.symbols.includes(key));
  const result = evaluate(filled, system[topic.variables[name]?.dimension ?? 'number'] ?? '', isRounded);
  if (!result.isRounded) steps.push(...workings(filled));
  steps.push(`So ${equality(label, result)}`);
  values.set(name, result);
}

/** A step with more characters has unwieldy fractions. */
const MAX_LINE = 70;

/** One operation per line: in decimals if they end, rounding at most the last one; otherwise in fractions. */
function workings(filled: Expression): string[] {
  const decimals = calculationSteps(filled, 'decimal');
  const last = decimals.at(-1) ?? '';
  const isRounded = last.includes('/') && !decimals.slice(0, -1).some((step) => step.includes('/'));
  const rounded = last.replace(
    /= (−?)(\d+)\/(\d+)$/,
    (_, sign: string, top: string, bottom: string) => `≈ ${sign}${showRounded(Number(top) / Number(bottom))}`,
  );
  const steps = isRounded
    ? [...decimals.slice(0, -1), rounded]
    : decimals.some((step) => step.includes('/'))
      ? calculationSteps(filled, 'fraction')
      : decimals;
  return steps.some((step) => step.length > MAX_LINE) ? [] : steps;
}

function evaluate(filled: Expression, unit: string, isRounded: boolean): Known {
  try {
    return { value: exactValue(filled), unit, isRounded };
  } catch {
    const value = numericValue(filled);
    if (!Number.isFinite(value)) throw new CannotSolve('With these values, there is no real result.');
    return { value: fractionOf(value), unit, isRounded: true };
  }
}

function finish(result: Known, { unit }: Reading, name: string, steps: string[]): string {
  if (unit === null) return equality(name, result);
  return equality(name, toSystem({ ...result, dimension: 'number' }, unit, steps));
}

function hintFor(moves: readonly Move[], topic: Topic): string {
  const [first, second] = moves.map(({ law, name }) => ({
    law: showLaw(topic, law.left, law.right),
    name: topic.variables[name]?.name ?? name,
  }));
  if (first && second)
    return `First find ${first.name} with ${first.law}. Then find ${second.name} with ${second.law}.`;
  return `List the given values and what to find. Then use ${first?.law}.`;
}
