import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeCards } from './make-cards.ts';

function cardsOf(text: string): string[] {
  return makeCards(readSource([{ text }]), 30).map(({ front, back }) => `${front} → ${back}`);
}

describe('a card is made from', () => {
  test.each([
    [
      'a definition by "one that"',
      'An inferior good is one that people buy less of as they become richer.',
      'What is an inferior good? → One that people buy less of as they become richer.',
    ],
    [
      'a definition by "one which"',
      'A communicable disease is one which can be passed from one person to another.',
      'What is a communicable disease? → One which can be passed from one person to another.',
    ],
    [
      'a definition that compares with "the same … as"',
      'A flexible constitution is one that can be amended by the same procedure as an ordinary law.',
      'What is a flexible constitution? → One that can be amended by the same procedure as an ordinary law.',
    ],
    [
      'a definition with the noun of its term',
      'Acid rain is rain with a pH below 5.6.',
      'What is acid rain? → Rain with a pH below 5.6.',
    ],
    [
      'a definition that describes its noun with several words',
      'Particulates are tiny solid or liquid particles that float in the air.',
      'What are particulates? → Tiny solid or liquid particles that float in the air.',
    ],
    [
      'a definition with a participle before its noun',
      'Levees are raised banks of coarse material beside a river.',
      'What are levees? → Raised banks of coarse material beside a river.',
    ],
    [
      'a definition by the place where its noun is',
      'A weed is a plant that grows where it is not wanted.',
      'What is a weed? → A plant that grows where it is not wanted.',
    ],
    [
      'a reason why something may happen',
      'Kidneys may fail because of high blood pressure, infection or certain drugs.',
      'Why may kidneys fail? → Because of high blood pressure, infection or certain drugs.',
    ],
    [
      'a question that says what "they" are',
      'Tools should be dried before they are stored because water makes them rust.',
      'Why should tools be dried before they are stored? → Because water makes them rust.',
    ],
    [
      'a reason that names its subject again',
      'Systemic pesticides are effective against sucking insects because these insects feed on the sap.',
      'Why are systemic pesticides effective against sucking insects? → Because these insects feed on the sap.',
    ],
    [
      'the condition under which something happens',
      'A liquid boils when its saturated vapour pressure equals the external pressure.',
      'When does a liquid boil? → When its saturated vapour pressure equals the external pressure.',
    ],
    [
      'what a measure measures',
      'Price elasticity of demand measures how strongly the quantity demanded responds to a change in its price.',
      'What does price elasticity of demand measure? → How strongly the quantity demanded responds to a change in its price.',
    ],
    [
      'a definition of a part by its owner',
      'The power of a lens is the reciprocal of its focal length in metres.',
      'What is the power of a lens? → The reciprocal of its focal length in metres.',
    ],
    [
      'a term whose noun looks like a verb',
      'The principal focus of a convex lens is the point to which rays parallel to the principal axis converge.',
      'What is the principal focus of a convex lens? → The point to which rays parallel to the principal axis converge.',
    ],
    [
      'a passive with two agents',
      'Ethylene is produced by ripening fruit and by wounded tissue.',
      'What is ethylene produced by? → Ripening fruit and wounded tissue.',
    ],
    [
      'a person in the past',
      'Samori Touré, the ruler of the Mandinka people of Guinea, fought there.',
      'Who was Samori Touré? → The ruler of the Mandinka people of Guinea.',
    ],
  ])('%s', (_, text, card) => {
    expect(cardsOf(text)).toContain(card);
  });

  test('speech that names a term and then says what is done', () => {
    const text =
      'okay so when the child meets something new two things can happen the first one is assimilation assimilation is fitting new information into an existing schema so a child who knows dogs sees a goat and calls it a dog the second one is accommodation accommodation is changing a schema to fit new information so the mother says no this is a goat and the child makes a new schema for goats';
    expect(cardsOf(text)).toContain(
      'What is assimilation? → Fitting new information into an existing schema.',
    );
  });
});

