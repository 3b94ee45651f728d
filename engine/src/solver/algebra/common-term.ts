/** Finds the common term of a polynomial. */
import { commonFactor } from '../maths/equation.ts';
import { ONE } from '../maths/number.ts';
import { type Polynomial, sortedTerms } from '../maths/polynomial.ts';

/** The largest number and letters that divide every term; negative if the first term is. */
export function commonTerm(of: Polynomial): Polynomial {
  const terms = sortedTerms(of);
  const size = commonFactor(of.values());
  const letters = [...(terms[0]?.[0] ?? '')].filter((letter, place, all) => {
    const needed = all.slice(0, place + 1).filter((other) => other === letter).length;
    return terms.every(([word]) => [...word].filter((other) => other === letter).length >= needed);
  });
  const isNegative = (terms[0]?.[1].s ?? 1n) < 0n;
  return new Map([[letters.join(''), isNegative ? size.neg() : size]]);
}

/** The polynomial divided by a single term, which must divide every term. */
export function divideByTerm(of: Polynomial, by: Polynomial): Polynomial {
  const [[letters, factor] = ['', ONE] as const] = [...by];
  return new Map(
    [...of].map(([word, value]) => {
      const left = [...word];
      for (const letter of letters) left.splice(left.indexOf(letter), 1);
      return [left.join(''), value.div(factor)] as const;
    }),
  );
}
