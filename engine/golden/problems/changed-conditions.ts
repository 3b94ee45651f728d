import type { Trap } from './traps.ts';

/** A condition, a second body or a loss that the laws don't cover. */
export const CHANGED_CONDITIONS: readonly Trap[] = [
  {
    problem:
      'A trader bought a fridge for ₦80,000, spent ₦10,000 on repairs and sold it for ₦99,000. Find his percentage profit.',
    trap: 'extra costs',
  },
  {
    problem:
      'A shop buys a phone for ₦50,000 and marks it up by 40%. It then gives a discount of 10%. Find the selling price.',
    trap: 'a price that is marked up',
  },
  {
    problem:
      'A man bought 12 eggs for ₦600. 2 broke. He sold the remaining eggs for ₦70 each. What was his profit?',
    trap: 'broken goods',
  },
  {
    problem:
      'The population of a town was 50,000. It increased by 10% in the first year and 20% in the second year. Find the population after 2 years.',
    trap: 'two changes',
  },
  {
    problem:
      'A father shares ₦60,000 among his three sons in the ratio of their ages, 4, 5 and 6. How much does the eldest get?',
    trap: 'ages as a ratio',
  },
  {
    problem: 'Find the compound interest on ₦20,000 for 2 years at 5% per annum payable half-yearly.',
    trap: 'a half-yearly rate',
  },
  { problem: 'Find the simple interest on ₦20,000 from January to June at 5% per annum.', trap: 'two dates' },
  {
    problem: 'A man saves ₦5,000 every month for 2 years at 6% simple interest. Find the interest.',
    trap: 'a saving every month',
  },
  {
    problem:
      '₦30,000 is invested at 5% for 2 years and the interest is withdrawn each year. Find the amount.',
    trap: 'a withdrawal',
  },
  {
    problem: 'A car travelling at 15 m/s overtakes a lorry travelling at 10 m/s in 4 s. Find the distance.',
    trap: 'two vehicles',
  },
  {
    problem:
      'Two cars move towards each other at 20 m/s and 30 m/s. They are 500 m apart. When do they meet?',
    trap: 'two vehicles',
  },
  { problem: 'A runner runs 100 m in 10 s and rests for 5 s. Find his average speed.', trap: 'a rest' },
  {
    problem: 'A car moves 3 km east and 4 km north in 10 minutes. Find its displacement.',
    trap: 'two directions',
  },
  {
    problem: 'A ball rolls from rest down a slope of length 10 m in 4 s. Find its acceleration.',
    trap: 'a slope',
  },
  {
    problem:
      'A lift of mass 500 kg moves up with an acceleration of 2 m/s². Find the tension in the cable. g = 10 m/s²',
    trap: 'a lift',
  },
  {
    problem:
      'A man of mass 60 kg stands in a lift that accelerates downwards at 2 m/s². Find his weight. g = 10 m/s²',
    trap: 'a lift',
  },
  {
    problem:
      'A stone of mass 2 kg falls from a height of 20 m. Find its kinetic energy on reaching the ground. g = 10 m/s²',
    trap: 'a fall and its energy',
  },
  {
    problem:
      'A 2 kg ball moving at 3 m/s collides with a 1 kg ball at rest and they stick together. Find their velocity.',
    trap: 'a collision',
  },
  {
    problem:
      'A force of 10 N and a force of 6 N act in opposite directions on a 2 kg body. Find the acceleration.',
    trap: 'opposite forces',
  },
  {
    problem:
      'A boy does 200 J of work in pulling a cart 10 m with a rope at 60° to the ground. Find the force.',
    trap: 'an angle',
  },
  {
    problem: 'A machine with an efficiency of 75% does 300 J of work in 10 s. Find the input power.',
    trap: 'an efficiency',
  },
  {
    problem: 'A kettle rated 2 kW takes 5 minutes to boil 1 kg of water. Find the heat lost.',
    trap: 'a loss of heat',
  },
  {
    problem: 'Three resistors of 2 Ω, 3 Ω and 6 Ω are connected to a 12 V supply. Find the current.',
    trap: 'neither in series nor in parallel',
  },
  {
    problem: 'A 100 W bulb and a 60 W bulb are used for 5 hours. Find the total energy in kWh.',
    trap: 'two bulbs',
  },
  {
    problem:
      'A current of 2 A flows through a 5 Ω resistor for 3 minutes. Half of the heat is lost. Find the heat used.',
    trap: 'a loss of heat',
  },
  {
    problem: 'Twelve 2 V cells are connected in series to a 6 Ω resistor. Find the current.',
    trap: 'many cells',
  },
  {
    problem:
      'A gas occupies 100 cm³ at 27 °C and 1 atm. Some gas leaks out and the pressure becomes 0.5 atm at constant temperature. Find the volume.',
    trap: 'a leak',
  },
  {
    problem:
      'The volume of a gas increases by 20% at constant temperature. If the initial pressure was 120 kPa, find the final pressure.',
    trap: 'a change in per cent',
  },
  {
    problem: 'A gas cylinder has 5 dm³ of oxygen at 10 atm. What volume of oxygen is released at 1 atm?',
    trap: 'a gas in a cylinder',
  },
  {
    problem:
      '10 g of NaOH is dissolved in 500 cm³ of water and 100 cm³ of the solution is taken. How many moles are in it? [NaOH = 40]',
    trap: 'a part of a solution',
  },
  { problem: 'What mass of oxygen is in 44 g of CO2? [C = 12, O = 16]', trap: 'an element in a compound' },
  {
    problem: "Find the number of atoms in 2 moles of O2. [Avogadro's number = 6.02 × 10²³]",
    trap: 'atoms, not molecules',
  },
  {
    problem: 'Calculate the mass of sodium in 40 g of NaOH. [Na = 23, O = 16, H = 1]',
    trap: 'an element in a compound',
  },
  {
    problem: '100 cm³ of water is added to 50 cm³ of 2 mol/dm³ HCl. Find the new concentration.',
    trap: 'a mixture',
  },
  {
    problem: 'If 25 cm³ of NaOH neutralises 20 cm³ of HCl, find the ratio of their concentrations.',
    trap: 'a ratio of concentrations',
  },
];
