/** Finds the laws that lead from what is given to what is asked, and writes the way down. */
import { calculationSteps } from '../algebra/arithmetic.ts';
import { exactValue, isClose, numericValue } from '../maths/evaluate.ts';
import { type Expression, number, substitute, symbol } from '../maths/expression.ts';
import { Fraction } from '../maths/number.ts';
import { printWithUnits } from '../maths/print.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import type { MarkedText } from '../text/quantities.ts';
import { isolate, type Law, lawOf, subject, withoutZeros } from './law.ts';
import { type Reading, readTopic } from './read-topic.ts';
import type { Topic } from './topic.ts';
import { chooseSystem, type Known, showKnown, toSystem } from './values.ts';

type Values = Map<string, Known>;

interface Move {
  law: Law;
  name: string;
  formula: Expression;
}

/**
 * @throws NotThisKind when the problem is of another topic
 * @throws CannotSolve when it is of this topic and has no certain answer
 */
export function solveTopic(marked: MarkedText, topic: Topic): Solution {
  const reading = readTopic(marked, topic);
  const system = chooseSystem(reading, topic);
  const steps: string[] = [];
  const values: Values = new Map();
  for (const [name, quantity] of reading.given) values.set(name, toSystem(quantity, system, steps));
  const notes = assume(topic, values, reading.asked);
  const given = [...values].map(([name, known]) => `${label(topic, name)} = ${showKnown(known)}`);
  const moves = plan(topic, values, reading.asked);
  if (!moves) throw new CannotSolve(missing(topic, reading));
  for (const move of moves) apply(move, topic, values, system, steps);
  const everything = closure(topic, values, system);
  refuseImpossible(topic, everything, values, reading);
  const check = checkLaws(topic, everything, reading);
  const result = values.get(reading.asked);
  if (!result) throw new CannotSolve(missing(topic, reading));
  const answer = finish(result, reading, label(topic, reading.asked), steps);
  const [first] = moves;
  return {
    family: topic.family,
    given: [...given, ...notes],
    asked: topic.variables[reading.asked]?.name ?? reading.asked,
    hint: hintFor(moves, topic, first?.law.text ?? ''),
    steps: [
      ...(topic.method ? [`Use the ${topic.method}`] : []),
      ...notes.map((note) => `Take as known: ${note}`),
      ...steps,
    ],
    answer,
    check,
  };
}

function label(topic: Topic, name: string): string {
  return topic.variables[name]?.label ?? printWithUnits(symbol(name));
}

function missing({ needed }: Topic, { given }: Reading): string {
  const wanted = Object.entries(needed ?? {}).find(([name]) => !given.has(name));
  return wanted?.[1] ?? 'The problem does not give enough to find what is asked.';
}

/** Fills in what is usual, when the problem leaves it open and can't be solved without it. */
function assume(topic: Topic, values: Values, asked: string): string[] {
  const notes: string[] = [];
  for (const [name, { value, note }] of Object.entries(topic.assumed ?? {})) {
    if (values.has(name) || name === asked || planUsing(topic, values, asked)) continue;
    const unit = topic.systems[0]?.[topic.variables[name]?.dimension ?? 'number'] ?? '';
    values.set(name, { value: new Fraction(value), unit, isRounded: false });
    notes.push(note);
  }
  return notes;
}

function planUsing(topic: Topic, values: Values, asked: string): boolean {
  return plan(topic, values, asked) !== null;
}

/** One law, or two with one quantity between them; one that uses every given quantity where there is one. */
function plan(topic: Topic, values: Values, asked: string): Move[] | null {
  const laws = topic.laws.map(lawOf);
  const known = new Set(values.keys());
  const zeros = new Set([...values].filter(([, { value }]) => value.equals(0)).map(([name]) => name));
  const reach = (name: string, have: ReadonlySet<string>): Move[] =>
    laws.flatMap((law) => {
      if (!law.symbols.includes(name) || law.symbols.some((other) => other !== name && !have.has(other)))
        return [];
      const formula = isolate(law, name) ?? isolate(withoutZeros(law, zeros), name);
      return formula ? [{ law, name, formula }] : [];
    });
  const single = reach(asked, known).map((move) => [move]);
  const double = Object.keys(topic.variables)
    .filter((name) => !known.has(name) && name !== asked)
    .flatMap((between) =>
      reach(between, known).flatMap((first) =>
        reach(asked, new Set([...known, between]))
          .filter(({ law }) => law.symbols.includes(between))
          .map((second) => [first, second]),
      ),
    );
  const plans = [...single, ...double];
  const uses = (moves: readonly Move[]) => new Set(moves.flatMap(({ law }) => law.symbols));
  return plans.find((moves) => [...known].every((name) => uses(moves).has(name))) ?? plans[0] ?? null;
}

