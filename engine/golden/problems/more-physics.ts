import type { GoldenProblem } from './problem.ts';

/** Mechanics, waves, heat and circuits, solved by hand. */
export const MORE_PHYSICS: readonly GoldenProblem[] = [
  {
    family: 'forces and energy',
    problem: 'Calculate the weight of a body of mass 12 kg on a planet where g = 1.6 m/s²',
    answer: 'W = 19.2 N',
  },
  {
    family: 'kinematics',
    problem: 'A car accelerates uniformly from 10 m/s to 30 m/s in 5 s. Calculate the distance covered.',
    answer: 's = 100 m',
  },
  {
    family: 'kinematics',
    problem:
      'A train moving at 54 km/h is accelerated uniformly to 25 m/s in 20 s. Calculate its acceleration.',
    answer: 'a = 0.5 m/s²',
  },
  {
    family: 'kinematics',
    problem: 'Calculate the velocity acquired by a rocket that accelerates from rest at 25 m/s² for 8 s.',
    answer: 'v = 200 m/s',
  },
  {
    family: 'kinematics',
    problem: 'A lorry starts from rest and accelerates at 1.5 m/s². How far does it travel in the first 8 s?',
    answer: 's = 48 m',
  },
  {
    family: 'kinematics',
    problem:
      'A motorist travelling at 20 m/s applied his brakes and came to rest after covering 40 m. Calculate his deceleration.',
    answer: 'd = 5 m/s²',
  },
  {
    family: 'kinematics',
    problem:
      'How long does it take a car with an initial speed of 5 m/s and an acceleration of 2 m/s² to reach a speed of 25 m/s?',
    answer: 't = 10 s',
  },
  {
    family: 'kinematics',
    problem: 'A bus increases its speed from 36 km/h to 72 km/h in 10 s. Find its acceleration.',
    answer: 'a = 1 m/s²',
  },
  {
    family: 'kinematics',
    problem: 'An aeroplane lands with a velocity of 60 m/s and stops after 30 s. What is its retardation?',
    answer: 'd = 2 m/s²',
  },
  {
    family: 'kinematics',
    problem:
      'A body moves with a uniform acceleration of 4 m/s² from rest. What distance does it cover in 10 seconds?',
    answer: 's = 200 m',
  },
  {
    family: 'kinematics',
    problem:
      'A car travelling at 30 m/s slows down uniformly to 10 m/s over a distance of 80 m. Find the deceleration.',
    answer: 'd = 5 m/s²',
  },
  {
    family: 'kinematics',
    problem:
      'A stone is thrown vertically upward with a speed of 20 m/s. How high does it rise? (g = 10 m/s²)',
    answer: 'H = 20 m',
  },
  {
    family: 'kinematics',
    problem:
      'A mango falls from a tree 5 m high. With what velocity does it hit the ground? Take g = 10 m/s².',
    answer: 'v = 10 m/s',
  },
  {
    family: 'kinematics',
    problem:
      'A ball is dropped from the top of a tower and reaches the ground in 4 s. Calculate the height of the tower. [g = 10 m/s²]',
    answer: 'h = 80 m',
  },
  {
    family: 'kinematics',
    problem: 'A sprinter reaches a speed of 12 m/s from rest in 3 seconds. What is his average acceleration?',
    answer: 'a = 4 m/s²',
  },
  {
    family: 'kinematics',
    problem:
      'A vehicle starting from rest attains a speed of 72 km/h after moving 100 m. Calculate its acceleration.',
    answer: 'a = 2 m/s²',
  },
  {
    family: 'waves and heat',
    problem: 'A wave of frequency 50 Hz has a wavelength of 4 m. Calculate its speed.',
    answer: 'v = 200 m/s',
  },
  {
    family: 'waves and heat',
    problem:
      'A radio station broadcasts at a frequency of 100 MHz. If the speed of the waves is 3 × 10⁸ m/s, find the wavelength.',
    answer: 'λ = 3 m',
  },
  {
    family: 'waves and heat',
    problem: 'A tuning fork makes 512 vibrations in 2 s. What is its frequency?',
    answer: 'f = 256 Hz',
  },
  {
    family: 'waves and heat',
    problem: 'The period of a wave is 0.02 s. Calculate its frequency.',
    answer: 'f = 50 Hz',
  },
  {
    family: 'waves and heat',
    problem: 'Water waves of wavelength 6 cm travel at 24 cm/s. Find the frequency of the waves.',
    answer: 'f = 4 Hz',
  },
  {
    family: 'waves and heat',
    problem:
      'A coin at the bottom of a pond 2 m deep appears to be 1.5 m below the surface. Calculate the refractive index of the water.',
    answer: 'n ≈ 1.333',
  },
  {
    family: 'waves and heat',
    problem:
      'The real depth of a swimming pool is 4 m. If the refractive index of water is 4/3, what is its apparent depth?',
    answer: 'a = 3 m',
  },
  {
    family: 'waves and heat',
    problem:
      'The speed of light in air is 3.0 × 10⁸ m/s. If the speed of light in glass is 2.0 × 10⁸ m/s, find the refractive index of glass.',
    answer: 'n = 1.5',
  },
  {
    family: 'waves and heat',
    problem:
      'How much heat is needed to raise the temperature of 2 kg of water from 20 °C to 70 °C? (specific heat capacity of water = 4200 J/kg K)',
    answer: 'Q = 420000 J',
  },
  {
    family: 'waves and heat',
    problem:
      'Calculate the quantity of heat required to raise the temperature of 0.5 kg of copper by 40 °C. [Specific heat capacity of copper = 400 J kg⁻¹ K⁻¹]',
    answer: 'Q = 8000 J',
  },
  {
    family: 'waves and heat',
    problem:
      'A 2 kg block of metal absorbs 18,000 J of heat and its temperature rises by 20 K. Find its specific heat capacity.',
    answer: 'c = 450 J/(kg K)',
  },
  {
    family: 'waves and heat',
    problem:
      'Calculate the heat required to convert 0.2 kg of ice at 0 °C to water at the same temperature. (Specific latent heat of fusion of ice = 3.36 × 10⁵ J/kg)',
    answer: 'Q = 67200 J',
  },
  {
    family: 'waves and heat',
    problem:
      'How long will it take a 2 kW heater to raise the temperature of 4 kg of water from 30 °C to 80 °C? (specific heat capacity of water = 4200 J/kgK)',
    answer: 't = 420 s',
  },
];
