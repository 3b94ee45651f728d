import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeCards } from './make-cards.ts';
import { makeDeck } from './make-deck.ts';

const cardsOf = (text: string) =>
  makeCards(readSource([{ text }]), 30).map(({ front, back }) => `${front} → ${back}`);

describe('no card is made from', () => {
  test.each([
    ['a past question', '# Past questions\n1. "Honesty is a complete defence." Discuss.', 'What is honesty?'],
    [
      'a worked example',
      'Worked example: a current of 2 A flows for 965 s. Q = 2 × 965 = 1930 C.',
      'worked example',
    ],
    [
      'a calculation with a unit',
      'Titration of an acid\nAverage titre = (24.80 cm3 + 24.70 cm3)/2 = 24.75 cm3',
      'average titre',
    ],
    [
      'the decision of a case',
      'Donoghue v Stevenson\nHeld: a manufacturer owes the consumer a duty of care.',
      '“held”',
    ],
    [
      'a figure in a note without a verb',
      'A constitution is a set of rules by which a country is governed. Sir Arthur Richards; in force in Nigeria from January 1947.',
      '_____',
    ],
    [
      'a reason for a name',
      'An artery is named because it takes blood away from the heart.',
      'Why is an artery named',
    ],
    [
      'a reason that belongs to a place',
      'Healing takes place where the edges cannot meet because tissue has been lost in a burn.',
      'Why does healing',
    ],
    [
      'a clause after a name',
      'Consideration need not move to the promisor, a benefit to a third party at his request will do.',
      'What is the promisor',
    ],
    [
      'an example of a term',
      '# Barter\n- Double coincidence of wants: the man with yam who wants cloth must find someone with cloth.',
      'What is meant by “double coincidence',
    ],
    [
      'points with a remainder',
      '# Inflation\n## Control\n- Monetary policy: raise the policy rate.\n- Fiscal policy: increase direct tax.\n- Others: price control.',
      'points on control',
    ],
    [
      'an ordinal number',
      'The fourth is impersonality, which means that all are treated alike.',
      'the fourth?',
    ],
    [
      'a participle after "are"',
      'Complex sugars are broken down into simple ones that the cell uses for energy.',
      'What are complex sugars?',
    ],
    [
      'a result of something else',
      'Angiotensin constricts arterioles, and the end result is a rise in blood pressure.',
      'What is the end result?',
    ],
    [
      'a name for a noun that only its text explains',
      'Acceptance is the assent to an offer. The rule is sometimes called the mirror image rule. The rule is old. The rule is strict. The rule has few exceptions.',
      'the rule?',
    ],
    [
      'the merits of one of two things in a heading',
      '# Presidential vs parliamentary\n## Merits\n- It prevents dictatorship.\n- It protects liberty.\n- It is cheap.',
      'Presidential vs',
    ],
    [
      'an arrow that means "has"',
      '# CPU scheduling\n- PCB (process control block) → state, registers, memory limits, open files',
      'lead to',
    ],
    [
      'the clause after an inverted condition',
      'Should the two Houses produce different versions, a conference committee of both sits to harmonise them.',
      'versions',
    ],
    [
      'the subject of a class',
      'SUBJECT: BIOLOGY\n\n# EYE DEFECTS\n- Short sight: a.\n- Long sight: b.\n- Cataract: c.',
      'Subject',
    ],
    [
      'further reading',
      '# Sociology\n- Further reading: any introductory text, the chapter on deviance',
      'reading',
    ],
    [
      'what is in a book',
      'He answered European books such as Heart of Darkness, in which Africans appear as savages without history.',
      'Darkness',
    ],
    ['an arrow to a figure', '# Filters\n- HEPA → 99.97% of 0.3 µm particles, safety cabinets', 'HEPA'],
    ['a characterisation', 'Macroeconomics is a rather massive subject.', 'What is macroeconomics?'],
    [
      'an example',
      'The rusting of iron is an example of a slow reaction that needs water.',
      'What is the rusting',
    ],
    [
      'an unspecific subject',
      'A different approach is the use of tools that follow the market.',
      'What is a different approach?',
    ],
    [
      'two statements as one',
      'Sulphur is an element found in proteins and phosphorus is a component of nucleic acids.',
      'and phosphorus',
    ],
    [
      'a concession in a reason',
      'Alcohol is used in cold regions because it freezes at -115 °C, although it boils at 78 °C.',
      'Why is alcohol',
    ],
    ['an event of one day as a reason', 'The gloves were worn because peroxide burns the skin.', 'Why were'],
    [
      'units as a difference',
      'Heat is measured in joules, while temperature is measured in kelvin.',
      'What is the difference',
    ],
    [
      'rows that begin alike',
      '| Metal | Acid | Gas |\n|---|---|---|\n| Zinc | HCl | H2 |\n| Zinc | HNO3 | NO |',
      '“Zinc”',
    ],
    [
      'a case without its decision',
      'In Sim v Stretch (1936) a telegram was sent to the employer.',
      'Sim v Stretch',
    ],
  ])('%s', (_, text, front) => {
    expect(cardsOf(text).filter((card) => card.includes(front))).toEqual([]);
  });
});

test('reads the "lt" of a scanner as "It"', () => {
  const text = 'Karst is a limestone region with underground drainage. lt is found in rainy lands.';
  expect(cardsOf(text).join('\n')).not.toMatch(/\blt\b/);
});

test('asks for the ruling alone where the notes have no facts of a case', () => {
  const text = 'In Horrocks v Lowe (1975) the House of Lords held that an honest speaker is not malicious.';
  expect(cardsOf(text)).toEqual([expect.stringMatching(/^What was decided in Horrocks v Lowe \(1975\)\?/)]);
});

describe('a label in another language is asked for in that language', () => {
  test.each([
    ['Hausa', 'Noman rani: noman da ake yi da ruwan kogi a lokacin ɗari', "Mene ne ma'anar “Noman rani”?"],
    ['Yoruba', 'Ìmọ́tótó ara: wíwẹ̀, fífọ eyín àti gígé èékánná', 'Kí ni ìtumọ̀ “Ìmọ́tótó ara”?'],
    ['Igbo', 'Igbo Jonah: olulu e tinyere ihe ochie ndị ahụ', 'Gịnị ka “Igbo Jonah” pụtara?'],
  ])('%s', (_, text, front) => {
    const source = { ...readSource([{ text: `- ${text}` }]), language: 'other' as const };
    expect(makeDeck(source, 5).map((card) => card.front)).toEqual([front]);
  });
});
