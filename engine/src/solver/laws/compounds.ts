/** Molar masses, with the rounded relative atomic masses of school examinations. */
import { Fraction } from '../maths/number.ts';
import { CannotSolve, NotThisKind } from '../solution.ts';

const MASSES: Readonly<Record<string, string>> = {
  H: '1',
  He: '4',
  Li: '7',
  C: '12',
  N: '14',
  O: '16',
  F: '19',
  Na: '23',
  Mg: '24',
  Al: '27',
  P: '31',
  S: '32',
  Cl: '35.5',
  K: '39',
  Ca: '40',
  Fe: '56',
  Cu: '64',
  Zn: '65',
  Br: '80',
  Ag: '108',
  I: '127',
  Pb: '207',
};

const NAMES: Readonly<Record<string, string>> = {
  'sodium hydroxide': 'NaOH',
  'sodium chloride': 'NaCl',
  'potassium hydroxide': 'KOH',
  'calcium carbonate': 'CaCO3',
  'sodium carbonate': 'Na2CO3',
  'anhydrous sodium carbonate': 'Na2CO3',
  'calcium trioxocarbonate(iv)': 'CaCO3',
  'sodium trioxocarbonate(iv)': 'Na2CO3',
  'anhydrous sodium trioxocarbonate(iv)': 'Na2CO3',
  'tetraoxosulphate(vi) acid': 'H2SO4',
  'trioxonitrate(v) acid': 'HNO3',
  'sodium tetraoxosulphate(vi)': 'Na2SO4',
  'potassium trioxonitrate(v)': 'KNO3',
  'potassium trioxochlorate(v)': 'KClO3',
  'copper(ii) tetraoxosulphate(vi)': 'CuSO4',
  'copper(ii) oxide': 'CuO',
  'hydrogen sulphide': 'H2S',
  'sulphur(iv) oxide': 'SO2',
  ethanol: 'C2H5OH',
  'anhydrous na2co3': 'Na2CO3',
  'oxygen gas': 'O2',
  'hydrogen gas': 'H2',
  'nitrogen gas': 'N2',
  'chlorine gas': 'Cl2',
  'sulphuric acid': 'H2SO4',
  'sulfuric acid': 'H2SO4',
  'hydrochloric acid': 'HCl',
  'hydrogen chloride': 'HCl',
  'nitric acid': 'HNO3',
  'carbon dioxide': 'CO2',
  'carbon(iv) oxide': 'CO2',
  glucose: 'C6H12O6',
  ammonia: 'NH3',
  methane: 'CH4',
  'magnesium oxide': 'MgO',
  'calcium oxide': 'CaO',
  'potassium chloride': 'KCl',
};

const FORMULA = /(?<![A-Za-z\d])(?:(?:[A-Z][a-z]?\d{0,2})|\((?:[A-Z][a-z]?\d?)+\)\d)+(?![A-Za-z\d(])/g;

export interface Compound {
  formula: string;
  mass: Fraction;
  /** The calculation, such as `23 + 16 + 1`; '' if the problem gives the molar mass. */
  sum: string;
  /** Each element with its mass in one mole of the compound. */
  parts: readonly { element: string; mass: Fraction; count: number }[];
}

/**
 * Removes the compound and the atomic masses from a text.
 *
 * @param text before its quantities are marked
 * @returns null as the compound if the text has none
 * @throws NotThisKind when the text has two compounds
 * @throws CannotSolve when the atomic masses belong to other elements
 */
export function takeCompound(text: string): { rest: string; compound: Compound | null } {
  const given: Record<string, string> = {};
  let rest = text.replace(
    /[[(]?(?:(?:relative atomic masses?|R\.?A\.?M\.?|atomic masses?)[: ]*)?((?:\b(?:[A-Z][a-z]?) ?= ?\d+(?:\.\d+)?(?:,? and |, ?|; ?| )?){1,6})[\])]?/g,
    (whole, list: string) => {
      const pairs = [...list.matchAll(/([A-Z][a-z]?) ?= ?(\d+(?:\.\d+)?)/g)];
      if (pairs.some(([, name = '']) => !MASSES[name])) return whole;
      for (const [, name = '', value = ''] of pairs) given[name] = value;
      return ' ';
    },
  );
  const found = new Set<string>();
  let molarMass: string | null = null;
  rest = rest.replace(
    new RegExp(
      `[[(]?(?:(?:molar mass|relative molecular mass|M[r]?) of )?(${FORMULA.source}) ?= ?(\\d+(?:\\.\\d+)?)(?: ?g ?(?:/ ?mol|mol\\^\\(-1\\)))?[\\])]?`,
      'g',
    ),
    (whole, formula: string, value: string) => {
      if (/^[PVTCMN]\d$/.test(formula) || !/[A-Z].*[A-Z\d]/.test(formula) || !elementsOf(formula))
        return whole;
      found.add(formula);
      molarMass = value;
      return ' ';
    },
  );
  const takeName = (name: string, formula: string): void => {
    rest = rest.replace(new RegExp(`(?<![A-Za-z])${name.replace(/[()]/g, '\\$&')}(?![A-Za-z])`, 'gi'), () => {
      found.add(formula);
      return 'substance';
    });
  };
  for (const [name, formula] of Object.entries(NAMES).sort(([a], [b]) => b.length - a.length))
    takeName(name, formula);
  rest = rest.replace(FORMULA, (formula) => {
    // P1 and V2 are pressures and volumes.
    if (!/[A-Z].*[A-Z\d]/.test(formula) || /^[PVT]\d$/.test(formula) || !elementsOf(formula)) return formula;
    found.add(formula);
    return 'substance';
  });
  // Next to another substance, water is only the solvent.
  if (found.size === 0) takeName('water', 'H2O');
  const [formula, second] = found;
  if (second !== undefined) throw new NotThisKind('two substances');
  if (formula === undefined) {
    if (Object.keys(given).length > 0)
      throw new CannotSolve("I can't find the substance that the atomic masses belong to.");
    return { rest: text, compound: null };
  }
  const elements = elementsOf(formula) ?? [];
  if (Object.keys(given).some((name) => !elements.some(([element]) => element === name)))
    throw new CannotSolve("The problem gives an atomic mass for an element that isn't in the substance.");
  const parts = elements.map(([name, count]) => ({
    element: name,
    mass: new Fraction(given[name] ?? MASSES[name] ?? '0'),
    count,
  }));
  return {
    rest,
    compound: {
      formula,
      mass:
        molarMass === null
          ? parts.reduce((sum, { mass, count }) => sum.add(mass.mul(count)), new Fraction(0))
          : new Fraction(molarMass),
      sum:
        molarMass === null
          ? parts.map(({ mass, count }) => (count === 1 ? String(mass) : `${count} × ${mass}`)).join(' + ')
          : '',
      parts,
    },
  };
}

/** The elements in a formula with their numbers of atoms; null if it isn't a formula. */
function elementsOf(formula: string): [string, number][] | null {
  const counts = new Map<string, number>();
  const flat = formula.replace(/\(([A-Za-z\d]+)\)(\d)/g, (_, inner: string, times: string) =>
    inner.repeat(Number(times)),
  );
  for (const [, name = '', count = ''] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    if (!MASSES[name]) return null;
    counts.set(name, (counts.get(name) ?? 0) + Number(count || 1));
  }
  return [...counts];
}
