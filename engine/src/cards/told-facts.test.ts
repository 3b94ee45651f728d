import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeCards } from './make-cards.ts';

const cardsOf = (text: string) =>
  makeCards(readSource([{ text }]), 30).map(({ front, back }) => `${front} → ${back}`);

describe('a card asks', () => {
  test.each([
    [
      'what a part does',
      'The right auricle receives blood from all parts of the body.',
      'What does the right auricle do? → Receives blood from all parts of the body.',
    ],
    [
      'why something follows from a fact',
      'A red blood cell has no cell wall, therefore it bursts in pure water.',
      'Why does a red blood cell burst in pure water? → Because a red blood cell has no cell wall.',
    ],
    [
      'what is first or most of its kind',
      'The pulmonary artery is the only artery that carries deoxygenated blood.',
      'What is the only artery that carries deoxygenated blood? → The pulmonary artery.',
    ],
    [
      'at what temperature something is kept',
      'A refrigerator is kept at about 4 degrees C.',
      'At what temperature is a refrigerator kept? → At about 4 degrees C.',
    ],
    ['how long a thing is', 'The Niger is about 4,180 km long.', 'How long is the Niger? → About 4,180 km.'],
    [
      'what share a thing has of a whole',
      'The Sun holds about 99.86 per cent of the mass of the solar system.',
      'What percentage of the mass of the solar system does the Sun hold? → About 99.86 per cent.',
    ],
    [
      'for how long something should be done',
      'A burn should be cooled with running water for at least ten minutes.',
      'For how long should a burn be cooled with running water? → For at least ten minutes.',
    ],
    [
      'what colour an indicator has',
      'Phenolphthalein is colourless in acid and pink in alkali.',
      'What colour is phenolphthalein in acid and in alkali? → Colourless in acid and pink in alkali.',
    ],
    [
      'where a thing lies',
      'The Kuiper belt lies beyond Neptune.',
      'Where does the Kuiper belt lie? → Beyond Neptune.',
    ],
    [
      'what a section of a named law provides',
      'Section 47 of the 1999 Constitution establishes the National Assembly, which has two houses.',
      'What does section 47 of the 1999 Constitution provide? → It establishes the National Assembly, which has two houses.',
    ],
    [
      'when a crowd did something',
      'In November 1929 thousands of women in the south-east of Nigeria rose against the colonial government.',
      'When did thousands of women in the south-east of Nigeria rise against the colonial government? → In November 1929.',
    ],
    [
      'when something was staged, which is no form of “stag”',
      'On 29 July 1966 northern officers staged a counter-coup in Lagos.',
      'When did northern officers stage a counter-coup in Lagos? → On 29 July 1966.',
    ],
    [
      'who has a name in common',
      'Three women of Oloko, Ikonnia, Nwannedia and Nwugo, became known as the Oloko Trio.',
      'Who were the Oloko Trio? → Three women of Oloko, Ikonnia, Nwannedia and Nwugo.',
    ],
    [
      'what happened to a person',
      'In 1897 Jaja Ovonramwen was deposed and exiled to Calabar with two of his wives.',
      'What happened to Jaja Ovonramwen in 1897? → Jaja Ovonramwen was deposed and exiled to Calabar with two of his wives.',
    ],
    [
      'what a described thing is called',
      'The distance between two crests is the wavelength.',
      'What is the distance between two crests called? → The wavelength.',
    ],
    [
      'what something is responsible for',
      'The loop of Henle is responsible for concentrating the urine.',
      'What is the loop of Henle responsible for? → Concentrating the urine.',
    ],
    [
      'what happens in a test',
      'In the emulsion test the food is shaken with ethanol and poured into water.',
      'What happens in the emulsion test? → The food is shaken with ethanol and poured into water.',
    ],
  ])('%s', (_, text, card) => {
    expect(cardsOf(text)).toContain(card);
  });
});

describe('no card asks', () => {
  test.each([
    ['what people do', 'Gardeners remove the tips of young hedges.', 'do?'],
    ['what an action does', 'Draining destroys the breeding places of mosquitoes.', 'do?'],
    ['for one of two results', 'Auxin leaves the cells, so the roots lose water and the plants wilt.', 'Why'],
    ['what was first in a story', 'The oath was the first open act of defiance.', 'first'],
    [
      'for the place of something abstract',
      'The power of the chief lies in the hands of the elders.',
      'Where',
    ],
    ['for a year of an unnamed event', 'In 1932 the soldiers opened fire.', 'When'],
    [
      'for states as a list that are only examples',
      '# The far north\n\n- Six states of the far north are threatened, among them Sokoto, Katsina, Jigawa, Yobe and Borno',
      'Name',
    ],
    [
      'about the gas of one experiment',
      'Quicklime must not be used to dry the gas because it is a base.',
      'gas',
    ],
    [
      'for another name of half a term',
      'The law of diminishing returns, also called the law of variable proportions, holds in the short run.',
      'another name for returns',
    ],
    [
      'what a definition says that the text rejects',
      '"A bird is an animal that flies" is too broad, since it admits bats.',
      'bird',
    ],
    [
      'about the worst of a kind whose name comes later',
      '# Cocoa diseases\n\nThe worst disease is black pod. It is caused by a fungus.',
      'worst disease caused',
    ],
    ['why somebody refuses', 'Sidi refuses because he is too old for her.', 'Why'],
    ['how many hundreds there are', 'Okeke owes two hundred pounds to Chief Nwosu.', 'How many'],
  ])('%s', (_, text, asked) => {
    expect(cardsOf(text).filter((card) => card.includes(asked) && !card.includes('_'))).toEqual([]);
  });
});

test('asks who somebody is whom the text only names at the start of sentences', () => {
  const text = 'Aristotle is regarded as the father of logic.';
  expect(cardsOf(text)).toEqual(['Who is Aristotle? → The father of logic.']);
});

test('asks for a Latin term as one thing', () => {
  const text =
    'Nigeria follows jus sanguinis, the right of blood that makes the child of a citizen a citizen.';
  expect(cardsOf(text).join()).not.toContain('What are jus sanguinis');
});

describe('a pronoun at the start of a sentence', () => {
  test('stands for a name that the sentence before is about', () => {
    const text = 'Uranus lies on its side. It was discovered by William Herschel in 1781.';
    expect(cardsOf(text)).toContain('When was Uranus discovered by William Herschel? → In 1781.');
  });

  test('stays where another topic could be meant', () => {
    const text = '# Enzymes and proteins\n\nAn enzyme breaks proteins. It is destroyed by heat.';
    expect(cardsOf(text).filter((card) => card.includes('destroyed'))).toEqual([]);
  });
});
