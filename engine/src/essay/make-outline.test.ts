import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeOutline } from './make-outline.ts';
import { outlineToMarkdown } from './outline-markdown.ts';

const NOTES = `# Colonial rule

## Indirect rule

Indirect rule was a system in which the British governed through traditional rulers. It was cheap because few British officials were needed. It succeeded in the North because the emirs had a centralised administration.

## Criticism of indirect rule

However, indirect rule failed in the East because the Igbo had no central chiefs. Critics said that it kept educated Africans out of government.

## Direct rule

Direct rule was a system in which French officials governed the colonies themselves. In 1946 France abolished forced labour in its colonies.`;

const source = readSource([{ text: NOTES, number: 3 }]);

test.each([
  ['Discuss indirect rule', 'discuss'],
  ['Compare and contrast direct and indirect rule', 'compare and contrast'],
  ['Compare direct rule with indirect rule', 'compare'],
  ['Critically evaluate indirect rule', 'evaluate'],
  ['To what extent was indirect rule successful?', 'to what extent'],
  ['Account for the failure of indirect rule in the East', 'explain'],
  ['Describe indirect rule', 'describe'],
  ['Should colonies pay for their own government?', 'argue'],
  ['Indirect rule in Nigeria', ''],
])('finds the command word of %j', (question, name) => {
  const { command, frame } = makeOutline(question, null);
  expect(command.name).toBe(name);
  expect(command.asks).toMatch(/\.$/);
  for (const line of frame) expect(line).toMatch(/\?$/);
});

test('quotes points and counterpoints from the notes, with their section and page', () => {
  const { isEmpty, points, counterpoints } = makeOutline(
    'To what extent was indirect rule successful?',
    source,
  );
  expect(isEmpty).toBe(false);
  const quotations = [...points.flatMap(({ claim, evidence }) => [claim, ...evidence]), ...counterpoints];
  for (const { text, section, page } of quotations) {
    expect(NOTES.replace(/\n+/g, ' ')).toContain(text);
    expect(NOTES).toContain(section);
    expect(page).toBe(3);
  }
  expect(counterpoints.map(({ section }) => section)).toContain('Criticism of indirect rule');
  expect(points.map(({ claim }) => claim.section)).not.toContain('Criticism of indirect rule');
});

test('names the side of each point in a comparison, and any side without points', () => {
  const both = makeOutline('Compare direct rule and indirect rule', source);
  expect(new Set(both.points.map(({ about }) => about))).toEqual(new Set(['direct rule', 'indirect rule']));
  const one = makeOutline('Compare indirect rule and assimilation', source);
  expect(one.missing.join(' ')).toMatch(/nothing on: assimilation.*no point yet about: assimilation/);
});

test('finds the subject of the notes in a title without heading marks', () => {
  const text =
    'The French Revolution\n\n## Causes\n\nThe treasury was empty because the wars had cost too much.\n\n## Results\n\nThe king lost his power.';
  const { points, missing } = makeOutline('Discuss the French Revolution', readSource([{ text }]));
  expect(points.map(({ claim }) => claim.section)).toEqual(['Causes', 'Results']);
  expect(missing.join(' ')).not.toContain('nothing on');
});

test.each(['Several causes have been suggested.', 'Several causes explain the scramble.'])(
  'gives what the sentence "%s" announces as points, and not that sentence',
  (announcing) => {
    const text = `The Scramble for Africa

Europe divided Africa after 1881.

${announcing} Industrial countries wanted raw materials. Missionaries asked for protection. Quinine made conquest possible.

No African was invited to Berlin because nobody thought of it.`;
    const { points } = makeOutline('Discuss the causes of the scramble for Africa', readSource([{ text }]));
    expect(points.map(({ claim }) => claim.text)).toEqual([
      'Industrial countries wanted raw materials.',
      'Missionaries asked for protection.',
      'Quinine made conquest possible.',
    ]);
  },
);

test('names missing evidence', () => {
  const { missing } = makeOutline('Discuss forced labour in Senegal', source);
  expect(missing.join(' ')).toContain('Your notes have nothing on: Senegal.');
  expect(missing.join(' ')).toContain('no counterpoint');
  expect(missing.join(' ')).toContain('fewer than three points');
});

test.each([
  [
    'there are no notes',
    'Discuss inflation in Nigeria',
    null,
    /^Without notes.*Paste your notes below the question/,
  ],
  [
    'the notes are about something else',
    'Discuss the causes of soil erosion',
    source,
    /don't seem to cover this question/,
  ],
])('gives only the questions, and says so, if %s', (_, question, notes, notice) => {
  const outline = makeOutline(question, notes);
  expect(outline).toMatchObject({ isEmpty: true, points: [], counterpoints: [] });
  expect(outline.notice).toMatch(notice);
  // Nothing is invented: the words of the question occur only in its own line.
  const rest = outlineToMarkdown(outline).replace(question, '');
  for (const word of question.match(/\b(?:inflation|Nigeria|soil|erosion)\b/g) ?? [])
    expect(rest).not.toContain(word);
});

test('writes an outline with a heading for each part that has content', () => {
  const text = outlineToMarkdown(makeOutline('Evaluate indirect rule', source));
  expect(text.match(/^## .+$/gm)).toEqual([
    '## What the question asks for',
    '## Thesis: choose a position',
    '## Points from your notes',
    '## Counterpoints',
    '## Still missing',
    '## Questions your essay must answer',
  ]);
  expect(text).toContain('*(Indirect rule)* [p. 3]');
});

const CITIES = readSource([
  {
    text: `# Life in the city

## Reasons for migration

Young people leave the villages because they find no work there. Schools and hospitals are better in the city. Their letters draw others after them.

## Problems of city life

1. Slums: many families share one room without water.
2. Traffic wastes hours every day.

## How the problems can be solved

The state must build cheap houses. Factories should be opened in small towns. Critics fear that factories in small towns would lose money.`,
  },
]);
const pointsOf = (question: string) =>
  makeOutline(question, CITIES).points.map(({ claim, about }) => [about, claim.text.split(' ')[0]]);

test('takes points from the section that is about what the question asks', () => {
  expect(pointsOf('Account for migration to the city')).toEqual([
    [null, 'Young'],
    [null, 'Schools'],
  ]);
});

test('names what each point is about in a question with two parts', () => {
  expect(pointsOf('Discuss the problems of city life and suggest solutions')).toEqual([
    ['problems', 'Slums:'],
    ['problems', 'Traffic'],
    ['solutions', 'The'],
    ['solutions', 'Factories'],
    ['solutions', 'Critics'],
  ]);
});

test('adds the sentences that continue a claim as its evidence', () => {
  const { points } = makeOutline('Account for migration to the city', CITIES);
  expect(points[1]?.evidence.map(({ text }) => text)).toEqual(['Their letters draw others after them.']);
});

test('offers positions for a statement instead of two sides', () => {
  const { stances } = makeOutline('“Life in the city is a promise that is never kept.” Discuss.', CITIES);
  expect(stances[0]).toBe('Largely true, with limits.');
});

test('says which points a thesis can rest on', () => {
  const text = outlineToMarkdown(makeOutline('Discuss the problems of city life', CITIES));
  expect(text).toContain('Build it on points 1 and 2.');
});