describe('no card is made from', () => {
  test.each([
    [
      'a purpose whose claim has a reason',
      'Diamonds sparkle because their critical angle is only 24 degrees, so that light is reflected many times inside the stone before it gets out.',
      'Why do diamonds sparkle because',
    ],
    [
      'a second verb in the past',
      'Menelik II of Ethiopia bought modern rifles from France and defeated an Italian army at Adowa on 1 March 1896.',
      'buy modern rifles from France and defeated',
    ],
    [
      'several people',
      'The campaign began with the Quakers, a religious society which taught that all people are equal before God.',
      'What is the Quakers',
    ],
    [
      'a description of people behind a name',
      'A person born outside Nigeria, any of whose grandparents is a citizen of Nigeria, may register.',
      'What are Nigeria',
    ],
    [
      'a purpose inside a definition',
      'Contour ploughing means ploughing across the slope along lines of equal height, so that each furrow holds back water.',
      'Why does contour ploughing mean',
    ],
    ['a number of things', 'Light bends in water. Two laws describe refraction.', 'two laws'],
    [
      'a general description',
      'The system of exchange is known as the triangular trade.',
      'What is the system of exchange called',
    ],
    [
      'something that is made to happen',
      'Abscisic acid causes potassium ions to leave the guard cells.',
      'What does abscisic acid cause',
    ],
    [
      'a place where much happens',
      'In roots, a high concentration of auxin slows the growth of the cells.',
      'What happens in roots',
    ],
    [
      'an appointment that the sentence before only mentions',
      'The agreement may be oral or in writing, but an agent who is to execute a deed must be appointed by deed. Such an appointment is called a power of attorney.',
      'What is meant by “power of attorney”',
    ],
    [
      'a date of something owned',
      'Earthquakes are measured by their waves. Charles Richter introduced his scale in 1935.',
      'introduced his scale in _____',
    ],
    [
      'a calculation',
      'Marks: 4, 6, 6, 8 and 11 were given. Variance = 28 / 5 = 5.6.',
      'formula for variance',
    ],
    [
      'the last of two claims with a list',
      'The British had joined many peoples, and the regions each had three dominant groups: the Hausa, the Yoruba and the Igbo.',
      'Name them',
    ],
    [
      'the deed of the person after a participle',
      'On 15 January 1966, a group of young officers led by Major Nzeogwu overthrew the government.',
      'lead by Major',
    ],
    [
      'a half of a term',
      'The second kind is sheet erosion, which is the removal of a thin layer of soil from a whole field.',
      'What is erosion?',
    ],
    [
      'a noun that looks like a verb',
      'Voice calls use UDP since a late packet is worse than a lost one.',
      'voice call',
    ],
    [
      'what is protected from something',
      'Slag protects the molten iron from being oxidised by the hot air.',
      'What does slag protect',
    ],
    [
      'a point like that of the sentence before',
      'Carole Pateman wrote in 1988. Charles Mills made a similar point about race in 1997.',
      'a similar point',
    ],
    [
      'parts of something that only the title names',
      '# Chronic complications\n\n- Retinopathy: damage to the retina\n- Nephropathy: damage to the kidneys\n- Neuropathy: damage to the nerves',
      'Name the three chronic',
    ],
    [
      'what is going on',
      'Prices rose in March. Inflation is reducing the value of the savings of many families.',
      'What is inflation',
    ],
  ])('%s', (_, text, asked) => {
    expect(cardsOf(text).filter((card) => card.includes(asked))).toEqual([]);
  });
});

test('keeps the capitals of a title that the text also writes as a common noun', () => {
  const text =
    'A social contract is an agreement by which people give up freedom in return for order. Jean-Jacques Rousseau was born in Geneva. Rousseau published The Social Contract in 1762.';
  expect(cardsOf(text).join('\n')).toContain('The Social Contract');
});
