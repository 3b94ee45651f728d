import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { type BoostedTrees, chanceOf, readTrees } from './boosted-trees.ts';
import { explainConcept } from './explain.ts';
import { LIKELY } from './likely-trees.ts';

const NOTES = `# Fuel wood

More than 70 % of households in the north cook with firewood because kerosene and gas are too expensive. Seedlings die because nobody waters them after the officials have left. Lake Chad has shrunk to about a tenth of the size that it had in 1963.

# Keeping food

Food that has thawed must not be frozen again, since bacteria have multiplied in it. Milk is heated to 72 °C for 15 seconds and cooled at once. It kills the germs of tuberculosis, but not all bacteria, so pasteurised milk must be kept cold.

# The experiment

Goggles and gloves were worn because hydrogen peroxide burns the skin. The volume of oxygen was read after 60 seconds.

# Elections

The British wanted amalgamation because the North had a budget deficit and the South had a surplus.

To be elected president of Nigeria, a candidate needs the highest number of votes and at least a quarter of the votes in two-thirds of the states. The chairman of the commission serves for five years, which can be renewed once. Ballot papers run out.`;

const source = readSource([{ text: NOTES }]);
const answerTo = (question: string, model: BoostedTrees | null = LIKELY) => {
  const result = explainConcept(source, question, model);
  return result.isEmpty ? result.reason : result.parts.map(({ text }) => text).join(' ');
};

describe('a question that no rule finds an answer to', () => {
  test.each([
    ['why did the students put on gloves', /^Goggles and gloves were worn because/],
    ["Why can't you refreeze food that has melted?", /^Food that has thawed must not be frozen again/],
    ['why do the young trees die', /^Seedlings die because/],
    ['what must a presidential candidate get to win in Nigeria', /at least a quarter of the votes/],
  ])('is answered by the passage that most likely answers “%s”', (question, text) => {
    expect([answerTo(question, null), answerTo(question)]).toEqual([
      expect.stringMatching(/^not-/),
      expect.stringMatching(text),
    ]);
  });

  test.each([
    ['the only passage like it says when something else happened', 'When was Lake Chad discovered?'],
    ['the only reason in the notes is for another claim', 'Why did the South oppose amalgamation?'],
    ['the notes have only one common word of it', 'Why is federalism expensive to run?'],
    ['the notes say nothing of its subject', 'Why do banks fail?'],
  ])('stays refused if %s', (_, question) => {
    expect(answerTo(question)).toMatch(/^not-/);
  });
});

describe('a question that is refused', () => {
  const closeTo = (question: string) => {
    const result = explainConcept(source, question);
    return result.isEmpty ? [result.message, ...result.related.map(({ text }) => text)] : [];
  };

  test.each([
    ['how long does the head of the electoral body stay in office', /serves for five years/],
    ['what share of votes wins the presidency', /the highest number of votes/],
  ])('comes with the passage that may answer it in other words: “%s”', (question, text) => {
    expect(closeTo(question).slice(0, 2)).toEqual([
      expect.stringMatching(/^Your notes have no clear answer to that/),
      expect.stringMatching(text),
    ]);
  });

  test('comes with each passage once', () => {
    const passages = closeTo('is boiled milk safe to leave on the table').slice(1);
    expect(passages.filter((text) => text.includes('heated to 72 °C'))).toHaveLength(1);
  });

  test.each(['Why do banks fail?', 'Why is federalism expensive to run?'])(
    "comes without passages that aren't about it: “%s”",
    (question) => {
      expect(closeTo(question)).toEqual([expect.stringMatching(/^Your notes don't answer that/)]);
    },
  );
});

test('adds up the leaves of all trees that the features lead to', () => {
  const trees = readTrees('own:0.5,rows:1,lost:0|-1,-2,3,0.5\nlost:2,own:9,own:9|1,0,0,0');
  const chance = chanceOf({ bias: 0, trees }, { own: 0.7, lost: 0 });
  expect(chance).toBeCloseTo(1 / (1 + Math.exp(-4)));
});
