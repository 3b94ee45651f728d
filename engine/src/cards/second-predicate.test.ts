import { describe, expect, test } from 'vitest';
import { makePractice } from '../practice/make-practice.ts';
import { readSource } from '../reading/read-source.ts';
import { findCandidates, findEnglishCards } from './find-cards.ts';
import { withoutSecondPredicate } from './second-predicate.ts';
import { usableIn } from './usable.ts';

describe('an answer ends before a second predicate of its sentence', () => {
  test.each([
    ['the first stage of respiration', 'and takes place in the cytoplasm'],
    ['on the inner membrane of the mitochondria', 'and makes most of the ATP'],
    ['the green pigment of leaves', 'and absorbs mainly red and blue light'],
    ['behind the stomach', 'and produces both enzymes and hormones'],
    ['a narrow strip of land between two seas', 'and joins two larger areas'],
    ['the upper house of the National Assembly', 'and consists of 109 members'],
    ['a written order to a bank', 'and carries the signature of the drawer'],
    ['a loan to a government or company', ', and pays a fixed rate of interest'],
    ['an instrument for measuring current', 'and is connected in series'],
    ['a word before a noun', 'and shows its relation to another word'],
    ['between the left atrium and the left ventricle', 'and prevents the backflow of blood'],
    ['the poetry of Yoruba hunters', 'and is dedicated to Ogun'],
    ['the process by which plants make food', 'and takes place in the leaves'],
    ['the bone of the thigh', 'and supports the weight of the body'],
    ['the young form of a frog', 'and lives in water'],
    ['small fragments of cells', 'and help the blood to clot'],
    ['the clearing of forests', 'and leads to erosion'],
    ['a parasite', 'and mainly attacks the liver'],
    ['a parasite', 'and spreads through the bite of a mosquito'],
    ['a poem of fourteen lines', 'and usually ends with a couplet'],
    ['a nucleus and electrons', 'and has no charge'],
    ['an association of workers', 'and often bargains with employers'],
    ['a desert in North Africa', 'and covers most of Algeria'],
    ['in yeast', 'and needs no oxygen'],
    ['the matrix of the mitochondria', 'and releases carbon dioxide'],
    ['steady winds from the subtropics', 'and bring rain to the coast'],
    ['the chief adviser of the Sultan', 'and supervised the emirates'],
    ['the last ruler of the empire', 'and became a captive of the Portuguese'],
  ])('%s | %s', (answer, second) => {
    expect(withoutSecondPredicate(`${answer} ${second}`.replace(' ,', ','))).toBe(answer);
  });
});

test.each([
  'a plant that grows in water and stores starch',
  'an animal that hunts and kills other animals',
  'a disease in which the gums bleed and wounds heal slowly',
  'a government in which the people vote and choose their leaders',
  'a place where ground water rises and flows out of the rock',
  'the goods a country makes and sells to others',
  'the value of the goods and services a country produces in a year',
  'the body of customs and rules the courts enforce',
  'the body of people with the power to make and change the laws',
  'the ability to plan income and control the costs of a household',
  'a machine designed to burn fuel and make the wheels turn',
  'the process of heating an ore and removing the metal from it',
  'a payment made by individuals and collected by the state',
  'a thing bought by a business and used for several years',
  'any person so closely and directly affected by an act',
  'an event that happened and was planned',
  'foods made from the leaves and stems of plants',
  'a store of sugars and starches in the seed',
  'the movement of goods and services from one place to another',
  'motion without its causes and effects on the body',
  'a book of accounts and records of a business',
  'overgrazing and winds in the dry season',
  'births and deaths in a population',
  'the folds and turns in the small intestine',
  'the sum of hysteresis loss and eddy current loss',
  'the might of the army and will of the people',
  'the king and queen of Benin',
])('an answer without a second predicate stays whole: %s', (answer) => {
  expect(withoutSecondPredicate(answer)).toBe(answer);
});

const cardsOf = (text: string) => {
  const source = readSource([{ text }]);
  const cards = [...findEnglishCards(source), ...findCandidates(source, usableIn(source))];
  return cards.map(({ front, back }) => `${front} → ${back}`);
};

test.each([
  [
    'a definition',
    'Glycolysis is the first stage of respiration and takes place in the cytoplasm.',
    'What is glycolysis? → The first stage of respiration.',
  ],
  [
    'a place',
    'The electron transport chain takes place on the inner membrane of the mitochondria and makes most of the ATP.',
    'Where does the electron transport chain take place? → On the inner membrane of the mitochondria.',
  ],
  [
    'the meaning of a term',
    'The term deforestation refers to the clearing of forests and leads to erosion.',
    'What is meant by “deforestation”? → The clearing of forests.',
  ],
  [
    'what people define a term as',
    'Economists define rent as the reward of land and measure it in money.',
    'What is rent? → The reward of land.',
  ],
  [
    'the parts of a thing',
    'The atom consists of a nucleus and electrons and has no charge.',
    'What does the atom consist of? → A nucleus and electrons.',
  ],
  [
    'a cause, with what a plural noun adds to it',
    'Desertification is caused by overgrazing and winds in the dry season.',
    'What is desertification caused by? → Overgrazing and winds in the dry season.',
  ],
  [
    'a product',
    'Sebaceous glands produce sebum and keep the skin soft.',
    'What do sebaceous glands produce? → Sebum.',
  ],
])('a card that asks for %s has no second predicate', (_, text, card) => {
  const [question = ''] = card.split(' → ');
  expect(new Set(cardsOf(text).filter((other) => other.startsWith(question)))).toEqual(new Set([card]));
});

test('a practice question gives a meaning without the second predicate of its sentence', () => {
  const text =
    '# Respiration\n\nGlycolysis is the first stage of respiration and takes place in the cytoplasm. ' +
    'Fermentation is the breakdown of sugar without oxygen and takes place in yeast. ' +
    'Combustion is the burning of a fuel in oxygen and gives out heat. ' +
    'Digestion is the breakdown of food in the gut and begins in the mouth.';
  const questions = makePractice(readSource([{ text }]), { most: 12 }, 3);
  const [match] = questions.filter(({ kind }) => kind === 'match');
  expect(JSON.stringify(match)).toContain('"The first stage of respiration"');
  expect(JSON.stringify(match)).not.toMatch(/"right":"[^"]* and /);
});
