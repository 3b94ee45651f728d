import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { explainConcept } from './explain.ts';
import { plainWording } from './plain-wording.ts';
import { replyInChat } from './reply.ts';

const NOTES = `# Drying crops

Drying is the removal of water from a crop. Drying is faster when the air is hot and the layer is thin. Not all farmers use a dryer, because it needs fuel. Grain keeps for a year; fresh leaves keep for two days.

Solar dryers were tested by Bello in 12 villages. He studied 30 farmers. Three dryers are in use:

1. Tray dryer: it suits fruit.
2. Drum dryer: it suits grain, and it is used in mills.
3. Tunnel dryer: it suits fish.`;

const source = readSource([{ text: NOTES }]);
const answerTo = (question: string) => {
  const result = explainConcept(source, question);
  return result.isEmpty ? result.reason : result.parts.map(({ text }) => text).join(' ');
};
const replyAfter = (earlier: readonly string[], message: string) => {
  const result = replyInChat({ message, earlier, pages: [{ text: NOTES }] });
  return result.isEmpty ? result.reason : result.parts.map(({ text }) => text).join(' ');
};

test.each([
  ['pls whats drying', 'what is drying'],
  ['can you explain drying', 'explain drying'],
  ['I want to know why it dries', 'why it dries'],
  ['why doesnt it last long', 'why does not it last'],
  ['so what is its use', 'what is its use'],
  ['Wat is d diff btw drying n freezing', 'what is the difference between drying and freezing'],
  ['wetin be drying', 'what is drying'],
  ['where was Ur', 'where was Ur'],
  ['y is it dry', 'why is it dry'],
  ['abeg list d dryers', 'list the dryers'],
  ['how do u dry it', 'how do you dry it'],
  ['what does d tell us', 'what does d tell us'],
  ['what is u in v = u + at', 'what is u in v = u + at'],
  ['how do n and d change', 'how do n and d change'],
])('reads “%s” as “%s”', (typed, plain) => {
  expect(plainWording(typed, 'en')).toBe(plain);
});

test.each([
  ['how many farmers did belllo study', '30 farmers'],
  ['what is dyring', 'Drying is the removal of water'],
  ['wat makes dryng go faster', 'when the air is hot'],
])('answers “%s” although a word is misspelled', (question, answer) => {
  expect(answerTo(question)).toContain(answer);
});

test('does not take a word that the notes lack for one that they have', () => {
  expect(answerTo('how many farmers did sallo study')).toBe('not-in-notes');
  expect(answerTo('what is frying')).not.toContain('Drying is');
});

test('leaves questions in other languages as they are', () => {
  expect(plainWording("c'est quoi whats", 'fr')).toBe("c'est quoi whats");
});

test('answers a short question without a question mark instead of looking for it as a term', () => {
  expect(answerTo('what makes drying go faster')).toMatch(/^Drying is faster when the air is hot/);
});

test('answers a question typed without apostrophes', () => {
  expect(answerTo('why dont all farmers use a dryer')).toContain('because it needs fuel');
});

test('counts what someone looked at as what he studied', () => {
  expect(answerTo('how many farmers did bello look at')).toContain('30 farmers');
});

test('adds the list to the line that only introduces it', () => {
  expect(answerTo('what are the dryers in use')).toMatch(/Tray dryer.*Drum dryer.*Tunnel dryer/);
});

test('asks about the member of a list that a follow-up names by its place', () => {
  const earlier = ['what are the dryers in use'];
  expect(replyAfter(earlier, 'what does the second one suit')).toContain('Drum dryer');
});

test('asks about the second of two things that were compared', () => {
  const earlier = ['what is the difference between grain and fresh leaves'];
  expect(replyAfter([], earlier[0] ?? '')).toMatch(/^Grain keeps for a year; fresh leaves keep/);
  expect(replyAfter(earlier, 'how long does the second one keep')).toContain('two days');
});

test('compares two things that sentences near each other begin with, although neither is defined', () => {
  const notes =
    'The wall gets blood from the coronary arteries, the first branches of the aorta. Arteries have thick elastic walls. Capillaries are one cell thick. Veins have thin walls and a wide lumen.';
  const result = explainConcept(readSource([{ text: notes }]), 'diff btw arteries n veins');
  expect(result.isEmpty ? result.message : result.parts.map(({ text }) => text)).toEqual([
    'Arteries have thick elastic walls.',
    'Veins have thin walls and a wide lumen.',
  ]);
});

test.each([
  ['when was the nigerian youth movement formed', 'not-in-notes'],
  ['when was the zikist movement formed', 'formed the Zikist Movement in February 1946'],
])('tells named bodies apart without their capitals: “%s”', (question, answer) => {
  const notes =
    'A Trade Union Congress was formed in 1943. The younger radicals had formed the Zikist Movement in February 1946. Nigerian workers joined both.';
  const result = explainConcept(readSource([{ text: notes }]), question);
  expect(result.isEmpty ? result.reason : result.parts.map(({ text }) => text).join(' ')).toContain(answer);
});

test('defines a concept where a sentence does, rather than quote a section on something of it', () => {
  const notes =
    '# Transport\n\nOsmosis is the movement of water through a membrane.\n\n# Osmosis in plants\n\nA plant cell in pure water becomes turgid. The wall keeps it from bursting.';
  const result = explainConcept(readSource([{ text: notes }]), 'What is osmosis?');
  expect(result.isEmpty ? result.reason : result.parts[0]?.text).toBe(
    'Osmosis is the movement of water through a membrane.',
  );
});
