import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { rankUnits } from './rank.ts';

const scoresOf = (text: string) => {
  const source = readSource([{ text }]);
  return new Map(rankUnits(source).map(({ unit, score }) => [unit.text, score]));
};

describe('the ranking', () => {
  test('puts the steps of a worked example below the rule that they apply', () => {
    const scores = scoresOf(
      '# Speed\n\nSpeed is the distance that a body covers in a unit of time. ' +
        'Example: a car covers a distance of 90 m in 6 s. The speed of this car is then 15 m/s. Velocity has a direction.',
    );
    const steps = [...scores].filter(([text]) => /90 m|15 m/.test(text)).map(([, score]) => score);
    expect(steps).toHaveLength(2);
    expect(Math.max(...steps)).toBeLessThan([...scores.values()][0] ?? 0);
  });

  test('counts the last sentence of a section less than the same sentence before it', () => {
    const [lead, first, second] = [
      'Soil is the top layer of the earth.',
      'Plant roots take water from it daily.',
      'Small animals live in it all year.',
    ];
    const inOrder = (a = '', b = '') => scoresOf(`# Soil\n\n${lead} ${a} ${b}`);
    for (const text of [first, second]) {
      const other = text === first ? second : first;
      expect(inOrder(other, text).get(text ?? '')).toBeLessThan(inOrder(text, other).get(text ?? '') ?? 0);
    }
  });

  test('puts a definition above an aside of the same section', () => {
    const scores = [
      ...scoresOf(
        '# Osmosis\n\nOsmosis is the movement of water through a membrane. Sometimes a class watches it with an egg.',
      ).values(),
    ];
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 1);
  });
});