function apply(
  { law, name, formula }: Move,
  topic: Topic,
  values: Values,
  system: ReturnType<typeof chooseSystem>,
  steps: string[],
): void {
  const names = Object.fromEntries(
    [...Object.keys(topic.variables)].map((key) => [key, symbol(label(topic, key))]),
  );
  const shown = substitute(formula, names);
  steps.push(
    `Choose the formula: ${printWithUnits(substitute(law.left, names))} = ${printWithUnits(substitute(law.right, names))}`,
  );
  const isSubject = law.left.kind === 'symbol' && law.left.name === name;
  if (!isSubject) steps.push(`Make ${label(topic, name)} the subject: ${subject(label(topic, name), shown)}`);
  const withUnits = substitute(
    formula,
    Object.fromEntries([...values].map(([key, known]) => [key, symbol(showKnown(known, true))])),
  );
  steps.push(`Substitute: ${label(topic, name)} = ${printWithUnits(withUnits)}`);
  const filled = substitute(
    formula,
    Object.fromEntries([...values].map(([key, { value }]) => [key, number(value)])),
  );
  const known = evaluate(
    filled,
    topic,
    name,
    system,
    [...values.values()].some(({ isRounded }) => isRounded),
  );
  steps.push(
    ...workings(filled, known),
    `So ${label(topic, name)} ${showsEqual(known) ? '=' : '≈'} ${showKnown(known)}`,
  );
  values.set(name, known);
}

function workings(filled: Expression, { isRounded }: Known): string[] {
  if (isRounded) return [];
  return calculationSteps(filled, 'decimal').filter((step) => step !== '');
}

function showsEqual(known: Known): boolean {
  return !known.isRounded && !showKnown(known).startsWith('≈');
}

function evaluate(
  filled: Expression,
  topic: Topic,
  name: string,
  system: ReturnType<typeof chooseSystem>,
  isRounded: boolean,
): Known {
  const unit = system[topic.variables[name]?.dimension ?? 'number'] ?? '';
  try {
    return { value: exactValue(filled), unit, isRounded };
  } catch {
    const value = numericValue(filled);
    if (!Number.isFinite(value)) throw new CannotSolve('These values have no real result.');
    return { value: new Fraction(value), unit, isRounded: true };
  }
}

/** Everything that follows from the values, for the check that nothing contradicts anything. */
function closure(topic: Topic, values: Values, system: ReturnType<typeof chooseSystem>): Values {
  const all: Values = new Map(values);
  for (let found = true; found; ) {
    found = false;
    for (const law of topic.laws.map(lawOf)) {
      const open = law.symbols.filter((name) => !all.has(name));
      const [name] = open;
      const formula = open.length === 1 && name !== undefined ? isolate(law, name) : null;
      if (!formula || name === undefined) continue;
      const filled = substitute(
        formula,
        Object.fromEntries([...all].map(([key, { value }]) => [key, number(value)])),
      );
      const value = numericValue(filled);
      if (!Number.isFinite(value)) continue;
      all.set(name, evaluate(filled, topic, name, system, true));
      found = true;
    }
  }
  return all;
}

function refuseImpossible(topic: Topic, everything: Values, values: Values, { given }: Reading): void {
  for (const [name, { value }] of values) {
    const sign = topic.variables[name]?.sign;
    if (sign === 'any') continue;
    if (value.s < 0n || (value.equals(0) && sign !== 'not negative')) {
      throw new CannotSolve(
        given.has(name)
          ? 'One of the given values is not possible.'
          : 'The given values lead to an impossible result.',
      );
    }
  }
  const reason = topic.refuse?.(
    Object.fromEntries([...everything].map(([name, { value }]) => [name, value])),
  );
  if (reason) throw new CannotSolve(reason);
}

/** Every law whose quantities are all known must hold, and every given quantity must be part of one. */
function checkLaws(topic: Topic, everything: Values, { given, asked }: Reading): string {
  const scope = Object.fromEntries([...everything].map(([name, { value }]) => [name, value.valueOf()]));
  const laws = topic.laws.map(lawOf).filter((law) => law.symbols.every((name) => everything.has(name)));
  for (const law of laws) {
    if (!isClose(numericValue(law.left, scope), numericValue(law.right, scope), 1e-6))
      throw new CannotSolve('The given values contradict each other.');
  }
  const used = new Set(laws.flatMap(({ symbols }) => symbols));
  if ([...given.keys()].some((name) => !used.has(name)))
    throw new CannotSolve(
      'One of the given values has no part in the answer, so I may have misread the problem.',
    );
  const law = laws.find(({ symbols }) => symbols.includes(asked));
  if (!law) throw new CannotSolve('The result could not be checked.');
  const side = (expression: Expression) => Number(numericValue(expression, scope).toPrecision(6));
  return `Put back into ${law.text}, the values give ${side(law.left)} on the left and ${side(law.right)} on the right.`;
}

function finish(result: Known, { unit }: Reading, name: string, steps: string[]): string {
  const converted = unit === null ? result : toSystem({ ...result, dimension: 'number' }, unit, steps);
  const text = showKnown(converted);
  return text.startsWith('≈') ? `${name} ${text}` : `${name} = ${text}`;
}

function hintFor(moves: readonly Move[], topic: Topic, first: string): string {
  const [, second] = moves;
  const names = moves.map(({ name }) => topic.variables[name]?.name ?? name);
  return second
    ? `First find ${names[0]} with ${first}. Then use it to find ${names[1]}.`
    : `List what is given, and use ${first}.`;
}
