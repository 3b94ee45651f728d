/** All topics whose problems are solved by laws between quantities. */

import { CIRCUITS } from './circuits.ts';
import { compoundInterest } from './compound-interest.ts';
import { elasticities } from './elasticity.ts';
import { percentageElasticities } from './elasticity-percentages.ts';
import { ohm, resistorTopics } from './electricity.ts';
import { kineticEnergy, potentialEnergy, work } from './energy.ts';
import { forcesOfMotion } from './forces-of-motion.ts';
import { freeFall, upwardThrow } from './free-fall.ts';
import { FURTHER_MECHANICS } from './further-mechanics.ts';
import { commission, growths } from './growth.ts';
import { heat } from './heat.ts';
import { idealGas } from './ideal-gas.ts';
import { kinematics, slowingDown } from './kinematics.ts';
import { density, force, momentum, pressure, weight } from './mechanics.ts';
import { percentages } from './percentages.ts';
import { progressions } from './progressions.ts';
import { simpleInterest } from './simple-interest.ts';
import { tax } from './tax.ts';
import type { Topic } from './topic.ts';
import { discount, profit } from './trade.ts';
import { uniformMotion } from './uniform-motion.ts';
import { WAVES } from './waves.ts';
import { zScores } from './z-score.ts';

export const TOPICS: readonly Topic[] = [
  kinematics,
  slowingDown,
  freeFall,
  upwardThrow,
  uniformMotion,
  force,
  ...forcesOfMotion,
  weight,
  work,
  kineticEnergy,
  potentialEnergy,
  momentum,
  density,
  pressure,
  ohm,
  ...resistorTopics,
  idealGas,
  simpleInterest,
  compoundInterest,
  profit,
  discount,
  tax,
  commission,
  ...growths,
  ...percentages,
  ...progressions,
  ...zScores,
  ...WAVES,
  heat,
  ...CIRCUITS,
  ...FURTHER_MECHANICS,
  ...elasticities,
  ...percentageElasticities,
];
