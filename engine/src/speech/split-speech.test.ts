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
    expect(isWhole('next the impulse and the sheath')).toEqual([false]);
  });

  test.each([
    [
      'articles',
      'the earth has three layers the crust the mantle and the core',
      'The earth has three layers: the crust, the mantle and the core.',
    ],
    [
      'the noun that each ends in',
      'the self develops in three stages the imitation stage the play stage and the game stage',
      'The self develops in three stages: the imitation stage, the play stage and the game stage.',
    ],
    [
      'their number, one word each',
      'a process can be in five states new ready running waiting and terminated',
      'A process can be in five states: new, ready, running, waiting and terminated.',
    ],
  ])('has its list divided by %s', (_, speech, sentence) => {
    expect(textsOf(speech)).toEqual([sentence]);
  });

  test('has no marks in a list whose members are unclear', () => {
    const speech = 'there are three stores the sensory register short term memory and long term memory';
    expect(textsOf(speech)).toEqual([`T${speech.slice(1)}.`]);
  });

  test.each([
    [
      'places and peoples',
      'traders from west africa met the portuguese in lagos',
      'West Africa|Portuguese|Lagos',
    ],
    ['people', 'george herbert mead said that the self develops in stages', 'George Herbert Mead'],
    ['titles', 'later it restored president kabbah in 1998', 'President Kabbah'],
    ['dates', 'it was formed on the 28th of may 1975 by fifteen countries', '28th of May 1975'],
    ['short forms', 'the members of ecowas signed it in june', 'ECOWAS|June'],
  ])('has capitals for %s', (_, speech, names) => {
    const [sentence = ''] = textsOf(speech);
    for (const name of names.split('|')) expect(sentence).toContain(name);
  });

  test('has no capital for a verb that is also a month', () => {
    expect(textsOf('the soldiers march to the city and they may win the war')[0]).toContain('march to');
  });

  test('has a colon after the number of a point', () => {
    const points = textsOf(
      'number one poverty many members do not pay their levy number two language the members speak different languages',
    );
    expect(points).toContain('Number one: poverty.');
  });

  test('loses what a speaker adds to it', () => {
    expect(textsOf('molten means that a solid is melted please')).toEqual([
      'Molten means that a solid is melted.',
    ]);
    expect(textsOf('socialisation is a process that lasts all our lives right')).toEqual([
      'Socialisation is a process that lasts all our lives.',
    ]);
  });

  test('has the topic that a speaker announced before it', () => {
    expect(textsOf('now the electrodes these are the rods that carry the current in and out')).toEqual([
      'The electrodes: these are the rods that carry the current in and out.',
    ]);
  });

  test('is a question only if it asks', () => {
    expect(textsOf('which ions go to the anode')).toEqual(['Which ions go to the anode?']);
    expect(textsOf('what is left in the dish is called residue')).toEqual([
      'What is left in the dish is called residue.',
    ]);
  });

  test('knows whether the speaker joined it to the one before', () => {
    const joined = splitSpeech('anions move to the anode and cations move to the cathode').map(
      ({ isJoined }) => isJoined,
    );
    expect(joined).toEqual([false, true]);
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
