import { expect, test } from 'vitest';
import { readMaterial } from './material.ts';

const TOPIC = 'Osmosis is the movement of water through a membrane.';

function readOf(heading: string, lines: readonly string[]): string[] {
  const text = `# Osmosis\n\n${TOPIC}\n\n# ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
  return readMaterial(text, []).source.passages.map((passage) => passage.text);
}

test.each([
  ['Homework', ['A cell lies in salt water.', 'Say what happens to it.', 'Bring your answer on Friday.']],
  ['Assignment', ['Explain turgor.', 'Draw a plant cell.', 'No submission, no marks.']],
  ['Assignment', ['State four differences between rods and cones.', 'Bring your notebooks on Thursday.']],
  ['Evaluation', ['What is a membrane?', 'State two uses of osmosis.']],
])('a part headed %j that sets tasks is left out', (heading, lines) => {
  expect(readOf(heading, lines)).toEqual([TOPIC]);
});

test.each([
  [
    'Questions',
    ['What is turgor? It is the pressure of water in a cell.', 'How does it arise? Water enters the cell.'],
  ],
  ['Exercise', ['The muscles need more oxygen.', 'The heart beats faster.', 'Use small weights at first.']],
  ['Evaluation', ['The theory explains most results.', 'It ignores the cell wall.']],
])('a part headed %j that teaches is kept', (heading, lines) => {
  expect(readOf(heading, lines)).toEqual([TOPIC, ...lines]);
});
