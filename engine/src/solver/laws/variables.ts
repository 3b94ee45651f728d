/** A short way to write the topics that consist of one or two laws. */
import type { Family } from '../solution.ts';
import type { Dimension } from '../text/units.ts';
import type { Phrase, Topic, UnitSystem, Variable } from './topic.ts';

/** A quantity that is recognised by its unit, unless another quantity of the topic has the same one. */
export function quantity(
  dimension: Dimension,
  names: string,
  letters?: string,
  more: Partial<Variable> = {},
): Variable {
  const [first = ''] = names.split('|');
  const name = `the ${first.replace(/\(\?:[^)]*\)\??|\?/g, '').trim()}`;
  return { dimension, name, names, isPlain: true, ...(letters !== undefined && { letters }), ...more };
}

/** A quantity that only its name or its place in a phrase tells from another with the same unit. */
export function named(
  dimension: Dimension,
  names: string,
  letters?: string,
  more: Partial<Variable> = {},
): Variable {
  return quantity(dimension, names, letters, { isPlain: false, ...more });
}

export const SI: UnitSystem = {
  mass: 'kg',
  force: 'N',
  acceleration: 'm/s²',
  length: 'm',
  time: 's',
  velocity: 'm/s',
  energy: 'J',
  power: 'W',
  momentum: 'kg m/s',
  area: 'm²',
  volume: 'm³',
  density: 'kg/m³',
  pressure: 'Pa',
  frequency: 'Hz',
  voltage: 'V',
  current: 'A',
  resistance: 'Ω',
  charge: 'C',
  stiffness: 'N/m',
  capacitance: 'F',
  specificHeat: 'J/(kg K)',
  latentHeat: 'J/kg',
  temperature: '°C',
};

interface Short {
  family: Family;
  cue: RegExp;
  laws: readonly string[];
  variables: Readonly<Record<string, Variable>>;
  phrases?: readonly Phrase[];
  systems?: readonly UnitSystem[];
  words?: string;
  more?: Partial<Topic>;
}

/** A topic with the usual units and no phrases of its own. */
export function topicOf({ phrases = [], systems = [SI], words = '', more = {}, ...topic }: Short): Topic {
  return { ...topic, phrases, systems, words, ...more };
}
