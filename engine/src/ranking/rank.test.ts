import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { rankPassages } from './rank.ts';
import { withUnits } from './units.ts';

const scoresOf = (text: string) =>
  new Map(rankPassages(readSource([{ text }])).map(({ passage, score }) => [passage.text, score]));

describe('the ranking', () => {
  test('puts the steps of a worked example below every rule', () => {
    const scores = scoresOf(
      '# Speed\n\nSpeed is the distance that a body covers in a unit of time. The unit of speed is the metre per second. ' +
        'Example: a car covers a distance of 90 m in 6 s. The speed of this car is then 15 m/s. ' +
        'A speedometer shows the speed at a moment. Velocity has a direction as well.',
    );
    const steps = [...scores].filter(([text]) => /90 m|15 m/.test(text)).map(([, score]) => score);
    const others = [...scores].filter(([text]) => !/90 m|15 m/.test(text)).map(([, score]) => score);
    expect(steps).toHaveLength(2);
    expect(Math.max(...steps)).toBeLessThan(Math.min(...others));
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

  test('counts an exception more than a plain sentence', () => {
    const scores = scoresOf(
      'A minor is bound by a contract for food. A minor is free unless he buys daily food.',
    );
    expect(scores.size).toBe(2);
    const plain = scoresOf(
      'A minor is bound by a contract for food. A minor is free after he buys daily food.',
    );
    expect([...scores.values()][1]).toBeGreaterThan([...plain.values()][1] ?? 0);
  });

  test('leaves out the title of a handout', () => {
    const text = 'Malware is software that is written to do harm.';
    const scores = scoresOf(
      `COMPUTER SECURITY – class notes (copied from the forum)\n\n# Malware\n\n${text}`,
    );
    expect([...scores.keys()]).toEqual([text]);
  });

  test('quotes sentences of a script without spaces', () => {
    expect(scoresOf('叶绿素是吸收光能的绿色色素。').size).toBe(1);
    expect(scoresOf('第三页。').size).toBe(0);
  });
});

test("a lecturer's question isn't joined to what was said before", () => {
  const passage = { kind: 'paragraph', section: 0, page: undefined, speech: 'whole' } as const;
  const texts = [
    'The family teaches language and habits.',
    'It comes first of all.',
    'What are the other agents?',
  ];
  const { passages } = withUnits({
    language: 'en',
    sections: [{ heading: null, level: 1, page: undefined }],
    passages: texts.map((text) => ({ ...passage, text })),
  });
  expect(passages.map(({ text }) => text)).toEqual([`${texts[0]} ${texts[1]}`]);
});
