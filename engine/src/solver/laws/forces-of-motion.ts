import { kinematics, slowingDown } from './kinematics.ts';
import { BODY, force, mass, SI } from './mechanics.ts';
import type { Topic } from './topic.ts';

const STOPPING = '(?:decelerat|retard|slow|brak|to rest|stop)';
const anyForce = {
  ...force.variables.F,
  dimension: 'force',
  name: 'the force',
  names:
    '(?:average |resultant |net |constant |braking |retarding |unbalanced )?force(?: (?:on|exerted on|acting on|applied to|applied by|exerted by) (?:the|it)(?: [a-z]+)?)?',
} as const;
const MOVED = `${BODY} hits hit nail hammer wall strikes stopped acts changes applied required needed produces catches player by its`;

/** The force that changes a velocity. */
export const forcesOfMotion: readonly Topic[] = [kinematics, slowingDown].map((motion, index) => ({
  ...motion,
  family: 'forces and energy',
  cue: new RegExp(
    `^(?=.*\\bforce)(?=.*#mass)(?=.*#velocity)${index === 0 ? `(?!.*${STOPPING})` : `(?=.*${STOPPING})`}`,
    'is',
  ),
  variables: { ...motion.variables, F: anyForce, m: mass },
  systems: [SI],
  laws: [...motion.laws, index === 0 ? 'F = m*a' : 'F = m*d'],
  phrases: [
    { pattern: '(?:hits|strikes) an? [a-z]+ (?:at|with)(?: a (?:speed|velocity) of)? {u}' },
    ...motion.phrases,
  ],
  words: `${motion.words} ${MOVED}`,
}));
