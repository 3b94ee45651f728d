import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeDeck } from './make-deck.ts';

const deckOf = (text: string) =>
  new Map(makeDeck(readSource([{ text }]), 40).map(({ front, back }) => [front, back]));

const LIST = ['It makes food.', 'It stores water, so that the plant lives.', 'It gives off oxygen.'];
const listed = (items: readonly string[]) => items.map((item, at) => `${at + 1}. ${item}`).join('\n');

describe('the cards for the points under a heading', () => {
  test('ask for an aspect of a thing by its points, without reasons', () => {
    expect(deckOf(`# Leaves\n\n## Importance of leaves\n\n${listed(LIST)}`)).toContainEqual([
      'What is the importance of leaves? Give three points.',
      'It makes food; It stores water; It gives off oxygen.',
    ]);
  });

  test('name the topic of the text where the heading does not', () => {
    const text = `# Malaria\n\n## Symptoms\n\n- High fever\n- Headache\n- Loss of appetite\n- Joint pains`;
    expect([...deckOf(text).keys()]).toContain('Malaria: name the four symptoms.');
  });

  test('ask for some of many points', () => {
    const rights = 'life dignity liberty hearing privacy thought speech assembly movement'.split(' ');
    const text = `# Rights of citizens\n\nThey include:\n${listed(rights.map((right) => `Right to ${right}`))}`;
    expect([...deckOf(text).keys()]).toContain('Name any five of the nine rights of citizens.');
  });

  test('ask for the members of a list without those below them', () => {
    const text =
      '# Types of soil\n\n1. Sandy soil: it is light:\n(a) coarse grains\n(b) little humus\n2. Clay soil: it is heavy:\n(a) fine grains\n(b) much water\n3. Loamy soil: it is the best:\n(a) mixed grains\n(b) much humus';
    expect(deckOf(text).get('Name the three types of soil.')).toBe('Sandy soil; Clay soil; Loamy soil.');
  });

  test('ask by the line that counts them if the heading names another thing', () => {
    const text = `# Strain theory\n\nThe gap between goals and means produces strain. People adapt in three ways:\n\n- Conformity: they accept both.\n- Retreatism: they reject both.\n- Rebellion: they replace both.`;
    expect(deckOf(text).get('Strain theory: people adapt in three ways. Name them.')).toBe(
      'Conformity; Retreatism; Rebellion.',
    );
  });

  test('are not made of a list with a title of its own, of two lists, or of aims and arrows', () => {
    const steps = listed(['Wash the hands.', 'Remove the dressing.', 'Clean the wound.']);
    const kinds = '- Dry mouth\n- Sunken eyes\n- Mild: a loss of 5 %\n- Severe: a loss of 15 %';
    for (const text of [
      `# Complications of wounds\n\nDressing a wound – procedure\n\n${steps}`,
      `# Signs of dehydration\n\n${kinds}`,
      `# Effects of inflation\n\n- rising prices → less can be bought\n- lower savings → less is lent\n- dear imports → a lower naira`,
      `# Causes of inflation\n\n${listed(['Much money is printed.', 'Goods are few.', 'Wages rise.'])}\n\nThe government can fight it with these measures:\n\n${listed(['It raises taxes.', 'It sells bonds.', 'It fixes prices.'])}`,
      `# SS2 Biology\n\n## Symptoms\n\n- High fever\n- Headache\n- Joint pains`,
      `# Cell division\n\n## Mitosis\n\n- Prophase: the chromosomes shorten.\n- Metaphase: they line up.\n- Anaphase: they move apart.`,
      `# Other methods\n\n- Quota sampling\n- Snowball sampling\n- Convenience sampling`,
    ])
      expect([...deckOf(text).keys()].filter((front) => /[Nn]ame|[Gg]ive/.test(front))).toEqual([]);
  });
});

describe('the cards for labelled paragraphs', () => {
  test('ask for the criticism of the theory in the heading', () => {
    const text =
      '# Strain theory\n\nMerton holds that a gap between goals and means leads to crime.\n\nCriticism: It assumes that all share the same goals. It says little about crimes of the rich.';
    expect(deckOf(text).get('Strain theory: give two criticisms.')).toBe(
      'It assumes that all share the same goals; It says little about crimes of the rich.',
    );
  });

  test('ask for the formula below the rule that names it, but not for a calculation', () => {
    const text =
      '# Progressions\n\nRULE 1: nth term of an A.P.\n\nTn = a + (n - 1)d\n\nRULE 2: sum of an A.P.\n\nS = 12 + 15 + 18';
    expect([...deckOf(text)].filter(([front]) => front.includes('formula'))).toEqual([
      ['What is the formula for the nth term of an A.P.?', 'Tn = a + (n - 1)d'],
    ]);
  });
});
