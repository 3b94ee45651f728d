import { expect, test } from 'vitest';
import { splitConcept, splitPrompt } from './split-prompt.ts';

const NOTES = `${'The heart pumps blood to the lungs and to the body. '.repeat(5)}`.trim();

test.each([
  ['a question alone', 'What is the heart?', { question: 'What is the heart?', notes: '' }],
  [
    'a question above notes',
    `What is the heart?\nNotes:\n${NOTES}`,
    { question: 'What is the heart?', notes: NOTES },
  ],
  [
    'a question below notes',
    `${NOTES}\n\nExplain the heart`,
    { question: 'Explain the heart', notes: NOTES },
  ],
  ['a command with a colon', `Explain the heart: ${NOTES}`, { question: 'Explain the heart', notes: NOTES }],
  ['notes alone', NOTES, { question: '', notes: NOTES }],
])('splits %s', (_, text, prompt) => {
  expect(splitPrompt(text)).toEqual(prompt);
});

test('takes a short first line above the notes for the concept to explain', () => {
  expect(splitConcept(`Circulation\n\n${NOTES}`)).toEqual({ question: 'Circulation', notes: NOTES });
  expect(splitConcept(NOTES).question).toBe('');
  expect(splitConcept(`What is the heart?\n${NOTES}`).question).toBe('What is the heart?');
});
