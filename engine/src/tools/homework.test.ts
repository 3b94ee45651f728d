import { expect, test } from 'vitest';
import { replyToHomework } from './homework.ts';

const PROBLEM = 'Solve 2x + 6 = 14';

function replied(prompt: string, earlier: readonly string[] = []): string {
  const reply = replyToHomework(prompt, earlier);
  return reply && !reply.isEmpty ? reply.result : '';
}

test('a problem gets a hint without its answer at first', () => {
  expect(replied(PROBLEM)).toMatch(/^## Hint/);
  expect(replied(PROBLEM)).toContain('ask for the steps');
  expect(replied(PROBLEM)).not.toContain('x = 4');
});

test.each([
  'Show me the steps',
  "I don't get it",
  'x = 5',
  'Is it 4?',
  'I got 3',
  'solve it please',
  PROBLEM,
])('the message "%s" after a problem gets the steps', (message) => {
  expect(replied(message, [PROBLEM])).toContain('**Answer: x = 4**');
});

test('the steps are those of the last problem', () => {
  const earlier = [PROBLEM, 'Solve 3x = 12', 'I got 5'];
  expect(replied('show me the steps', earlier)).toContain('3x = 12');
});

test('a new problem after another one gets a hint', () => {
  expect(replied('Solve 3x = 15', [PROBLEM])).toMatch(/^## Hint/);
  expect(replied('How far does a car travel in 5 s at 20 m/s?', [PROBLEM])).toMatch(/^## Hint/);
});

test.each([
  ['What is osmosis?', [PROBLEM]],
  ['Show me the steps', []],
  ['Explain it', [PROBLEM, 'What is osmosis?']],
])('the message "%s" after %j is no homework', (message, earlier) => {
  expect(replyToHomework(message, earlier)).toBeNull();
});
