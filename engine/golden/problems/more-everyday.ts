import type { GoldenProblem } from './problem.ts';

/** Goods, journeys, ages and schools, solved by hand. */
export const MORE_EVERYDAY: readonly GoldenProblem[] = [
  {
    family: 'elasticity',
    problem:
      'The price of a shirt rises from ₦2,000 to ₦2,500 and the quantity sold falls from 100 to 80. Calculate the price elasticity of demand.',
    answer: 'E = −0.8',
  },
  {
    family: 'elasticity',
    problem:
      "When consumers' income rises by 20%, the demand for meat rises by 30%. Find the income elasticity of demand.",
    answer: 'E = 1.5',
  },
  {
    family: 'elasticity',
    problem:
      'Price elasticity of demand for a product is −2. If its price falls by 5%, by what percentage will the quantity demanded rise?',
    answer: 'rise in quantity = 10%',
  },
  {
    family: 'electricity',
    problem: 'What voltage is needed to drive a current of 0.4 A through a 25 Ω resistor?',
    answer: 'V = 10 V',
  },
  {
    family: 'electricity',
    problem: 'An electric cooker draws 10 A from a 220 V supply. Find the energy used in 5 minutes.',
    answer: 'E = 660000 J',
  },
  {
    family: 'electricity',
    problem: 'Find the cost of using a 500 W television for 6 hours if a unit of electricity costs ₦60.',
    answer: 'cost = ₦180',
  },
  {
    family: 'electricity',
    problem:
      'Two resistors of 3 Ω and 6 Ω are in parallel across a 12 V battery. Find the total resistance and the total current.',
    answer: 'R = 2 Ω, I = 6 A',
  },
  {
    family: 'electricity',
    problem:
      'Calculate the resistance of a wire through which a current of 0.25 A flows when a p.d. of 5 V is applied across it.',
    answer: 'R = 20 Ω',
  },
  {
    family: 'electricity',
    problem: 'A torch battery of 3 V supplies a current of 0.5 A for 10 minutes. Find the charge that flows.',
    answer: 'Q = 300 C',
  },
  {
    family: 'electricity',
    problem: 'Two resistors of 10 Ω and 15 Ω are connected in parallel. Find the combined resistance.',
    answer: 'R = 6 Ω',
  },
  { family: 'factorise and expand', problem: 'Factorise fully 12x² − 27y²', answer: '3(2x − 3y)(2x + 3y)' },
  { family: 'factorise and expand', problem: 'Simplify 5a − 3b + 2a + 7b', answer: '7a + 4b' },
  { family: 'factorise and expand', problem: 'Expand (x + 2)(x² − 2x + 4)', answer: 'x³ + 8' },
  { family: 'factorise and expand', problem: 'Factorise 2p² − 50', answer: '2(p − 5)(p + 5)' },
  {
    family: 'factorise and expand',
    problem: 'Expand and simplify 2(x + 3)² − (x − 1)(x + 5)',
    answer: 'x² + 8x + 23',
  },
  {
    family: 'forces and energy',
    problem: 'Calculate the work done in lifting a 20 kg load through a height of 3 m. (g = 10 m/s²)',
    answer: 'W = 600 J',
  },
  {
    family: 'forces and energy',
    problem: 'A motor does 6000 J of work in 2 minutes. What is its power?',
    answer: 'P = 50 W',
  },
  {
    family: 'forces and energy',
    problem: 'What is the acceleration of a 4 kg body when a force of 10 N acts on it?',
    answer: 'a = 2.5 m/s²',
  },
  {
    family: 'forces and energy',
    problem:
      'A box of weight 500 N rests on a floor with a base area of 2 m². What pressure does it exert on the floor?',
    answer: 'P = 250 N/m²',
  },
  {
    family: 'forces and energy',
    problem: 'A girl of mass 45 kg climbs a ladder 4 m high in 9 s. Find her power. (g = 10 m/s²)',
    answer: 'P = 200 W',
  },
  {
    family: 'forces and energy',
    problem: 'A bullet of mass 0.02 kg leaves a gun at 400 m/s. Calculate its kinetic energy.',
    answer: 'E = 1600 J',
  },
  {
    family: 'forces and energy',
    problem:
      'A worker pulls a load with a force of 120 N through a distance of 15 m in 30 s. Calculate the power developed.',
    answer: 'P = 60 W',
  },
  {
    family: 'forces and energy',
    problem:
      'Calculate the gravitational potential energy of a 5 kg bag of rice on a shelf 2 m high. (g = 10 m/s²)',
    answer: 'E = 100 J',
  },
  {
    family: 'forces and energy',
    problem:
      'A woman exerts a pressure of 20,000 N/m² on the floor. If the area of her shoes is 0.03 m², find her weight.',
    answer: 'F = 600 N',
  },
  {
    family: 'forces and energy',
    problem: 'How much energy does a 40 W fan use in 2 hours?',
    answer: 'W = 288000 J',
  },
  {
    family: 'gas laws',
    problem:
      '400 cm³ of a gas at 100 kPa is compressed to 250 cm³ at the same temperature. What is the new pressure?',
    answer: 'P₂ = 160 kPa',
  },
  {
    family: 'gas laws',
    problem:
      'A gas at a pressure of 3 atm and a temperature of 300 K is heated to 450 K at constant volume. Find the new pressure.',
    answer: 'P₂ = 4.5 atm',
  },
  {
    family: 'gas laws',
    problem:
      'A fixed mass of gas at 2 atm has a volume of 6 dm³. Find its volume at 3 atm, the temperature remaining constant.',
    answer: 'V₂ = 4 dm³',
  },
  {
    family: 'gas laws',
    problem:
      'A gas occupies 250 cm³ at 25 °C. At what temperature will it occupy 500 cm³ if pressure is constant?',
    answer: 'T₂ = 596 K',
  },
];
