import { BODY, IT, MOTION } from './kinematics.ts';
import type { Topic } from './topic.ts';

/** Motion at constant speed. */
export const uniformMotion: Topic = {
  family: 'density and speed',
  variables: {
    v: {
      dimension: 'velocity',
      name: 'the speed',
      names: '(?:average |constant |uniform |steady )?(?:speed|velocity)',
      letters: 'v',
      isPlain: true,
    },
    s: {
      dimension: 'length',
      name: 'the distance',
      names: '(?:total )?distance(?: (?:travelled|traveled|covered))?',
      letters: 's|d',
      isPlain: true,
    },
    t: {
      dimension: 'time',
      name: 'the time',
      names:
        '(?:total )?time(?: taken)?(?: (?:by|for) (?:the|an?|him|her|it)(?: [a-z]+)?)?(?: to (?:cover|travel|complete|go))?',
      letters: 't',
      isPlain: true,
    },
  },
  laws: ['v = s/t'],
  phrases: [
    {
      pattern: `how long (?:does|did|will|would)${IT} (?:take|need)(?: to (?:travel|cover|complete|go))?(?= |\\?|$)`,
      asks: 't',
    },
    {
      pattern: `how far (?:does|did|will|would|has|can)${IT} (?:travel|go|move|run|walk|drive|ride|fly|cover)(?:led)?`,
      asks: 's',
    },
    {
      pattern: `how fast (?:does|did|is|was)${IT} (?:travel|go|move|travelling|moving|going|run|walk)`,
      asks: 'v',
    },
    { pattern: '(?:from|between) [A-Z][a-z]+ (?:to|and) [A-Z][a-z]+' },
  ],
  systems: [
    { length: 'm', time: 's', velocity: 'm/s' },
    { length: 'km', time: 'h', velocity: 'km/h' },
  ],
  words: `${BODY} ${MOTION} left leaves leaving away apart wave light runs run walks walk drives drive rides ride flies fly journey trip race town city between to average ship boat sound train traveller tortoise she covers travel travels`,
};
