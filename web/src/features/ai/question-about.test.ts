import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import { expect, it } from 'vitest';
import { questionAbout } from './question-about.ts';

const { inputMax } = AI_TOOL_FACTS.chat;

it('sends the question first, then the title and the text that it is about', () => {
  expect(questionAbout({ text: 'Osmosis moves water.', title: 'Cells' }, 'Why?')).toBe(
    'Why?\n\nAbout “Cells”:\n\nOsmosis moves water.',
  );
});

it('sends as much of a long text as a question may have', () => {
  const sent = questionAbout({ text: 'water '.repeat(2_000), title: 'Cells' }, 'Why?');
  expect(sent.length).toBeLessThanOrEqual(inputMax);
  expect(sent.length).toBeGreaterThan(inputMax - 20);
  expect(sent).toMatch(/water…$/);
});

it('sends only the question where it leaves no room for the text', () => {
  const question = 'why '.repeat(1_000).slice(0, inputMax - 30);
  expect(questionAbout({ text: 'Osmosis moves water.', title: 'Cells' }, question)).toBe(question);
});
