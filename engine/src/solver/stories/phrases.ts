/** Turns phrases such as `5 more than 3 times @0@` into formulas. `@0@` stands for the first known formula. */
import { binary, type Expression, number } from '../maths/expression.ts';
import { Fraction } from '../maths/number.ts';

/** Two formulas that a sentence declares equal. */
export type Statement = readonly [left: Expression, right: Expression];

type Build = (a: Expression, b: Expression) => Expression;

const add: Build = (a, b) => binary('+', a, b);
const minus: Build = (a, b) => binary('-', a, b);
const times: Build = (a, b) => binary('*', a, b);
const over: Build = (a, b) => binary('/', a, b);

/** After an operand, so that `3 more than 5 less than x` isn't parsed from the left. */
const LAST =
  '(?! (?:more|less|greater|older|younger|times|plus|minus|added|subtracted|increased|decreased|reduced|multiplied|divided|of|squared|taken))';
const FIRST = '(?<!(?:times|than|of|from|to|twice|and|between|by) )';

/** `A` and `B` are formulas. Rules that bind more tightly come first. */
const RULES: readonly (readonly [pattern: string, build: Build])[] = [
  ['(?:the )?square of A', (a) => binary('^', a, number(2))],
  ['A squared', (a) => binary('^', a, number(2))],
  ['(?:the )?reciprocal of A', (a) => over(number(1), a)],
  ['A(?: times)?% of A', (a, b) => times(over(a, number(100)), b)],
  ['A times (?:as [a-z]+(?: [a-z]+)? as )?(?:that of )?A', times],
  ['(?:twice|double) (?:as [a-z]+(?: [a-z]+)? as )?(?:that of )?A', (a) => times(number(2), a)],
  ['thrice (?:as [a-z]+(?: [a-z]+)? as )?A', (a) => times(number(3), a)],
  ['A as [a-z]+ as A', times],
  ['half (?:of )?A', (a) => over(a, number(2))],
  ['A of A', times],
  [`(?:the )?product of A and A${LAST}`, times],
  [`(?:the )?sum of A and A${LAST}`, add],
  [`(?:the )?(?:positive )?difference (?:between|of) A and A${LAST}`, minus],
  [`A (?:more|greater|older|larger|longer|bigger|taller|heavier) than A${LAST}`, add],
  [`A (?:less|smaller|younger|fewer|shorter|lighter) than A${LAST}`, (a, b) => minus(b, a)],
  [`${FIRST}A (?:multiplied by) A${LAST}`, times],
  [`${FIRST}A (?:divided by) A${LAST}`, over],
  [`A added to A${LAST}`, (a, b) => add(b, a)],
  [`A (?:subtracted|taken) from A${LAST}`, (a, b) => minus(b, a)],
  [`A (?:plus|increased by|added to) A${LAST}`, add],
  [`A (?:minus|decreased by|reduced by|diminished by|less) A${LAST}`, minus],
];

const COMPILED = RULES.map(
  ([pattern, build]) =>
    [new RegExp(`(?<![\\w@])${pattern.replace(/\bA(?![a-z])/g, '@(\\d+)@')}(?![a-z])`, 'i'), build] as const,
);

/** The formulas of one problem, each with a mark in its text. */
export class Phrases {
  private readonly formulas: Expression[] = [];

  /** Keeps a formula. @returns its mark */
  mark(formula: Expression): string {
    this.formulas.push(formula);
    return `@${this.formulas.length - 1}@`;
  }

  /** Replaces every number with a mark. */
  markNumbers(text: string): string {
    return text.replace(/(?<![@\d.])\d+(?:\.\d+)?(?:\/\d+)?(?!@|\d)/g, (digits) =>
      this.mark(number(new Fraction(digits))),
    );
  }

  /** @throws Error for a mark of another problem */
  at(index: string | undefined): Expression {
    const formula = this.formulas[Number(index)];
    if (!formula) throw new Error(`no formula ${index}`);
    return formula;
  }

  /** Applies the rules until none matches. */
  reduce(text: string): string {
    let rest = text;
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (const [regex, build] of COMPILED) {
        const match = regex.exec(rest);
        if (!match) continue;
        const [whole, a, b] = match;
        const mark = this.mark(build(this.at(a), b === undefined ? number(0) : this.at(b)));
        rest = rest.slice(0, match.index) + mark + rest.slice(match.index + whole.length);
        isChanged = true;
        break;
      }
    }
    return rest;
  }

  /** Takes the equations out of a reduced text. @returns them and the words that remain */
  takeStatements(text: string): { statements: Statement[]; rest: string } {
    const statements: Statement[] = [];
    let rest = text;
    for (const [regex, build] of STATEMENTS) {
      rest = rest.replace(regex, (...match) => {
        const [a, b, c] = match.slice(1, -2).map((index) => (index === undefined ? ZERO : this.at(index)));
        statements.push(build(a ?? ZERO, b ?? ZERO, c ?? ZERO));
        return ' ; ';
      });
    }
    return { statements, rest };
  }
}

const ZERO = number(0);
const EQUALS =
  '(?:is equal to|is the same as|is|are|equals?|gives?|makes?|was|were|will be|would be|results? in|comes? to|amounts? to|becomes?|adds? up to|totals?)';
const RESULT =
  '(?:,? (?:and )?(?:the |your )?(?:result|answer|sum|total|difference|outcome|product|quotient)(?: obtained)? (?:is|becomes|will be|equals)|,? (?:it )?(?:gives?|becomes|equals)|,? (?:we|you|I) (?:get|obtain|have))';

const STATEMENTS = (
  [
    ['A is added to A=> A', (a, b, c) => [add(b, a), c]],
    ['A is (?:subtracted|taken|taken away|removed) from A=> A', (a, b, c) => [minus(b, a), c]],
    ['A is increased by A=> A', (a, b, c) => [add(a, b), c]],
    ['A is (?:decreased|reduced|diminished) by A=> A', (a, b, c) => [minus(a, b), c]],
    ['A is multiplied by A=> A', (a, b, c) => [times(b, a), c]],
    ['A is divided by A=> A', (a, b, c) => [over(a, b), c]],
    ['A exceeds A by A', (a, b, c) => [a, add(b, c)]],
    ['A and A differ by A', (a, b, c) => [minus(a, b), c]],
    [`A ${EQUALS} (?:the same as |equal to )?A`, (a, b) => [a, b]],
  ] satisfies readonly (readonly [string, (a: Expression, b: Expression, c: Expression) => Statement])[]
).map(
  ([pattern, build]) =>
    [
      // A statement that goes on wasn't understood.
      new RegExp(
        `(?:(?:if|when|such that|that|which|which when) )?${pattern.replace(/\bA(?![a-z])/g, '@(\\d+)@').replace('=>', RESULT)}(?= *(?:$|[.,;?]|(?:and|but|while|whose|find|what|how|if|when|calculate) ))`,
        'gi',
      ),
      build,
    ] as const,
);
