import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeCards } from './make-cards.ts';

function cardsOf(text: string): string[] {
  return makeCards(readSource([{ text }]), 30).map(({ front, back }) => `${front} → ${back}`);
}

describe('a card is made from', () => {
  test.each([
    [
      'a definition with words in between',
      'A mineral, in its turn, is a naturally formed inorganic substance with a definite chemical composition.',
      'What is a mineral? → A naturally formed inorganic substance with a definite chemical composition.',
    ],
    [
      'a definition whose noun looks like a verb',
      'Incentives are rewards that encourage people to act in a certain way.',
      'What are incentives? → Rewards that encourage people to act in a certain way.',
    ],
    [
      'a definition after the name of its part of the text',
      'Theory: Transpiration is the loss of water vapour from the aerial parts of a plant.',
      'What is transpiration? → The loss of water vapour from the aerial parts of a plant.',
    ],
    [
      'a description with its name at the end',
      'If the bell is sounded many times without food, the response fades away, which is known as extinction.',
      'If the bell is sounded many times without food, the response fades away. What is this called? → Extinction.',
    ],
    [
      'what a person argued',
      'Rudolf Virchow stated in 1855 that every cell comes from another cell.',
      'What did Rudolf Virchow state in 1855? → That every cell comes from another cell.',
    ],
    [
      'the deed of a person in a story',
      'His daughter Ophelia loves Hamlet. Ophelia goes mad after the death of Polonius and drowns in a brook.',
      'Who goes mad after the death of Polonius and drowns in a brook? → Ophelia.',
    ],
    [
      'a reason whose person the sentence before names',
      'Jacob loved Benjamin, who was his youngest son. When the famine came, Jacob sent ten of his sons to Egypt. Jacob bought grain for ten donkeys. He kept the youngest at home, because he feared that harm might come to him.',
      'Why did Jacob keep the youngest at home? → Because he feared that harm might come to him.',
    ],
    [
      'a purpose',
      'Farmers add lime to an acidic soil to raise the pH of the soil.',
      'Why do farmers add lime to an acidic soil? → To raise the pH of the soil.',
    ],
    [
      'a claim with its author, and not only its date',
      'Everett Lee wrote in 1966 that obstacles lie between origin and destination.',
      'Who wrote in 1966 that obstacles lie between origin and destination? → Everett Lee.',
    ],
  ])('%s', (_, text, card) => {
    expect(cardsOf(text)).toContain(card);
  });

  test('numbered questions that are followed by their answers', () => {
    const text =
      '# Questions\n\nThese were asked in class.\n\n1. How are desert plants adapted to a dry climate?\nThey have sunken stomata and a thick cuticle.\n2. State two advantages of transpiration to the plant.\nIt cools the leaves, and it draws water up from the soil.';
    expect(cardsOf(text)).toEqual([
      'How are desert plants adapted to a dry climate? → They have sunken stomata and a thick cuticle.',
      'Name the two advantages of transpiration to the plant. → It cools the leaves, and it draws water up from the soil.',
    ]);
  });

  test('the apparatus of an experiment with one aim', () => {
    const text =
      'Aim: to find the focal length of a lens\n\nApparatus: lens holder, screen (white), metre rule, lamp';
    expect(cardsOf(text)).toEqual([
      'What apparatus do you need to find the focal length of a lens? → Lens holder, screen, metre rule, lamp.',
    ]);
  });
});

describe('no card is made from', () => {
  test.each([
    [
      'an event that only its text explains',
      'Many were poor at that time. Trade grew because the roads were safer.',
    ],
    ['the reason of a definition', 'The drought was a blow at Baal, because Baal was supposed to give rain.'],
    ['a comparison without its other half', 'A better solution is a transplant from a healthy donor.'],
    [
      'an answer that begins in the middle',
      'A monopolist produces less and charges more than a competitive industry would.',
    ],
    [
      'a year that the text points at',
      'In 1960 he was honoured. Albert Luthuli receives the Nobel Peace Prize for that year.',
    ],
    [
      'a person and a thing',
      'Kant argued that experience supplies the matter while the mind supplies its form.',
    ],
    [
      'a part of a name',
      'In 1989 the party changed. F. W. de Klerk follows P. W. Botha as the leader of the party.',
    ],
    [
      'a deed whose object only the sentence before names',
      'Diglossia matters. Charles Ferguson introduced the term in 1959.',
    ],
    ['the title of a text', 'Reading comprehension: The Bridge at Ogbese'],
    [
      'a person compared with the others',
      'The old men laughed. Baba Femi, the oldest of them, laughed loudest.',
    ],
  ])('%s', (_, text) => {
    expect(cardsOf(text)).toEqual([]);
  });
});
