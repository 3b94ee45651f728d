import type { GoldenProblem } from './problem.ts';

/** Commerce and science problems, solved by hand. */
export const SCIENCE: readonly GoldenProblem[] = [
  {
    family: 'interest',
    problem: 'Calculate the simple interest on ₦45,000 at 8% per annum for 30 months.',
    answer: 'I = ₦9,000',
  },
  {
    family: 'interest',
    problem:
      'A man borrowed ₦60,000 at 5% per annum simple interest. After how many years will the interest be ₦12,000?',
    answer: 'T = 4 years',
  },
  {
    family: 'interest',
    problem:
      'Ngozi deposits ₦200,000 in a bank at 6% per annum compound interest. Find the amount after 2 years.',
    answer: 'A = ₦224,720',
  },
  {
    family: 'elasticity',
    problem:
      'The price of a commodity rises from ₦20 to ₦25 and the quantity demanded falls from 200 units to 150 units. Calculate the price elasticity of demand.',
    answer: 'E = −1',
  },
  {
    family: 'elasticity',
    problem:
      'Using the midpoint method, find the price elasticity of demand when price falls from ₦12 to ₦8 and quantity demanded increases from 40 to 60.',
    answer: 'E = −1',
  },
  {
    family: 'kinematics',
    problem:
      'A motorcycle starting from rest reaches a velocity of 24 m/s in 8 s. Calculate its acceleration.',
    answer: 'a = 3 m/s²',
  },
  {
    family: 'kinematics',
    problem:
      'A car moving with a velocity of 15 m/s accelerates uniformly at 2 m/s² for 6 s. What distance does it cover?',
    answer: 's = 126 m',
  },
  {
    family: 'kinematics',
    problem:
      'A stone falls freely from rest from the top of a tower 80 m high. Find the velocity with which it hits the ground. [Take g = 10 m/s²]',
    answer: 'v = 40 m/s',
  },
  {
    family: 'forces and energy',
    problem: 'A net force of 24 N acts on a body of mass 6 kg. Calculate the acceleration produced.',
    answer: 'a = 4 m/s²',
  },
  {
    family: 'forces and energy',
    problem:
      'How much work is done when a force of 50 N moves a box through a distance of 4 m in the direction of the force?',
    answer: 'W = 200 J',
  },
  {
    family: 'forces and energy',
    problem: 'Calculate the potential energy of a 3 kg stone held 5 m above the ground. (g = 10 m/s²)',
    answer: 'E = 150 J',
  },
  {
    family: 'electricity',
    problem:
      'What is the current in a wire of resistance 15 Ω when the potential difference across it is 4.5 V?',
    answer: 'I = 0.3 A',
  },
  {
    family: 'electricity',
    problem:
      'Three resistors of 2 Ω, 3 Ω and 6 Ω are connected in parallel. Calculate the equivalent resistance.',
    answer: 'R = 1 Ω',
  },
  {
    family: 'electricity',
    problem: 'An electric kettle rated 2 kW is used for 5 minutes. Calculate the energy consumed.',
    answer: 'E = 600000 J',
  },
  {
    family: 'gas laws',
    problem:
      'A fixed mass of gas occupies 250 cm³ at 760 mmHg. What pressure is needed to reduce its volume to 200 cm³ at constant temperature?',
    answer: 'P₂ = 950 mmHg',
  },
  {
    family: 'gas laws',
    problem:
      'At constant pressure, a gas is heated from 27 °C to 127 °C. If its initial volume is 600 cm³, find the final volume.',
    answer: 'V₂ = 800 cm³',
  },
  {
    family: 'chemistry',
    problem: 'How many moles are there in 11 g of CO₂? [C = 12, O = 16]',
    answer: 'n = 0.25 mol',
  },
  {
    family: 'chemistry',
    problem:
      'Calculate the molar concentration of a solution containing 4 g of NaOH in 250 cm³ of solution. (Na = 23, O = 16, H = 1)',
    answer: 'C = 0.4 mol/dm³',
  },
  {
    family: 'density and speed',
    problem: 'A block of wood has a mass of 480 g and a volume of 600 cm³. Find its density.',
    answer: 'ρ = 0.8 g/cm³',
  },
  {
    family: 'density and speed',
    problem: 'A cyclist rides at a constant speed of 15 km/h for 40 minutes. How far does he travel?',
    answer: 's = 10 km',
  },
  {
    family: 'interest',
    problem:
      'Mr Bello invested ₦120,000 at 9% per annum compound interest. How much would the investment be worth after 2 years?',
    answer: 'A = ₦142,572',
  },
  {
    family: 'kinematics',
    problem:
      'A sprinter starting from rest covers a distance of 18 m in 3 s with uniform acceleration. Find the acceleration.',
    answer: 'a = 4 m/s²',
  },
  {
    family: 'kinematics',
    problem:
      'A pebble is dropped into a well and hits the water after 3 s. How deep is the well? (g = 10 m/s²)',
    answer: 'h = 45 m',
  },
  {
    family: 'forces and energy',
    problem: 'What is the kinetic energy of a 900 kg car travelling at 36 km/h?',
    answer: 'E = 45000 J',
  },
  {
    family: 'electricity',
    problem:
      'A torch bulb carries a current of 0.3 A when the voltage across it is 3 V. Determine the power of the bulb.',
    answer: 'P = 0.9 W',
  },
  {
    family: 'gas laws',
    problem:
      'The pressure of a gas in a sealed tin is 100 kPa at 17 °C. Calculate its pressure at 307 °C, assuming the volume is constant.',
    answer: 'P₂ = 200 kPa',
  },
  {
    family: 'chemistry',
    problem:
      'Determine the concentration of a solution made by dissolving 14.2 g of Na₂SO₄ in water to make 250 cm³. [Na = 23, S = 32, O = 16]',
    answer: 'C = 0.4 mol/dm³',
  },
  {
    family: 'kinematics',
    problem: 'A taxi travelling at 30 m/s slows down at 5 m/s² until it stops. What distance does it cover?',
    answer: 's = 90 m',
  },
];
