import { expect, it } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { namingCard } from './naming.ts';

function cardOf(text: string): string | null {
  const { passages } = readSource([{ text }]);
  const last = passages.at(-1);
  const card = last ? namingCard(last, passages.at(-2)) : null;
  return card && `${card.front} → ${card.back}`;
}

it.each([
  [
    'In the liver, the amino group of each extra amino acid is removed. This is called deamination.',
    'In the liver, the amino group of each extra amino acid is removed. What is this called? → Deamination.',
  ],
  [
    'When price falls below the lowest AVC the firm should close down; this is called the shut-down point.',
    'When price falls below the lowest AVC the firm should close down. What is this called? → The shut-down point.',
  ],
  [
    'Irrigation without drainage leaves salt in the topsoil, which is called salinisation.',
    'Irrigation without drainage leaves salt in the topsoil. What is this called? → Salinisation.',
  ],
])('asks for the name of what a sentence describes: %s', (text, expected) => {
  expect(cardOf(text)).toBe(expected);
});

it.each([
  [
    'names the last noun',
    'The food passes down the gullet into a large muscular bag, which is called the stomach.',
  ],
  [
    'names several things',
    'The relational model represents all its data as tables, which are called relations.',
  ],
  [
    'needs the sentence before',
    'Under powers given to them, they make by-laws and regulations. This is called delegation.',
  ],
  [
    'shows an example',
    'The verb follows the nearer subject: Neither he nor they were late. This is called proximity.',
  ],
])('makes no card if the name %s', (_reason, text) => {
  expect(cardOf(text)).toBeNull();
});
