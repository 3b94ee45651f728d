import { describe, expect, test } from 'vitest';
import { explainConcept } from '../answers/explain.ts';
import { readSource } from '../reading/read-source.ts';

const source = readSource([
  {
    text: `# Trade and markets

## Agents

A broker is an agent who brings a buyer and a seller together. He never owns the goods. For example, an estate broker finds tenants for a landlord. A factor is an agent who holds the goods that he sells. It is a common mistake to confuse a factor with a broker.

Insurance has four principles.

1. Indemnity. The insured is put back where he was before the loss. For instance, a burnt shop worth two million naira is paid with that sum. He may not gain from it.
2. Utmost good faith: both sides must reveal all material facts.

## Prices

- Fixed price: the seller names it and does not bargain. Supermarkets sell in this way.
- Haggled price: buyer and seller bargain until they agree. It is usual in open markets. A floor price helps farmers only.

The government may set a price below the market's level. This is called a price ceiling.

## Reasons for the failure of price control

Traders hoarded goods in secret stores. The officials took bribes. Smugglers carried food across the border.

## Roles

- Wholesaler - buys in bulk from producers and sells in small lots to retailers.
- Sub-wholesaler - buys from a wholesaler because he is far from the producer.`,
  },
]);
const explained = (concept: string) => {
  const result = explainConcept(source, concept);
  return result.isEmpty ? [result.message] : result.parts.map(({ role, text }) => `${role}: ${text}`);
};

test('explains a concept with what follows its definition, up to the next definition', () => {
  expect(explained('broker')).toEqual([
    'definition: A broker is an agent who brings a buyer and a seller together.',
    'answer: He never owns the goods.',
    'example: For example, an estate broker finds tenants for a landlord.',
    'mistake: It is a common mistake to confuse a factor with a broker.',
  ]);
});

test('explains a label with its whole list item, in the order of the notes', () => {
  expect(explained('Explain indemnity')).toEqual([
    'definition: Indemnity. The insured is put back where he was before the loss.',
    expect.stringMatching(/^example: For instance/),
    'answer: He may not gain from it.',
  ]);
});

test('explains a term inside a list item without the rest of the item', () => {
  expect(explained('floor price')).toEqual(['definition: A floor price helps farmers only.']);
});

test('quotes the sentence before a definition that points back to it', () => {
  expect(explained('price ceiling')).toEqual([
    expect.stringMatching(/^definition: The government may set .* This is called a price ceiling\.$/),
  ]);
});

test('lists the items that a sentence about the concept announces', () => {
  expect(explained('insurance').slice(0, 3)).toEqual([
    'definition: Insurance has four principles.',
    expect.stringMatching(/^answer: Indemnity\./),
    expect.stringMatching(/^example: For instance/),
  ]);
});

test('finds a concept by its own words when the question adds what its heading says', () => {
  expect(explained('Explain the indemnity principle in trade')[0]).toMatch(/^definition: Indemnity\./);
  expect(explained('indemnity in football')[0]).toMatch(/^Your notes have no clear answer to that/);
});

describe('a concept with a word that its sentence lacks', () => {
  const explain = (text: string, question: string) => {
    const result = explainConcept(readSource([{ text }]), question);
    return result.isEmpty ? result.message : result.parts[0]?.text;
  };
  const POINT = 'A point source is a single place that can be identified.';

  test('is explained if the notes are about that word', () => {
    const notes = `Pollution harms rivers. ${POINT} Pollution kills fish. Laws limit pollution. Farms cause pollution.`;
    expect(explain(notes, 'What is a point source of pollution?')).toContain('a single place');
  });

  test("isn't explained if the notes only mention that word", () => {
    const notes = `Pollution harms rivers. ${POINT} Pollution kills fish. Laws limit pollution. Farms cause noise.`;
    expect(explain(notes, 'What is a point source of pollution?')).not.toContain('a single place');
  });

  test("isn't explained by a single word", () => {
    const notes =
      'Conservation is the protection of habitats. Energy is needed. Energy is stored. Energy flows. Energy is lost.';
    expect(explain(notes, 'What is the conservation of energy?')).not.toContain('habitats');
  });
});

test('finds a concept by the other name that a sentence gives it', () => {
  const notes = readSource([
    {
      text: 'Bacteria use oxygen. The amount that they need is called the biochemical oxygen demand, or BOD, and it is measured over five days.',
    },
  ]);
  const result = explainConcept(notes, 'define BOD');
  expect(result.isEmpty ? result.message : result.parts[0]?.text).toContain('biochemical oxygen demand');
});

