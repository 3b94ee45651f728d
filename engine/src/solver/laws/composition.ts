/** Molar masses and percentages by mass, from a formula. */
import { Fraction, showExact, showRounded } from '../maths/number.ts';
import { NotThisKind, type Solution } from '../solution.ts';
import { type Compound, takeCompound } from './compounds.ts';
import { refuseUnknown } from './leftover.ts';
import { topicOf } from './variables.ts';

const ELEMENTS: Readonly<Record<string, string>> = {
  hydrogen: 'H',
  carbon: 'C',
  nitrogen: 'N',
  oxygen: 'O',
  sodium: 'Na',
  magnesium: 'Mg',
  aluminium: 'Al',
  phosphorus: 'P',
  sulphur: 'S',
  sulfur: 'S',
  chlorine: 'Cl',
  potassium: 'K',
  calcium: 'Ca',
  iron: 'Fe',
  copper: 'Cu',
  zinc: 'Zn',
  lead: 'Pb',
};
const ASK = '(?:find|calculate|determine|what is|compute|work out)(?: the)?';
const MASS_OF = new RegExp(
  `${ASK} (?:relative (?:molecular|formula|molar) mass|molar mass|molecular mass|formula mass|r\\.?m\\.?m\\.?)(?: \\(?M?r\\)?)? (?:of|for)`,
  'i',
);
const PERCENT_OF = new RegExp(
  `${ASK} (?:percentage|percent|%)(?: by mass| composition| composition by mass| mass)? of ([A-Za-z]+)(?: by mass)?(?: present| contained)? in`,
  'i',
);
/** Only the substance may remain. */
const NO_TOPIC = topicOf({
  family: 'chemistry',
  cue: /./,
  laws: [],
  variables: {},
  words: 'substance compound acid salt fertilizer fertiliser formula molecule one mole',
});

/** @throws NotThisKind when it asks for something else, or has other numbers */
export function solveComposition(text: string): Solution {
  const percent = PERCENT_OF.exec(text);
  if (!percent && !MASS_OF.test(text)) throw new NotThisKind('no composition');
  const question = percent ? PERCENT_OF : MASS_OF;
  const { rest, compound } = takeCompound(text.replace(question, ' '));
  if (!compound || compound.sum === '' || /\d/.test(rest)) throw new NotThisKind('no compound');
  refuseUnknown(rest.replace(/[[\]]/g, ' '), NO_TOPIC);
  return percent ? percentage(compound, percent[1] ?? '') : molarMass(compound);
}

function molarMass({ formula, mass, sum }: Compound): Solution {
  return {
    family: 'chemistry',
    given: [formula],
    asked: `the molar mass of ${formula}`,
    hint: 'Add the relative atomic masses of all atoms in the formula.',
    steps: [`Add the masses of the atoms: ${sum} = ${showExact(mass, 'decimal')}`],
    answer: `M = ${showExact(mass, 'decimal')} g/mol`,
    check: 'Every atom of the formula was counted once.',
  };
}

function percentage({ formula, mass, sum, parts }: Compound, name: string): Solution {
  const element = ELEMENTS[name.toLowerCase()] ?? name;
  const part = parts.find((one) => one.element === element);
  if (!part) throw new NotThisKind(name);
  const own = part.mass.mul(part.count);
  const value = own.div(mass).mul(100);
  const rounded = showRounded(value.valueOf());
  const isExact = new Fraction(rounded.replace('−', '-')).equals(value);
  return {
    family: 'chemistry',
    given: [formula],
    asked: `the percentage by mass of ${element} in ${formula}`,
    hint: 'Divide the mass of that element in one mole by the molar mass, and multiply by 100.',
    steps: [
      `Add the masses of the atoms: ${sum} = ${showExact(mass, 'decimal')}`,
      `Find the mass of ${element}: ${part.count} × ${showExact(part.mass, 'decimal')} = ${showExact(own, 'decimal')}`,
      `Divide and multiply by 100: ${showExact(own, 'decimal')} ÷ ${showExact(mass, 'decimal')} × 100 ${isExact ? '=' : '≈'} ${rounded}`,
    ],
    answer: `percentage ${isExact ? '=' : '≈'} ${rounded}%`,
    check: 'The percentages of all elements add up to 100.',
  };
}
