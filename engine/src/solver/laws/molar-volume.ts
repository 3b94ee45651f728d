import type { Solution } from '../solution.ts';
import { markQuantities } from '../text/quantities.ts';
import { SI, SUBSTANCES } from './chemistry.ts';
import { takeCompound } from './compounds.ts';
import { solveTopic } from './solve-topic.ts';
import type { Topic } from './topic.ts';

const molarVolume: Topic = {
  family: 'gas laws',
  cue: /s\.?t\.?p|molar volume/i,
  variables: {
    V: {
      dimension: 'volume',
      name: 'the volume',
      names: 'volume(?: occupied)?',
      letters: 'V',
      isPlain: true,
    },
    n: {
      dimension: 'amount',
      name: 'the number of moles',
      names: 'number of moles|amount',
      letters: 'n',
      isPlain: true,
    },
    v: {
      dimension: 'volume',
      name: 'the molar volume',
      names:
        '(?:molar (?:gas )?volume|g\\.?m\\.?v\\.?)(?: of (?:an? |the )?(?:ideal )?gas(?:es)?)?(?: at s\\.?t\\.?p\\.?)?',
      letters: 'Vm',
      label: 'Vm',
    },
    m: { dimension: 'mass', name: 'the mass', names: 'mass', letters: 'm', isPlain: true },
    M: {
      dimension: 'molarMass',
      name: 'the molar mass',
      names: 'molar mass',
      letters: 'M|Mr',
      bareUnit: 'g/mol',
      isPlain: true,
    },
  },
  laws: ['V = n*v', 'n = m/M'],
  phrases: [
    { pattern: '1 mole of (?:any |a |an ideal )?gas occupies {v}(?: at s\\.?t\\.?p\\.?)?' },
    { pattern: 'what volume (?:of (?:substance|gas) )?(?:is occupied|will|does|would)', asks: 'V' },
    {
      pattern: '(?:what volume|what is the volume|find the volume|calculate the volume|determine the volume)',
      asks: 'V',
    },
    { pattern: 'how many moles', asks: 'n' },
    { pattern: '(?:what|how much) mass', asks: 'm' },
    { pattern: '(?:measured )?at s\\.?t\\.?p\\.?' },
  ],
  systems: [SI, { ...SI, volume: 'cm³' }],
  words: `${SUBSTANCES} gas gases oxygen nitrogen hydrogen occupied occupy occupies standard measured ideal any mole moles`,
};
const MOLAR_VOLUME = { v: { value: '112/5', note: 'one mole of a gas occupies 22.4 dm³ at s.t.p.' } };

/** The volume of an amount of gas at s.t.p. */
export function solveMolarVolume(text: string): Solution {
  const { rest, compound } = takeCompound(
    text
      .replace(/\bs\.t\.p\.?(?=[ ,)\]?]|$)/gi, 'stp')
      .replace(/dm\^3 ?(?:\/ ?mol|mol\^\(-1\)|per mole)/g, 'dm^3'),
  );
  const marked = markQuantities(rest);
  if (!compound) return solveTopic(marked, { ...molarVolume, assumed: MOLAR_VOLUME });
  const note = `the molar mass of ${compound.formula} is ${compound.sum === '' ? '' : `${compound.sum} = `}${compound.mass} g/mol`;
  const assumed = { ...MOLAR_VOLUME, M: { value: compound.mass.toFraction(), note } };
  return solveTopic(marked, { ...molarVolume, family: 'chemistry', assumed });
}
