import type { GoldenProblem } from './problem.ts';

/** Amounts of substance, gases and decay, solved by hand. */
export const CHEMISTRY: readonly GoldenProblem[] = [
  {
    family: 'chemistry',
    problem: 'What is the percentage by mass of nitrogen in NH₄NO₃? [N = 14, H = 1, O = 16]',
    answer: 'percentage = 35%',
  },
  {
    family: 'chemistry',
    problem:
      'Determine the relative molecular mass of calcium trioxocarbonate(IV), CaCO₃. [Ca = 40, C = 12, O = 16]',
    answer: 'M = 100 g/mol',
  },
  {
    family: 'chemistry',
    problem: 'What mass of sodium hydroxide is contained in 250 cm³ of a 0.4 mol/dm³ solution? [NaOH = 40]',
    answer: 'm = 4 g',
  },
  {
    family: 'chemistry',
    problem: "How many molecules are there in 0.25 mole of oxygen gas? [Avogadro's number = 6.02 × 10²³]",
    answer: 'N = 1.505 × 10²³',
  },
  {
    family: 'chemistry',
    problem:
      'What mass of sodium chloride is needed to prepare 500 cm³ of a 0.2 mol/dm³ solution? [NaCl = 58.5]',
    answer: 'm = 5.85 g',
  },
  {
    family: 'chemistry',
    problem:
      'What is the molarity of a solution which contains 10.6 g of anhydrous Na₂CO₃ in 500 cm³ of solution? [Na = 23, C = 12, O = 16]',
    answer: 'C = 0.2 mol/dm³',
  },
  {
    family: 'chemistry',
    problem: 'Calculate the volume occupied by 8 g of oxygen gas at s.t.p. [O = 16, molar volume = 22.4 dm³]',
    answer: 'V = 5.6 dm³',
  },
  {
    family: 'chemistry',
    problem:
      'What volume will 11 g of carbon(IV) oxide occupy at s.t.p.? (C = 12, O = 16; molar volume of gas = 22.4 dm³)',
    answer: 'V = 5.6 dm³',
  },
  {
    family: 'chemistry',
    problem: 'Find the number of moles present in 49 g of H₂SO₄. (H = 1, S = 32, O = 16)',
    answer: 'n = 0.5 mol',
  },
  {
    family: 'chemistry',
    problem: 'Calculate the mass of 0.2 moles of NaCl. [Na = 23, Cl = 35.5]',
    answer: 'm = 11.7 g',
  },
  {
    family: 'chemistry',
    problem:
      '5.3 g of Na₂CO₃ was dissolved in water to make 250 cm³ of solution. Calculate the molarity. [Na₂CO₃ = 106]',
    answer: 'C = 0.2 mol/dm³',
  },
  {
    family: 'chemistry',
    problem: '50 cm³ of 2 mol/dm³ HCl is diluted to 250 cm³ with water. What is the new concentration?',
    answer: 'C₂ = 0.4 mol/dm³',
  },
  {
    family: 'chemistry',
    problem: 'What is the percentage of oxygen in water? (H = 1, O = 16)',
    answer: 'percentage ≈ 88.89%',
  },
  {
    family: 'gas laws',
    problem: 'Calculate the volume of 2 moles of a gas at s.t.p. (molar volume = 22.4 dm³)',
    answer: 'V = 44.8 dm³',
  },
  {
    family: 'gas laws',
    problem: 'A gas at s.t.p. occupies 546 cm³. Find its volume at 91 °C and 2 atmospheres.',
    answer: 'V₂ = 364 cm³',
  },
  {
    family: 'gas laws',
    problem:
      'A gas occupies 300 cm³ at 27 °C. What will be its volume at 127 °C if the pressure is kept constant?',
    answer: 'V₂ = 400 cm³',
  },
  {
    family: 'gas laws',
    problem:
      'The pressure of 600 cm³ of a gas is increased from 1 atm to 3 atm at constant temperature. Calculate the new volume.',
    answer: 'V₂ = 200 cm³',
  },
  {
    family: 'gas laws',
    problem:
      'A certain mass of gas has a volume of 200 cm³ at a temperature of 300 K. Calculate the temperature at which its volume would be 350 cm³, if the pressure is constant.',
    answer: 'T₂ = 525 K',
  },
  {
    family: 'gas laws',
    problem:
      'To what pressure must 2 dm³ of a gas at 750 mmHg be subjected to occupy 1.5 dm³ at constant temperature?',
    answer: 'P₂ = 1000 mmHg',
  },
  {
    family: 'gas laws',
    problem:
      'A cylinder of fixed volume holds a gas at 27 °C and 3 atm. At what temperature in kelvin will the pressure be 5 atm?',
    answer: 'T₂ = 500 K',
  },
  {
    family: 'gas laws',
    problem:
      '250 cm³ of gas at 27 °C and 750 mmHg is heated to 127 °C while the pressure rises to 1000 mmHg. Find the final volume.',
    answer: 'V₂ = 250 cm³',
  },
  {
    family: 'gas laws',
    problem:
      'Calculate the pressure exerted by 2 moles of an ideal gas in a 10 dm³ container at 300 K. [R = 8.31 J/mol K]',
    answer: 'P = 498600 Pa',
  },
  {
    family: 'gas laws',
    problem:
      'At what temperature will a gas, initially 100 cm³ at 20 °C, expand to 150 cm³ at constant pressure?',
    answer: 'T₂ = 439.5 K',
  },
  {
    family: 'half-life',
    problem: 'A radioactive element has a half-life of 8 days. What fraction remains after 24 days?',
    answer: 'fraction = 1/8',
  },
  {
    family: 'half-life',
    problem:
      'A radioactive sample of mass 64 g has a half-life of 5 years. What mass remains after 20 years?',
    answer: 'amount left = 4 g',
  },
];