test('tells a hyphenated term from the one inside it', () => {
  expect(explained('sub-wholesaler')[0]).toMatch(/^definition: Sub-wholesaler - buys/);
  expect(explained('by-wholesaler')[0]).toMatch(/^Your notes don't answer that/);
});

test('compares two concepts that share a noun', () => {
  expect(explained('fixed vs haggled price')).toEqual([
    'definition: Fixed price: the seller names it and does not bargain. Supermarkets sell in this way.',
    expect.stringMatching(/^definition: Haggled price: buyer and seller bargain/),
  ]);
});

test('adds what the notes say about both sides of a comparison', () => {
  expect(explained('Compare a broker and a factor').at(-1)).toBe(
    'difference: It is a common mistake to confuse a factor with a broker.',
  );
});

test('names the side that is missing from the notes', () => {
  expect(explained('broker vs auctioneer')).toEqual([
    'Your notes explain only one of the two. Add the part on auctioneer to compare them.',
  ]);
});

test('answers a question about reasons from the section that gives them', () => {
  expect(explained('Explain why price control failed')).toEqual([
    'answer: Traders hoarded goods in secret stores. The officials took bribes. Smugglers carried food across the border.',
  ]);
});

const lecture = readSource([
  {
    text: `okay good morning so today we look at trade a wholesaler is a person who buys in bulk from the producer and sells in small lots so he stores the goods and he gives credit to retailers next retailer a retailer is the last person in the chain he sells to the consumer now the functions of the retailer number one he breaks the bulk number two he displays the goods number three he advises the buyer now agents an agent is a person who acts for another person and he gets a commission okay that is all for today read the next chapter`,
  },
]);
const spoken = (concept: string) => {
  const result = explainConcept(lecture, concept);
  return result.isEmpty ? '' : result.parts.map(({ text }) => text).join(' | ');
};

test('explains a term of speech from its own words on, up to the next topic', () => {
  expect(spoken('retailer')).toMatch(/^A retailer is the last person in the chain/);
  expect(spoken('wholesaler')).not.toMatch(/last person/);
});

test('quotes a spoken list from its announcement on', () => {
  expect(spoken('functions of the retailer')).toMatch(
    /breaks the bulk .*displays the goods .*advises the buyer/,
  );
  expect(spoken('functions of the retailer')).not.toMatch(/agent/);
});

const notes = readSource([
  {
    text: `# Physics revision

## Machines

Q1. What is a machine?
Ans: A machine is a device that makes work easier. The velocity ratio (VR) is the ratio of two distances.

VR = distance moved by effort / distance moved by load

First class: the fulcrum is in the middle.
Second class: the load is in the middle, incl. nutcrackers. Two forces are parallel if they never meet. Heat makes it swell, and at pH 7 it is neutral.`,
  },
]);
const told = (concept: string) => {
  const result = explainConcept(notes, concept);
  return result.isEmpty ? [] : result.parts.map(({ text }) => text);
};

test.each([
  ['machine', /^A machine is a device/],
  ['second class machine', /^Second class: the load/],
  ['parallel forces', /^Two forces are parallel if/],
])('explains %j although its sentence has another form', (concept, text) => {
  expect(told(concept)[0]).toMatch(text);
});

test('quotes the formula below a definition', () => {
  expect(told('velocity ratio')).toContain('VR = distance moved by effort / distance moved by load');
});

test('takes no adjective with the same root for the concept', () => {
  expect(told('neutralisation').join(' ')).not.toMatch(/neutral\./);
});

const elasticity = readSource([
  {
    text: `# Elasticity of demand

Elasticity of demand measures how far the quantity responds to a change in price. For example, the price of a loaf rises from N400 to N500 and sales fall from 100 to 90 loaves. The price has risen by 25% and quantity has fallen by 10%, so demand is inelastic. Cross elasticity is about two goods.

# Reinforcement

Negative reinforcement takes away something unpleasant. So negative reinforcement is not punishment.

# Rocks

No rock lasts for ever. The crust is hard, and a rock is a natural mass of one or more minerals.`,
  },
]);
const toldOf = (concept: string) => {
  const result = explainConcept(elasticity, concept, null);
  return result.isEmpty ? '' : result.parts.map(({ text }) => text).join(' ');
};

test('continues an example to its result, and quotes all of its own section', () => {
  expect(toldOf('elasticity of demand')).toMatch(/so demand is inelastic\..* about two goods\./);
});

test('shows a worked formula as an example', () => {
  const income = readSource([
    {
      text: '# Income\n\nNational income is the value of all goods.\n\n# Figures\n\nNational income = 900 - 80 + 20 = 840',
    },
  ]);
  const result = explainConcept(income, 'national income', null);
  expect(result.isEmpty ? [] : result.parts.map(({ role }) => role)).toEqual(['definition', 'example']);
});

test('takes for a definition no sentence that says what a thing is not, and none that is about no thing', () => {
  expect(toldOf('negative reinforcement')).toMatch(/^Negative reinforcement takes away/);
  expect(toldOf('rock')).toMatch(/^The crust is hard, and a rock is a natural mass/);
});
