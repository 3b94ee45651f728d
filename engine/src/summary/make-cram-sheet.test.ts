import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeCramSheet } from './make-cram-sheet.ts';

test("a term whose meaning is a clause doesn't begin with 'that'", () => {
  const text =
    '# The civil service\n\nPermanence means that a civil servant holds his post until he retires.\n\n' +
    'The civil service is the permanent body of officials who carry out the policies of the government.';
  const [terms] = makeCramSheet(readSource([{ text }]));
  expect(terms).toMatchObject({ heading: 'Terms' });
  expect(terms?.points).toContain('Permanence: a civil servant holds his post until he retires');
});

test('a term keeps what else its sentence says of it', () => {
  const text =
    '# Respiration\n\nGlycolysis is the first stage of respiration and takes place in the cytoplasm. Respiration is the release of energy from food.';
  const [terms] = makeCramSheet(readSource([{ text }]));
  expect(terms?.points).toEqual([
    'Glycolysis: the first stage of respiration; takes place in the cytoplasm',
    'Respiration: the release of energy from food',
  ]);
});

test('some of several things are no term', () => {
  const text =
    '# Igbo-Ukwu\n\nTwo of the sites were a storehouse of sacred objects and a burial chamber of a priest-king. A cistern is a tank that stores rain water.';
  const [terms] = makeCramSheet(readSource([{ text }]));
  expect(terms).toEqual({ heading: 'Terms', points: ['Cistern: a tank that stores rain water'] });
});

test('a warning that names only one of the things to confuse is left out', () => {
  const warn = (text: string) =>
    makeCramSheet(
      readSource([{ text: `# Notes\n\nRespiration is the release of energy from food. ${text}` }]),
    )
      .filter(({ heading }) => heading === 'Watch out')
      .flatMap(({ points }) => points);
  expect(warn("Don't confuse it with breathing.")).toEqual([]);
  expect(warn("Don't confuse respiration with breathing.")).toEqual([
    "Don't confuse respiration with breathing.",
  ]);
});

test('formulas are shown without the figures of an example, and with what their signs mean', () => {
  const text =
    '# Pendulum\n\nFormula: Period = time ÷ oscillations\n\nT = 2π√(l/g)\nl = length of the string, g = acceleration of free fall\n\nT = 2 × 3.14 × 0.5 = 3.1 s\n\nA pendulum is a bob on a string.';
  const formulas = makeCramSheet(readSource([{ text }])).find(({ heading }) => heading === 'Formulas');
  expect(formulas?.points).toEqual([
    'Period = time ÷ oscillations',
    'T = 2π√(l/g), where l = length of the string, g = acceleration of free fall',
  ]);
});

test.each([
  ['an example', 'The caste system is a good example of endogamy.', 'Caste system'],
  ['a place in an order', 'The fourth is the receipt which proves that money has been paid.', 'Fourth'],
  ['a quotation', '"A bird is an animal that flies" is too broad.', 'Bird'],
  ['a superlative', 'Linen is the oldest fibre known to man.', 'Linen'],
  [
    'two things at once',
    'The lower point is the temperature of melting ice and the upper point that of steam.',
    'Lower point',
  ],
])("a sentence that gives %s isn't the meaning of a term", (_, sentence, term) => {
  const text = `# Notes\n\n${sentence} Endogamy is the rule that people marry within their group.`;
  const terms = makeCramSheet(readSource([{ text }])).find(({ heading }) => heading === 'Terms');
  expect(terms?.points.map((point) => point.split(':')[0])).not.toContain(term);
  expect(terms?.points.join()).toContain('Endogamy');
});

test('a label that names no term, a short form and half a decision are in no box', () => {
  const text =
    '# Homicide\n\nAbbreviations: CC = Criminal Code; CFRN = Constitution of the Federal Republic of Nigeria 1999.\n\n' +
    'Punishment: imprisonment for life.\n\n' +
    'In Ogba v State (1992) it was held that the prosecution must prove:\n\n- that the deceased died;\n- that the act of the accused caused the death.\n\n' +
    'Manslaughter is the unlawful killing of a person in circumstances that are not murder.';
  const sheet = makeCramSheet(readSource([{ text }]));
  expect(sheet.map(({ heading }) => heading)).toEqual(['Terms', 'Homicide']);
  expect(sheet[0]?.points).toEqual([
    'Manslaughter: the unlawful killing of a person in circumstances that are not murder',
  ]);
  expect(sheet[1]?.points.join(' ')).toContain('must prove: that the deceased died; that the act');
});

test('each case in the box has its name', () => {
  const text =
    '# Consent to alienation\n\n- Savannah Bank Ltd v Ajilo (1989): the consent requirement applies to deemed holders as well as to actual grantees.\n- Awojugbagbe Ltd v Chinukwe (1995): parties may negotiate and enter into a written agreement before consent.';
  const cases = makeCramSheet(readSource([{ text }])).find(({ heading }) => heading === 'Cases');
  expect(cases?.points.map((point) => point.split(':')[0])).toEqual([
    'Savannah Bank Ltd v Ajilo (1989)',
    'Awojugbagbe Ltd v Chinukwe (1995)',
  ]);
});

test('a case behind a rule stays with the rule, which the box would hide', () => {
  const text =
    '# Rules\n\n1. Consideration must move from the promisee. Tweddle v Atkinson (1861): two fathers agreed to pay money to the son of one of them. The son failed, as he gave no consideration.\n2. It must be sufficient.\n3. Past consideration is no consideration.';
  const points = makeCramSheet(readSource([{ text }])).flatMap((section) => section.points);
  expect(points.join(' ')).toContain('must move from the promisee. Tweddle v Atkinson (1861): two fathers');
});

test('a formula with its figures behind it is no mere calculation', () => {
  const text =
    '# The heart\n\nThe heart beats about 72 times a minute.\n\nCardiac output = stroke volume x heart rate, so 70 ml x 72 = about 5 litres per minute.\n\nThe stroke volume is the blood that one beat pumps.';
  const points = makeCramSheet(readSource([{ text }])).flatMap((section) => section.points);
  expect(points.join(' ')).toContain('Cardiac output = stroke volume x heart rate');
});
