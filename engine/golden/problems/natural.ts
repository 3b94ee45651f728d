import type { GoldenProblem } from './problem.ts';

/** Problems as teachers phrase them, none of them like the ones before, solved by hand. */
export const NATURAL: readonly GoldenProblem[] = [
  {
    family: 'arithmetic',
    problem:
      'Mama Chidi shared ₦45,000 among her three children so that Ada got 2/5 of it and Obi got 1/3 of it. How much did the third child get?',
    answer: '₦12,000',
  },
  {
    family: 'arithmetic',
    problem:
      'A tailor used 2¾ m of cloth for a shirt and 1⅝ m for trousers. How many metres did he use altogether?',
    answer: '35/8 = 4.375',
  },
  { family: 'arithmetic', problem: 'Evaluate (2.4 × 10⁵) ÷ (8 × 10²)', answer: '300' },
  {
    family: 'arithmetic',
    problem: 'If p = −2, q = 3 and r = 5, find the value of p² + qr − 2p',
    answer: '23',
  },
  {
    family: 'chemistry',
    problem: 'Calculate the number of moles in 8.5 g of ammonia, NH₃. (N = 14, H = 1)',
    answer: 'n = 0.5 mol',
  },
  {
    family: 'chemistry',
    problem:
      'What is the concentration in mol/dm³ when 0.3 mol of glucose is dissolved to make 600 cm³ of solution?',
    answer: 'C = 0.5 mol/dm³',
  },
  {
    family: 'chemistry',
    problem:
      '25 cm³ of 0.2 mol/dm³ NaOH is exactly neutralised by 20 cm³ of HCl. What is the concentration of the acid?',
    answer: 'C = 0.25 mol/dm³',
  },
  {
    family: 'chemistry',
    problem: 'Find the percentage by mass of nitrogen in NH₄NO₃. [N = 14, H = 1, O = 16]',
    answer: 'percentage = 35%',
  },
  {
    family: 'density and speed',
    problem:
      'A bus left Lokoja at 8:30 a.m. and reached Abuja, 195 km away, at 11:30 a.m. What was its average speed?',
    answer: 'v = 65 km/h',
  },
  {
    family: 'density and speed',
    problem: 'Calculate the mass in kilograms of 0.02 m³ of kerosene whose density is 800 kg/m³.',
    answer: 'm = 16 kg',
  },
  {
    family: 'density and speed',
    problem:
      'A measuring cylinder contains 50 cm³ of water. When a stone of mass 75 g is lowered into it, the level rises to 80 cm³. What is the density of the stone?',
    answer: 'ρ = 2.5 g/cm³',
  },
  {
    family: 'density and speed',
    problem: 'A plane flies 1,350 km at 540 km/h. How long does the flight take?',
    answer: 't = 2.5 h',
  },
  {
    family: 'density and speed',
    problem: 'Express a speed of 108 km/h in metres per second.',
    answer: '108 km/h = 30 m/s',
  },
  { family: 'derivatives', problem: 'Find the derivative of (2x + 1)(x² − 3)', answer: '6x² + 2x − 6' },
  {
    family: 'derivatives',
    problem:
      'A particle moves so that its distance after t seconds is s = t³ − 6t² + 9t metres. Find its velocity when t = 4.',
    answer: 'v = 9 m/s',
  },
  { family: 'derivatives', problem: 'Differentiate 5/x² with respect to x.', answer: '−10/x³' },
  { family: 'derivatives', problem: 'If y = (4x + 3)/(x − 2), find dy/dx.', answer: '−11/(x − 2)²' },
  {
    family: 'derivatives',
    problem: 'Find the x-coordinate of the turning point of the curve y = x² − 8x + 3.',
    answer: 'x = 4',
  },
  { family: 'derivatives', problem: 'Find the second derivative of y = x⁴ − 3x².', answer: '12x² − 6' },
  {
    family: 'elasticity',
    problem:
      'When a seller reduced the price of garri from ₦1,000 to ₦900 per paint, the quantity bought rose from 50 to 65 paints. Determine the price elasticity of demand.',
    answer: 'E = −3',
  },
  {
    family: 'elasticity',
    problem:
      'If income rises by 5% and the demand for used clothes falls by 3%, what is the income elasticity of demand?',
    answer: 'E = −0.6',
  },
  {
    family: 'elasticity',
    problem:
      'The price elasticity of demand for petrol is −0.4. By what percentage will the quantity demanded fall if the price goes up by 15%?',
    answer: 'fall in quantity = 6%',
  },
  {
    family: 'elasticity',
    problem:
      'A cut in the bus fare from ₦250 to ₦200 raises the number of passengers from 800 to 880 a day. Work out the price elasticity of demand.',
    answer: 'E = −0.5',
  },
  {
    family: 'electricity',
    problem: 'A 60 W lamp is connected to a 240 V mains. How much current does it draw?',
    answer: 'I = 0.25 A',
  },
  {
    family: 'electricity',
    problem: 'What quantity of charge passes through a wire in 2 minutes if a current of 0.5 A flows in it?',
    answer: 'Q = 60 C',
  },
  {
    family: 'electricity',
    problem:
      'A 6 Ω and a 3 Ω resistor are connected in parallel across a 12 V battery. Calculate the total current.',
    answer: 'I = 6 A',
  },
  {
    family: 'electricity',
    problem: 'How much does it cost to use a 2,000 W iron for 3 hours if electricity costs ₦70 per kWh?',
    answer: 'cost = ₦420',
  },
  {
    family: 'electricity',
    problem: 'Find the power dissipated in a 20 Ω resistor when a current of 3 A passes through it.',
    answer: 'P = 180 W',
  },
];
