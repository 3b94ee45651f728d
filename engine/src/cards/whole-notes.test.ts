import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeDeck } from './make-deck.ts';

const deckOf = (text: string) =>
  makeDeck(readSource([{ text }]), 30).map(({ front, back }) => `${front} → ${back}`);

describe('a digest of cases', () => {
  const DIGEST = `LAW OF CONTRACT

Hyde v Wrench (1840) 3 Beav 334
Facts: Wrench offered his farm for £1,000. Hyde offered £950, and Wrench refused.
Held: A counter-offer destroys the original offer. There was no contract.

Thomas v Thomas (1842) 2 QB 851
Issue: Is a rent of £1 enough?
Held: Consideration must be sufficient but need not be adequate.
Principle: The courts do not ask whether the bargain was a fair one.`;

  test('asks what was held, with the facts if they are short', () => {
    expect(deckOf(DIGEST)).toContain(
      'Hyde v Wrench (1840): Wrench offered his farm for £1,000. Hyde offered £950, and Wrench refused. What was held? → A counter-offer destroys the original offer. There was no contract.',
    );
  });

  test('asks for the decision and the rule by the name of a case without facts', () => {
    expect(deckOf(DIGEST)).toEqual(
      expect.arrayContaining([
        'What was held in Thomas v Thomas (1842)? → Consideration must be sufficient but need not be adequate.',
        'What is the rule in Thomas v Thomas (1842)? → The courts do not ask whether the bargain was a fair one.',
      ]),
    );
  });

  test('gives no other cards about the facts of a case', () => {
    expect(deckOf(DIGEST)).toHaveLength(3);
  });

  test('names no case whose decision is too long to remember', () => {
    const text = `Roe v Doe (1900) 1 QB 1\nHeld: The court weighed ${'what the parties had said and '.repeat(9)}done.`;
    expect(deckOf(text)).toEqual([]);
  });
});

describe('notes beside a case', () => {
  test('give their own cards', () => {
    const text = `# Offer

Carlill v Carbolic Smoke Ball Co [1893] 1 QB 256
Held: The advertisement was an offer to the whole world.

Acceptance is a final and unqualified agreement to the terms of an offer.`;
    expect(deckOf(text)).toEqual([
      'What was held in Carlill v Carbolic Smoke Ball Co [1893]? → The advertisement was an offer to the whole world.',
      'What is acceptance? → A final and unqualified agreement to the terms of an offer.',
    ]);
  });

  test('make no case of a law with a year', () => {
    const text =
      "Ohm's law (1827)\nPrinciple: The current through a wire is proportional to the voltage across its ends.";
    expect(deckOf(text).join()).not.toContain('rule in Ohm');
  });

  test('are no part of its name', () => {
    const text =
      'Exception: Lampleigh v Braithwait (1615) Hob 105\nHeld: He could recover, because he acted at the request of the other.\nNote: Lecturers like this case.';
    expect(deckOf(text)).toEqual([
      'What was held in Lampleigh v Braithwait (1615)? → He could recover, because he acted at the request of the other.',
    ]);
  });
});

describe('notes under a heading', () => {
  test('are asked for together where it says why something matters', () => {
    const text =
      '# Why soil matters\n\n- It holds the roots of plants in place.\n- It stores water and nutrients.\n- It is home to many organisms.';
    expect(deckOf(text)).toContain(
      'Why does soil matter? Give three points. → It holds the roots of plants in place; It stores water and nutrients; It is home to many organisms.',
    );
  });

  test('are asked for together where it gives the importance of something', () => {
    const text = '# Importance of water\n\n- It dissolves food.\n- It carries away waste.';
    expect(deckOf(text)).toContain(
      'What is the importance of water? Give two points. → It dissolves food; It carries away waste.',
    );
  });

  test('are not asked for if they are too long to remember', () => {
    const long =
      'It keeps the members of a community in touch with each other and with what the government plans';
    expect(deckOf(`# Importance of radio\n\n${`- ${long}\n`.repeat(4)}`)).toEqual([]);
  });
});

