import { describe, expect, test } from 'vitest';
import { splitSpeech } from './split-speech.ts';

const textsOf = (speech: string) => splitSpeech(speech).map(({ text }) => text);

describe('speech without punctuation', () => {
  test.each([
    [
      'a pronoun as the subject',
      'the skin protects the body it also controls its temperature',
      ['The skin protects the body.', 'It also controls its temperature.'],
    ],
    [
      'a new subject with its verb',
      'the senate has 109 members and the house of representatives has 360 members',
      ['The senate has 109 members.', 'The house of representatives has 360 members.'],
    ],
    [
      'a number word',
      'first there must be a buyer second there must be a seller',
      ['First there must be a buyer.', 'Second there must be a seller.'],
    ],
    [
      'a marker of speech',
      'proteins are made of amino acids okay now a vitamin is needed in small amounts right',
      ['Proteins are made of amino acids.', 'A vitamin is needed in small amounts.'],
    ],
    [
      'a condition that comes first',
      'the waves add up if a crest meets a trough they cancel',
      ['The waves add up.', 'If a crest meets a trough, they cancel.'],
    ],
    [
      'a noun with a singular verb after "and"',
      'storage is keeping the information over time and retrieval is getting it back',
      ['Storage is keeping the information over time.', 'Retrieval is getting it back.'],
    ],
  ])('is split at %s', (_, speech, sentences) => {
    expect(textsOf(speech)).toEqual(sentences);
  });

  test.each([
    ['relative clauses', 'the area that produces a resource should get a share of the money from it'],
    ['reported speech', 'the law of demand says that when price rises the quantity demanded falls'],
    [
      'passives with a list',
      'power is shared between a central government and component units such as states',
    ],
  ])('is not split inside %s', (_, speech) => {
    expect(textsOf(speech)).toHaveLength(1);
  });

  test('loses fillers, stutters and greetings', () => {
    expect(
      textsOf('good morning everyone um so the the cell uh you know is the unit of life thank you very much'),
    ).toEqual(['The cell is the unit of life.']);
  });

  test('keeps words that only look like markers', () => {
    expect(
      textsOf('the particles vibrate at right angles to the wave and the plant grows well in sand'),
    ).toEqual(['The particles vibrate at right angles to the wave.', 'The plant grows well in sand.']);
  });

  test('is marked as a guess where its grammar does not show an end', () => {
    const isWhole = (speech: string) => splitSpeech(speech).map((sentence) => sentence.isWhole);
    expect(isWhole('the senate has 109 members and it makes laws')).toEqual([true, true]);
    expect(
      isWhole('there are three stores the sensory register short term memory and long term memory'),
    ).toEqual([false]);
  });

  test.each([
    ['begins with its verb', 'is the loss of water from the leaves', false],
    ['ends right after "that" and one word', 'the study showed that eyewitness', false],
    [
      'is whole before an example',
      'a norm is a rule that people follow for example greeting elders first',
      true,
    ],
    ['ends before a possible object', 'myelin is a fatty sheath that speeds up', false],
    ['has its subject', 'transpiration is the loss of water from the leaves', true],
    ['ends its relative clause', 'nigeria is the country that has the most people', true],
  ])('is whole only with a subject and an end: it %s', (_, speech, isWhole) => {
    expect(splitSpeech(speech).map((sentence) => sentence.isWhole)).toEqual([isWhole]);
  });
});
