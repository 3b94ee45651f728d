import type { GoldenProblem } from './problem.ts';

/** Mechanics, waves, heat and circuits, solved by hand. */
export const PHYSICS: readonly GoldenProblem[] = [
  {
    family: 'density and speed',
    problem: 'A man walks 9 km in 1 hour 30 minutes. What is his average speed?',
    answer: 'v = 6 km/h',
  },
  {
    family: 'density and speed',
    problem: 'A sound wave travels 1,700 m in 5 s. Calculate the speed of sound.',
    answer: 'v = 340 m/s',
  },
  {
    family: 'density and speed',
    problem: 'A metal block measures 5 cm by 4 cm by 2 cm and has a mass of 320 g. Calculate its density.',
    answer: 'ρ = 8 g/cm³',
  },
  {
    family: 'density and speed',
    problem: 'An athlete runs 400 m in 50 s. What is his speed in m/s?',
    answer: 'v = 8 m/s',
  },
  {
    family: 'density and speed',
    problem: 'The density of petrol is 0.8 g/cm³. What is the mass of 5 litres of petrol?',
    answer: 'm = 4000 g',
  },
  {
    family: 'density and speed',
    problem: 'A piece of gold has a mass of 38.6 g and a density of 19.3 g/cm³. What is its volume?',
    answer: 'V = 2 cm³',
  },
  {
    family: 'electricity',
    problem:
      'A transformer has 400 turns in the primary coil and 50 turns in the secondary coil. If the primary voltage is 240 V, find the secondary voltage.',
    answer: 'Vs = 30 V',
  },
  {
    family: 'electricity',
    problem:
      'A step-down transformer is connected to a 240 V mains and gives an output voltage of 12 V. If the primary coil has 1000 turns, calculate the number of turns in the secondary coil.',
    answer: 'Ns = 50',
  },
  {
    family: 'electricity',
    problem:
      'A cell of e.m.f. 1.5 V and internal resistance 0.5 Ω is connected to a 2.5 Ω resistor. Calculate the current in the circuit.',
    answer: 'I = 0.5 A',
  },
  {
    family: 'electricity',
    problem: 'A capacitor of capacitance 5 μF is connected to a 200 V supply. Find the charge stored.',
    answer: 'Q = 0.001 C',
  },
  {
    family: 'electricity',
    problem: 'An electric bulb is rated 60 W, 240 V. Calculate the current it takes.',
    answer: 'I = 0.25 A',
  },
  {
    family: 'electricity',
    problem: 'An electric heater rated 1.5 kW is used for 4 hours. Find the energy consumed in kWh.',
    answer: 'E = 6 kWh',
  },
  {
    family: 'electricity',
    problem: 'What is the resistance of a lamp rated 100 W, 200 V?',
    answer: 'R = 400 Ω',
  },
  {
    family: 'electricity',
    problem: 'Three resistors of 2 Ω, 4 Ω and 6 Ω are connected in series. What is the effective resistance?',
    answer: 'R = 12 Ω',
  },
  {
    family: 'forces and energy',
    problem:
      'A spring stretches by 4 cm when a force of 20 N is applied. Find the force constant of the spring.',
    answer: 'k = 500 N/m',
  },
  {
    family: 'forces and energy',
    problem:
      'A machine with a velocity ratio of 5 is used to lift a load of 600 N with an effort of 150 N. Calculate its efficiency.',
    answer: 'efficiency = 80%',
  },
  {
    family: 'forces and energy',
    problem:
      'The mechanical advantage of a machine is 4 and its velocity ratio is 5. Find the efficiency of the machine.',
    answer: 'efficiency = 80%',
  },
  {
    family: 'forces and energy',
    problem: 'Calculate the pressure at a depth of 10 m in sea water of density 1030 kg/m³. (g = 10 m/s²)',
    answer: 'P = 103000 Pa',
  },
  {
    family: 'forces and energy',
    problem: 'A force of 50 N acts on a body for 0.2 s. Calculate the impulse.',
    answer: 'J = 10 kg m/s',
  },
  {
    family: 'forces and energy',
    problem:
      'A stone of mass 0.5 kg moves in a circular path of radius 2 m with a speed of 4 m/s. Find the centripetal force.',
    answer: 'F = 4 N',
  },
  {
    family: 'forces and energy',
    problem:
      'A boy of mass 50 kg runs up a flight of stairs 6 m high in 10 s. Calculate the power developed. (g = 10 m/s²)',
    answer: 'P = 300 W',
  },
  {
    family: 'forces and energy',
    problem: 'A crane lifts a load of 500 N through a height of 12 m in 20 s. Calculate its power.',
    answer: 'P = 300 W',
  },
  {
    family: 'forces and energy',
    problem:
      'A pump raises 200 kg of water through a height of 6 m in 10 s. Calculate the power of the pump. (Take g = 10 m/s²)',
    answer: 'P = 1200 W',
  },
  {
    family: 'forces and energy',
    problem: 'A car of mass 1,000 kg moving at 20 m/s has what momentum?',
    answer: 'p = 20000 kg m/s',
  },
  {
    family: 'forces and energy',
    problem: 'A ball of mass 0.2 kg has a momentum of 4 kg m/s. Determine its velocity.',
    answer: 'v = 20 m/s',
  },
  {
    family: 'forces and energy',
    problem: 'Calculate the kinetic energy of a ball of mass 0.5 kg thrown with a velocity of 12 m/s.',
    answer: 'E = 36 J',
  },
  {
    family: 'forces and energy',
    problem: 'What force is required to give a mass of 2 kg an acceleration of 5 m/s²?',
    answer: 'F = 10 N',
  },
  {
    family: 'forces and energy',
    problem:
      'A block weighing 60 N rests on a surface of area 0.3 m². Calculate the pressure exerted by the block.',
    answer: 'P = 200 N/m²',
  },
  {
    family: 'forces and energy',
    problem:
      'A man pushes a wheelbarrow with a force of 80 N over a distance of 25 m in 40 s. Calculate the power developed.',
    answer: 'P = 50 W',
  },
  {
    family: 'forces and energy',
    problem:
      'A body of mass 5 kg is raised to a height of 10 m. Find the potential energy gained. [g = 10 m/s²]',
    answer: 'E = 500 J',
  },
];
