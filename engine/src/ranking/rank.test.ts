import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { rankUnits } from './rank.ts';

const scoresOf = (text: string) => {
  const source = readSource([{ text }]);
  return new Map(rankUnits(source).map(({ unit, score }) => [unit.text, score]));
};

describe('the ranking', () => {
  test('leaves out the steps of a worked example, but not the rule or what follows', () => {
    const texts = [
      ...scoresOf(
        '# Speed\n\nSpeed is the distance that a body covers in a unit of time. ' +
          'Example: a car covers a distance of 90 m in 6 s. The speed of this car is then 15 m/s. Velocity has a direction.',
      ).keys(),
    ].join(' ');
    expect(texts).toMatch(/distance that a body covers.*Velocity has a direction/);
    expect(texts).not.toMatch(/90 m|15 m/);
  });

  test('leaves out the whole paragraph of a numbered example, and keeps the next one', () => {
    const texts = [
      ...scoresOf(
        'Probability is the measure of how likely an event is.\n\n' +
          'Example 2. A bag has 5 red and 3 blue balls. Two balls are drawn one after the other. P(both red) = 5/14.\n\n' +
          'Independent events do not change the probability of each other.',
      ).keys(),
    ].join(' ');
    expect(texts).toMatch(/Probability is.*Independent events/);
    expect(texts).not.toMatch(/balls|5\/14/);
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

  test('raises a case and its decision above other sentences with the same words', () => {
    const textOf = (name: string) =>
      `# Negligence\n\nIn ${name} (1962) a trader sold a tin of fish to a child. The trader was held liable, because he knew that it was old.`;
    const [facts = 0, decision = 0] = scoresOf(textOf('Hale v. Obi')).values();
    const [story = 1, end = 1] = scoresOf(textOf('Hale and Obi')).values();
    expect(facts).toBeGreaterThan(story);
    expect(decision).toBeGreaterThan(end);
  });
});
