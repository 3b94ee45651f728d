/** Every topic whose problems are laws between quantities. */
import { elasticities } from './elasticity.ts';
import { ohm, resistorTopics } from './electricity.ts';
import { idealGas } from './gases.ts';
import { compoundInterest, simpleInterest } from './interest.ts';
import { freeFall, kinematics, uniformMotion, upwardThrow } from './kinematics.ts';
import {
  density,
  force,
  kineticEnergy,
  momentum,
  potentialEnergy,
  pressure,
  weight,
  work,
} from './mechanics.ts';
import { percentages, progressions, zScore } from './numbers.ts';
import type { Topic } from './topic.ts';
import { discount, profit, tax } from './trade.ts';

export const TOPICS: readonly Topic[] = [
  kinematics,
  freeFall,
  upwardThrow,
  uniformMotion,
  force,
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
  ...percentages,
  ...progressions,
  zScore,
  ...elasticities,
];
