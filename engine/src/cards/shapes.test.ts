import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { shapeOf } from './card-shapes.ts';
import { passesGate } from './gate.ts';
import { candidatesIn } from './make-cards.ts';
import { usableIn } from './usable.ts';

/** The cards that pass the checks of their form, with their shape. */
function shapedCardsOf(text: string): string[] {
  const source = readSource([{ text }]);
  const { cards, facts } = candidatesIn(source, usableIn(source));
  return cards
    .filter((card) => passesGate(card, facts))
    .map((card) => `${shapeOf(card)}: ${card.front} → ${card.back}`);
}

describe('a card has a shape of its own if it asks', () => {
  test.each([
    [
      'when something happened',
      'In 1886 George Goldie obtained a charter for his company, which became the Royal Niger Company.',
      'dated: When did George Goldie obtain a charter for his company? → In 1886.',
    ],
    [
      'when something was done before something else',
      'In 1938 Isaiah Anozie dug a cistern in his compound and found bronze objects.',
      'dated: When did Isaiah Anozie dig a cistern in his compound? → In 1938.',
    ],
    [
      'when something was joined before a change',
      'In 1914 Lugard joined the two protectorates and became governor of the whole country.',
      'dated: When did Lugard join the two protectorates? → In 1914.',
    ],
    [
      'when something happens',
      'Kidney stones form when salts in the urine crystallise; they are painful.',
      'occurs: When do kidney stones form? → When salts in the urine crystallise.',
    ],
    [
      'for the aim of something',
      'The BCG vaccine is given to babies to protect them against tuberculosis.',
      'aim: Why is the BCG vaccine given to babies? → To protect them against tuberculosis.',
    ],
    [
      'what something is made of',
      'Farmyard manure is made of animal dung, urine and bedding.',
      'made: What is farmyard manure made of? → Animal dung, urine and bedding.',
    ],
    [
      'what measures something, without its unit',
      'Blood pressure is measured with a sphygmomanometer in millimetres of mercury.',
      'made: What is blood pressure measured with? → A sphygmomanometer.',
    ],
    [
      'for the date of what happened in a place',
      'In the Niger Delta the British declared the Oil Rivers Protectorate in 1885, which was renamed in 1893.',
      'dated: In the Niger Delta, when did the British declare the Oil Rivers Protectorate? → In 1885.',
    ],
    [
      'for what does something in a disease',
      'In multiple sclerosis the immune system attacks the myelin of the central nervous system.',
      'doer: In multiple sclerosis, what attacks the myelin of the central nervous system? → The immune system.',
    ],
    [
      'what brings something about',
      'Autoregulation is brought about by the myogenic response of the afferent arteriole.',
      'counted: What is autoregulation brought about by? → The myogenic response of the afferent arteriole.',
    ],
    [
      'where something is found',
      'Vitamin C is found in oranges and tomatoes, while carbohydrates come from yams.',
      'where: Where is vitamin C found? → In oranges and tomatoes.',
    ],
    [
      'what something covers',
      'Marine insurance covers ships and their cargo against the perils of the sea.',
      'object: What does marine insurance cover? → Ships and their cargo against the perils of the sea.',
    ],
    [
      'for the meaning of a label under a heading',
      'Systems of taxation\n\n- Regressive tax: the burden falls more heavily on the poor than on the rich.\n- Tax holiday: a new firm pays no tax for some years.',
      'explained: Systems of taxation: explain “regressive tax”. → The burden falls more heavily on the poor than on the rich.',
    ],
    [
      'for the cause without what else the sentence says',
      'Tuberculosis is caused by Mycobacterium tuberculosis and mainly attacks the lungs.',
      'counted: What is tuberculosis caused by? → Mycobacterium tuberculosis.',
    ],
    [
      'for the cause without how it spreads',
      'Black pod is caused by a fungus and spreads in wet weather.',
      'counted: What is black pod caused by? → A fungus.',
    ],
    [
      'for an item below a heading of kinds',
      'Functions of money\n\n1. Store of value: money can be kept and spent later.\n2. Unit of account: prices are expressed in money.',
      'kinds: Functions of money: explain “store of value”. → Money can be kept and spent later.',
    ],
  ])('%s', (_, text, card) => {
    expect(shapedCardsOf(text)).toContain(card);
  });

  test('for an item below such a heading, but not if its pronoun stands for something in the previous item', () => {
    const text =
      'Phases of mitosis\n\n1. Prophase: chromosomes become visible.\n2. Metaphase: they line up along the middle.';
    const cards = shapedCardsOf(text);
    expect(cards).toContain('kinds: Phases of mitosis: explain “prophase”. → Chromosomes become visible.');
    expect(cards).toContain(
      'explain: Phases of mitosis: explain “metaphase”. → They line up along the middle.',
    );
  });

  test('for the term of a heading that the next sentence explains', () => {
    const text =
      'CONSTITUTIONS\n\nWritten Constitution\nThis is a constitution whose provisions are contained in a single document.';
    expect(shapedCardsOf(text)).toContain(
      'headed: What is meant by “written constitution”? → A constitution whose provisions are contained in a single document.',
    );
  });
});

describe('no card is made of', () => {
  test.each([
    [
      'a date that belongs to a later event',
      'The Oba was deported to Calabar, where he died in January 1914.',
      'deported',
    ],
    [
      'a reason for two statements that contrast',
      'Lakunle wants to marry Sidi but refuses to pay the bride price because he thinks it is savage.',
      'Why does Lakunle',
    ],
    [
      'a discovery that only the sentence before names',
      'Cryolite lowers the melting point. Charles Hall and Paul Heroult discovered the process in 1886.',
      'process',
    ],
    [
      'a liability',
      'An employer is liable for a tort that an employee commits at work.',
      'What is an employer',
    ],
    [
      'the parts of a thing that could be any',
      'Iron is made in a furnace. The charge consists of haematite, coke and limestone.',
      'the charge',
    ],
  ])('%s', (_, text, words) => {
    expect(shapedCardsOf(text).join('\n')).not.toContain(words);
  });
});

test('asks who did something in a place, and names the place first', () => {
  const text =
    'Paul, who came from Tarsus, preached in many towns. He was often in prison. At Lystra Paul healed a man who had been lame from birth.';
  expect(shapedCardsOf(text)).toContain(
    'deed: At Lystra, who healed a man who had been lame from birth? → Paul.',
  );
});

test('finds the deed of a person whose verb looks like an adjective', () => {
  const text =
    'The name came later. In 1914 Frederick Lugard amalgamated the Northern and Southern Protectorates.';
  expect(shapedCardsOf(text)).toContain(
    'deed: Who amalgamated the Northern and Southern Protectorates in 1914? → Frederick Lugard.',
  );
});

test('keeps the capitals of a long name whose last word is common', () => {
  const text =
    'Macaulay led a party in Lagos. Herbert Macaulay founded the Nigerian National Democratic Party in 1923.';
  expect(shapedCardsOf(text).join('\n')).toContain(
    'Who founded the Nigerian National Democratic Party in 1923?',
  );
});
