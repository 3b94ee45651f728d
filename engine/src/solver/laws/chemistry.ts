import type { Solution } from '../solution.ts';
import { markQuantities } from '../text/quantities.ts';
import { takeCompound } from './compounds.ts';
import { solveTopic } from './solve-topic.ts';
import type { Topic } from './topic.ts';

export const SUBSTANCES =
  'glucose sugar urea of dissolved exactly up when mole moles number gas chemical avogadro substance solution solute acid alkali base salt compound pure dissolved dissolving dissolve water to make made up form gives give contains contain containing contained present needed required prepare prepared in into by sample with for must needed be there are it';
export const SI = {
  amount: 'mol',
  mass: 'g',
  volume: 'dm³',
  concentration: 'mol/dm³',
  molarMass: 'g/mol',
  massConcentration: 'g/dm³',
};

/** Used unless the problem gives another value. */
const AVOGADRO = { L: { value: '602000000000000000000000', note: "Avogadro's number is 6.02 × 10²³" } };

const solutions: Topic = {
  family: 'chemistry',
  cue: /#(?:amount|concentration|molarMass|mass|massConcentration)/,
  variables: {
    n: {
      dimension: 'amount',
      name: 'the number of moles',
      names: '(?:number of moles|amount(?: in moles)?)(?: of (?:the )?(?:substance|solute))?',
      letters: 'n',
      isPlain: true,
    },
    m: { dimension: 'mass', name: 'the mass', names: 'mass', letters: 'm', isPlain: true },
    M: {
      dimension: 'molarMass',
      name: 'the molar mass',
      names: 'molar mass|relative molecular mass|molecular mass|formula mass',
      letters: 'M|Mr',
      bareUnit: 'g/mol',
      isPlain: true,
    },
    C: {
      dimension: 'concentration',
      name: 'the molar concentration',
      names:
        '(?:molar )?concentration(?: in mol/dm\\^3)?(?: of the (?:solution|resulting solution))?|molarity(?: of the (?:solution|resulting solution))?',
      letters: 'C',
      isPlain: true,
    },
    V: {
      dimension: 'volume',
      name: 'the volume',
      names: 'volume(?: of (?:the )?solution)?',
      letters: 'V',
      isPlain: true,
    },
    c: {
      dimension: 'massConcentration',
      name: 'the mass concentration',
      names: 'mass concentration|concentration in g/dm\\^3',
      isPlain: true,
    },
    N: {
      dimension: 'number',
      name: 'the number of particles',
      names: 'number of (?:molecules|particles)',
      letters: 'N',
    },
    L: {
      dimension: 'number',
      name: "Avogadro's number",
      names: "avogadro(?:'s)? (?:number|constant)",
      letters: 'L|NA|N_A',
    },
  },
  laws: ['n = m/M', 'C = n/V', 'm = n*M', 'c = C*M', 'c = m/V', 'N = n*L'],
  phrases: [
    { pattern: 'how many (?:molecules|particles)(?: of (?:the )?(?:substance|gas))?', asks: 'N' },
    { pattern: '(?:find|calculate|determine|what is) the number of (?:molecules|particles)', asks: 'N' },
    { pattern: 'how many moles(?: of (?:the )?(?:substance|solute))?', asks: 'n' },
    { pattern: '(?:what|how much) mass of', asks: 'm' },
    { pattern: 'how many grams of', asks: 'm' },
    { pattern: 'what volume of', asks: 'V' },
  ],
  systems: [SI],
  words: SUBSTANCES,
  assumed: AVOGADRO,
  needed: { M: 'Give the molar mass of the substance.' },
};

const dilution: Topic = {
  family: 'chemistry',
  cue: /dilut|prepare|make/i,
  variables: {
    C1: {
      dimension: 'concentration',
      name: 'the initial concentration',
      names: '(?:initial|original|stock) concentration',
      letters: 'C1',
    },
    V1: {
      dimension: 'volume',
      name: 'the initial volume',
      names: '(?:initial|original) volume',
      letters: 'V1',
    },
    C2: {
      dimension: 'concentration',
      name: 'the final concentration',
      names:
        '(?:final|new|resulting) (?:concentration|molarity)|(?:concentration|molarity) of the (?:diluted|resulting|final|new) solution',
      letters: 'C2',
    },
    V2: { dimension: 'volume', name: 'the final volume', names: '(?:final|total|new) volume', letters: 'V2' },
  },
  laws: ['C1*V1 = C2*V2'],
  phrases: [
    {
      pattern:
        '(?:find|calculate|determine|what is) (?:the )?(?:new |final )?(?:concentration|molarity)(?: of the (?:diluted|resulting|final|new) solution)?',
      asks: 'C2',
    },
    { pattern: 'to what volume (?:must|should|will)', asks: 'V2' },
    {
      pattern:
        '(?:what volume|find the volume|calculate the volume|determine the volume) of (?:an? )?{C1}(?: (?:stock|concentrated))?(?: substance)?(?: solution)?(?: is| must be)? (?:needed|required|used|diluted) to (?:prepare|make) {V2} of (?:an? )?{C2}',
      asks: 'V1',
    },
    {
      pattern:
        '{V1} of (?:an? )?{C1}(?: substance| acid| alkali| base| stock| solution)*(?: of substance)? (?:is|was|be) diluted(?: with water)? (?:to|until the (?:total )?volume is)(?: a)?(?: final)?(?: total)?(?: volume)?(?: of)? {V2}',
    },
    {
      pattern:
        '{V1} of (?:an? )?{C1}(?: substance| acid| alkali| base| stock| solution)*(?: of substance)? (?:is|was|be) diluted(?: with water)? to (?:give|make) (?:an? )?{C2}',
    },
  ],
  systems: [
    { volume: 'cm³', concentration: 'mol/dm³' },
    { volume: 'dm³', concentration: 'mol/dm³' },
    { volume: 'mL', concentration: 'mol/dm³' },
    { volume: 'L', concentration: 'mol/dm³' },
  ],
  words: 'substance solution water with of',
};

/** @param text before its quantities are marked, so that formulas such as H2SO4 can be parsed */
export function solveChemistry(text: string): Solution {
  const { rest, compound } = takeCompound(text);
  const marked = markQuantities(rest);
  if (!compound) return solveTopic(marked, solutions);
  const note = `the molar mass of ${compound.formula} is ${compound.sum === '' ? '' : `${compound.sum} = `}${compound.mass} g/mol`;
  return solveTopic(marked, {
    ...solutions,
    assumed: { M: { value: compound.mass.toFraction(), note }, ...AVOGADRO },
  });
}

/** Dilution: the same amount of substance in more solvent. */
export function solveDilution(text: string): Solution {
  const { rest } = takeCompound(text);
  return solveTopic(markQuantities(rest), dilution);
}
