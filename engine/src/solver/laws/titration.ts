/** Neutralisation of an acid by a base. */
import { Fraction, showExact } from '../maths/number.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { markQuantities, type Quantity } from '../text/quantities.ts';
import { showKnown } from './values.ts';

/** How many H⁺ or OH⁻ ions one formula unit gives or takes. */
const ACIDS: Readonly<Record<string, number>> = {
  HCl: 1,
  HNO3: 1,
  H2SO4: 2,
  CH3COOH: 1,
  'hydrochloric acid': 1,
  'sulphuric acid': 2,
  'tetraoxosulphate(VI) acid': 2,
  'trioxonitrate(V) acid': 1,
  'nitric acid': 1,
};
const BASES: Readonly<Record<string, number>> = {
  NaOH: 1,
  KOH: 1,
  'Ca(OH)2': 2,
  Na2CO3: 2,
  'sodium hydroxide': 1,
  'potassium hydroxide': 1,
  'sodium trioxocarbonate(IV)': 2,
};
const NAMES = Object.keys({ ...ACIDS, ...BASES }).sort((one, other) => other.length - one.length);
const WORDS =
  /\b(?:(?:that|which|exactly|completely|just|requires?|required|needs?|needed|for|is|are|was|were|by|to|of|an?|the|solution|acid|base|alkali|with|concentration|molarity|molar|volume|what|find|calculate|determine|in|mol|dm|will|would|be|if|has|having|when|in a titration|titrated|against|neutralis(?:e|es|ed|ation)|neutraliz(?:e|es|ed)|complete|dilute|aqueous)\b|\^\(?-?\d\)?)/gi;

interface Side {
  name: string;
  ions: number;
  volume?: Quantity | undefined;
  concentration?: Quantity | undefined;
}

/** @throws NotThisKind when it isn't one acid and one base */
export function solveTitration(text: string): Solution {
  if (!/neutrali[sz]|titrat/i.test(text)) throw new NotThisKind('no titration');
  const found = NAMES.filter((name) =>
    new RegExp(`(?<![A-Za-z])${name.replace(/[()]/g, '\\$&')}(?![A-Za-z\\d])`, 'i').test(text),
  );
  let rest = text;
  for (const [index, name] of found.entries())
    rest = rest.replace(
      new RegExp(`(?<![A-Za-z])${name.replace(/[()]/g, '\\$&')}(?![A-Za-z\\d])`, 'gi'),
      `<${'ab'[index]}>`,
    );
  const [one, other, more] = found;
  if (one === undefined || other === undefined || more !== undefined)
    throw new NotThisKind('no acid and base');
  const isAcid = (name: string) => ACIDS[name] !== undefined;
  if (isAcid(one) === isAcid(other)) throw new NotThisKind('no acid and base');
  const marked = markQuantities(rest);
  const sides: Record<string, Side> = {};
  for (const [letter, name] of [
    ['a', one],
    ['b', other],
  ] as const)
    sides[letter] = { name, ions: ACIDS[name] ?? BASES[name] ?? 1 };
  let left = marked.text;
  const give = (letter: string, key: 'volume' | 'concentration', index: string | undefined): void => {
    const side = sides[letter];
    if (!side || index === undefined) return;
    if (side[key]) throw new CannotSolve('The problem gives two values for one quantity.');
    side[key] = marked.quantities[Number(index)];
  };
  left = left.replace(
    /(?:#volume:(\d+)# of (?:an? |the )?)?(?:#concentration:(\d+)# )?(?:solution of |aqueous )?<([ab])>/g,
    (_, volume: string | undefined, concentration: string | undefined, letter: string) => {
      give(letter, 'volume', volume);
      give(letter, 'concentration', concentration);
      return ` <${letter}> `;
    },
  );
  const asked =
    /(?:what|find|calculate|determine)(?: is)?(?: the)? (concentration|molarity|volume)(?: in mol[^a-z]*dm[^ ]*)?(?: of)?(?: the)? +(?:(?:#concentration:\d+# )?<([ab])>|(acid|base|alkali))/i.exec(
      left,
    );
  const [, what = '', direct, kind] = asked ?? [];
  const letter = direct ?? (kind === undefined ? undefined : isAcid(one) === /acid/i.test(kind) ? 'a' : 'b');
  if (
    letter === undefined ||
    /#/.test(left) ||
    left
      .replace(/<[ab]>/g, ' ')
      .replace(WORDS, ' ')
      .match(/[A-Za-z\d]/)
  )
    throw new NotThisKind('other words');
  const target = sides[letter];
  const known = sides[letter === 'a' ? 'b' : 'a'];
  if (!target || !known) throw new NotThisKind('sides');
  return neutralise(known, target, /volume/i.test(what) ? 'volume' : 'concentration');
}

function neutralise(known: Side, target: Side, key: 'volume' | 'concentration'): Solution {
  const own = target[key === 'volume' ? 'concentration' : 'volume'];
  const { volume, concentration } = known;
  if (!volume || !concentration || !own || target[key])
    throw new CannotSolve("The problem doesn't give enough values to find the answer.");
  if (key === 'concentration' && own.unit !== volume.unit)
    throw new CannotSolve('Give both volumes in the same unit.');
  const ratio = new Fraction(known.ions, target.ions);
  const value = concentration.value.mul(volume.value).mul(ratio).div(own.value);
  const unit = key === 'volume' ? volume.unit : 'mol/dm³';
  const answer = showKnown({ value, unit, isRounded: false });
  const symbol = key === 'volume' ? 'V' : 'C';
  const show = (quantity: Quantity) => showExact(quantity.value, 'decimal');
  return {
    family: 'chemistry',
    given: [
      `${show(volume)} ${volume.unit} of ${show(concentration)} mol/dm³ ${known.name}`,
      `${show(own)} ${own.unit} ${target.name}`,
    ],
    asked: `the ${key} of ${target.name}`,
    hint: `Find how many moles of ${known.name} there are from C × V, use the ratio in the equation, and divide.`,
    steps: [
      `Write the ratio of moles: ${target.name} : ${known.name} = ${ratio.n} : ${ratio.d}`,
      `Use C × V of ${target.name} = ${showExact(ratio)} × C × V of ${known.name}`,
      `Substitute: ${symbol} × ${show(own)} = ${showExact(ratio)} × ${show(concentration)} × ${show(volume)}`,
      `So ${symbol} = ${answer}`.replace('= ≈', '≈'),
    ],
    answer: `${symbol} = ${answer}`.replace('= ≈', '≈'),
    check: 'Both sides have the same amount of acid and base ions.',
  };
}