describe('a note that only says which side of its heading it gives', () => {
  test('is asked with the thing in the heading', () => {
    const text =
      'METHOD 1: FIFO (First In, First Out)\nFIFO issues the oldest goods first.\n\nAdvantages: it is simple, and closing stock is close to current prices. It is allowed.\nDisadvantage: old costs are set against present sales, so profit is higher.';
    expect(deckOf(text)).toEqual(
      expect.arrayContaining([
        'What are the advantages of FIFO? → It is simple, and closing stock is close to current prices. It is allowed.',
        'What is a disadvantage of FIFO? → Old costs are set against present sales, so profit is higher.',
      ]),
    );
  });

  test('leads to a list of its numbered items alone', () => {
    const text =
      '# Citizenship by registration (section 26)\n\n- Conditions:\n  1. The applicant must be of good character.\n  2. The applicant must take the oath.\n- A married man cannot register.';
    expect(deckOf(text)).toContain(
      'Citizenship by registration: name the two conditions. → The applicant must be of good character; The applicant must take the oath.',
    );
  });
});

test('a list whose heading leaves out the topic of the text is asked with it', () => {
  const text =
    'HEALTH HANDOUT: MALARIA\n\n# Effects in pregnancy\n\n- anaemia in the mother\n- miscarriage or stillbirth\n- low birth weight';
  expect(deckOf(text)).toContain(
    'Malaria: name the three effects in pregnancy. → Anaemia in the mother; Miscarriage or stillbirth; Low birth weight.',
  );
});

describe('the report of an experiment', () => {
  const REPORT = `Title: The resistivity of constantan

Apparatus

A key, a wire and an ammeter.

Procedure

1. The key was opened between readings to keep the wire from heating up.
2. The wire was kept straight so that its length was true.

Precautions

- Parallax error was avoided by reading the scale at eye level.
- Constantan was chosen because its resistance changes little with temperature.

Conclusion

The resistivity was found.`;

  test('asks for the aim, the reason and the manner of what was done', () => {
    const named = 'Experiment “The resistivity of constantan”:';
    expect(deckOf(REPORT)).toEqual([
      `${named} why was the key opened between readings? → To keep the wire from heating up.`,
      `${named} why was the wire kept straight? → So that its length was true.`,
      `${named} how was parallax error avoided? → By reading the scale at eye level.`,
      `${named} why was constantan chosen? → Because its resistance changes little with temperature.`,
    ]);
  });
});

describe('a history', () => {
  const HISTORY = `The French Revolution, 1789-1799

In May 1789 the Estates-General met at Versailles for the first time since 1614. The king had called it.

In 1892 he signed a treaty. In 1898 chiefs were tried. In 1899 an estate was sold. In 1900 a council met.`;

  test('is asked what happened on a date, under its title', () => {
    expect(deckOf(HISTORY)).toContain(
      'The French Revolution: what happened in May 1789? → The Estates-General met at Versailles for the first time since 1614.',
    );
  });

  test('makes no card for an event whose sentence needs the one before', () => {
    expect(deckOf(HISTORY).join()).not.toContain('1892');
  });

  test('makes no card for an event of a year with several', () => {
    expect(deckOf(`${HISTORY} In May 1789 bread was scarce.`).join()).not.toContain('in May 1789?');
  });
});

describe('a label with a whole sentence behind it', () => {
  const notes = (lines: string) => deckOf(`# Key terms\n\n${lines}`);

  test('asks what happens, if it names a process', () => {
    expect(notes('- Plasmolysis: the cytoplasm shrinks away from the wall of the cell.')).toEqual([
      'What happens in “plasmolysis”? → The cytoplasm shrinks away from the wall of the cell.',
    ]);
  });

  test('asks what it says, if it names an idea', () => {
    expect(notes('- Production concept: customers prefer products that are cheap.')).toEqual([
      'What does the “production concept” say? → Customers prefer products that are cheap.',
    ]);
  });

  test('is not asked for its meaning', () => {
    expect(notes('- Minimum age: the Act reduced the age for the presidency from 40 to 35.')).toEqual([]);
  });
});
