/** Problems that must be refused, each with the reason. */
export interface Trap {
  problem: string;
  trap: string;
}

/** A value is missing, or the problem asks for several, or contradicts itself. */
export const TRAPS: readonly Trap[] = [
  { problem: 'A car accelerates for 5 s. Find its final velocity.', trap: 'missing data' },
  { problem: 'Find the simple interest on ₦50,000 at 5% per annum.', trap: 'missing data: the time' },
  {
    problem: 'A stone is dropped from a height of 45 m. Find the time to reach the ground.',
    trap: 'g is not given',
  },
  {
    problem: 'A gas occupies 300 cm³ at 2 atm. Find its volume at 3 atm.',
    trap: 'nothing says that the temperature is constant',
  },
  { problem: 'Solve x + y = 7', trap: 'one equation, two letters' },
  {
    problem:
      'A car starts from rest with an initial velocity of 10 m/s and accelerates at 2 m/s² for 5 s. Find its final velocity.',
    trap: 'contradictory',
  },
  {
    problem:
      'A body starts from rest, accelerates at 2 m/s² for 5 s and reaches 30 m/s. Find the distance covered.',
    trap: 'contradictory: 2 × 5 is not 30',
  },
  { problem: 'Evaluate 6 ÷ 2(1 + 2)', trap: 'two readings' },
  { problem: 'Solve 1/2x = 4', trap: 'two readings' },
  {
    problem: 'A car of mass 1200 kg moves 50 m from rest at 2 m/s². Find its final velocity.',
    trap: 'a mass that motion does not need',
  },
  {
    problem: 'A car travels 60 km in 1 hour and 100 km in the next 2 hours. Find its average speed.',
    trap: 'two stages',
  },
  {
    problem: 'Two forces of 3 N and 4 N act on a 5 kg body at right angles. Find its acceleration.',
    trap: 'vectors',
  },
  {
    problem: 'A force of 20 N acts at 60° to the horizontal on a 5 kg block. Find the acceleration.',
    trap: 'vectors',
  },
  {
    problem:
      'A block of mass 5 kg is pulled by a force of 20 N against a friction of 5 N. Find the acceleration.',
    trap: 'friction',
  },
  {
    problem:
      'A 2 Ω resistor is in series with a parallel combination of 3 Ω and 6 Ω. Find the total resistance.',
    trap: 'a mixed circuit',
  },
  {
    problem: 'A trader bought 10 oranges for ₦500 and sold them at ₦60 each. Find the percentage profit.',
    trap: 'each',
  },
  { problem: 'Find 15% of the students who did not pass out of 240.', trap: 'not' },
  { problem: 'Solve x² − 5x + 6 = 0 where x is not 2', trap: 'not' },
  { problem: 'What is the colour of x?', trap: 'nonsense' },
  { problem: 'asdf 12 qwerty 7', trap: 'nonsense' },
  { problem: 'Find the mean.', trap: 'missing data' },
  { problem: 'Find the mean of all the numbers except the largest: 3, 5, 7, 9', trap: 'except' },
  { problem: 'Find the mean of 100,200,300', trap: 'one number or three' },
  { problem: 'How many ways can 5 people sit in a row?', trap: 'another topic' },
  { problem: 'Factorise x²+5x+6 and hence solve x²+5x+6=0', trap: 'two questions' },
  { problem: 'Differentiate y = x² + 3x and find the minimum value', trap: 'two questions' },
  { problem: 'Integrate x eˣ dx', trap: 'integration by parts' },
  { problem: 'Evaluate ∫ from -1 to 1 of 1/x² dx', trap: 'the integral does not exist' },
  {
    problem: 'Find the compound interest on ₦5,000 at 5% per month for 2 years.',
    trap: 'a rate for a month',
  },
  { problem: 'Find the next term of 1, 4, 9, 16, …', trap: 'neither arithmetic nor geometric' },
  { problem: 'Solve 3x + 5 = 20 and 2x > 1', trap: 'a mixture of conditions' },
  {
    problem: 'A gas at 27 °C and 2 atm is heated to 127 °C at constant pressure. Find its final pressure.',
    trap: 'contradictory',
  },
  {
    problem:
      'The temperature of a gas rises by 50 °C from 300 K at constant pressure. Its volume was 2 dm³. Find the new volume.',
    trap: 'a change, not a value',
  },
  {
    problem: 'Find the force if the mass is 5 kg and the acceleration is 2 m/s², and the work done in 3 m.',
    trap: 'two questions',
  },
  { problem: 'A car moves at 20 m/s for 5 s. Find its acceleration.', trap: 'missing data' },
  {
    problem:
      'A stone is thrown upwards with a velocity of 20 m/s from the top of a tower 25 m high. How long does it take to reach the ground? (g = 10 m/s²)',
    trap: 'two heights',
  },
];
