import { describe, expect, test } from 'vitest';
import { explainConcept } from '../answers/explain.ts';
import { readSource } from '../reading/read-source.ts';

const answer = (notes: string, question: string) => {
  const result = explainConcept(readSource([{ text: notes }]), question);
  return result.isEmpty ? result.reason : result.parts.map(({ text }) => text).join(' ');
};

const EROSION = `# Soil erosion

## Causes

Overgrazing leaves the soil bare. Animals eat the grass to the roots and their hooves break up the crumbs, so that rain washes them away. Bush burning destroys the litter.

## Control

Contour ploughing is the practice of making ridges across the slope. Each ridge acts as a small dam which holds the water back. Terraces are used on steep slopes.

Cover crops such as melon shield the soil from rain. Their roots also bind the particles together.`;

const GUARD_CELLS = `# Guard cells

Each stoma is surrounded by two guard cells. In light, potassium ions enter the guard cells and water follows by osmosis. The cells become turgid. Because the inner wall is thicker than the outer wall, the swollen cells bend outwards and the pore opens. When the plant is short of water, the roots release abscisic acid, which makes the guard cells lose potassium ions. The pore then closes.`;

const POLICY = `MONETARY POLICY

Monetary policy is the control of the supply and cost of money. To fight inflation the central bank raises the cash reserve ratio. Banks must then keep more of their deposits and have less to lend.

Monetary policy often fails in developing countries. A large part of the money never enters the banks. Many traders borrow from money lenders. The market for securities is small.

BARTER

Before money people exchanged goods for goods. This system, trade by barter, had serious problems. It required a double coincidence of wants. Perishable goods could not be stored.`;

const CAUSES = `# Notes

Red blood cells contain a red pigment. They have no nucleus, which leaves more room for the pigment. The blood of insects is green because it has no haemoglobin.

When inflation is so rapid that money loses its value within days, it is called hyperinflation. Germany suffered hyperinflation in 1923.

To solve the inequality, factorise it. The product is negative only when the two factors have different signs.`;

describe('why', () => {
  test('is answered by a sentence and the reason in the one after it', () => {
    expect(answer(EROSION, 'Why does overgrazing lead to erosion?')).toBe(
      'Overgrazing leaves the soil bare. Animals eat the grass to the roots and their hooves break up the crumbs, so that rain washes them away.',
    );
  });

  test('is answered by the cause before what then happens', () => {
    expect(answer(GUARD_CELLS, 'Why do stomata close?')).toBe(
      'When the plant is short of water, the roots release abscisic acid, which makes the guard cells lose potassium ions. The pore then closes.',
    );
  });

  test('is answered by the sentences that support a claim', () => {
    expect(answer(POLICY, 'Why does monetary policy often fail in developing countries?')).toBe(
      'Monetary policy often fails in developing countries. A large part of the money never enters the banks. Many traders borrow from money lenders. The market for securities is small.',
    );
  });

  test('something failed is answered by its problems', () => {
    expect(answer(POLICY, 'Why did barter fail?')).toMatch(/^This system, trade by barter, .* stored\.$/);
  });

  test.each([
    ['a quality that the notes only name', 'Why is blood red?'],
    ['an event whose sentence gives no reason', 'Why did Germany suffer hyperinflation?'],
    ['something that the notes say of another thing', 'Why do platelets have no nucleus?'],
  ])('is refused for %s', (_, question) => {
    expect(answer(CAUSES, question)).toBe('not-in-notes');
  });

  test('is answered for a quality that the notes say of the thing', () => {
    expect(answer(CAUSES, 'Why is the blood of insects green?')).toMatch(/because it has no haemoglobin/);
  });
});

describe('how', () => {
  test('is answered by the steps that lead to the result', () => {
    expect(answer(GUARD_CELLS, 'How do guard cells open the stoma?')).toMatch(
      /^Each stoma .* by osmosis\. The cells become turgid\. Because .* the pore opens\.$/,
    );
  });

  test('is answered by a sentence that begins with its purpose, and what follows from it', () => {
    expect(answer(POLICY, 'How does the central bank fight inflation?')).toBe(
      'To fight inflation the central bank raises the cash reserve ratio. Banks must then keep more of their deposits and have less to lend.',
    );
  });

  test('is answered from a section whose heading says what is done', () => {
    expect(answer(EROSION, 'How does contour ploughing control erosion?')).toBe(
      'Contour ploughing is the practice of making ridges across the slope. Each ridge acts as a small dam which holds the water back.',
    );
  });

  test('is answered without the sentences about another thing', () => {
    expect(answer(EROSION, 'How do cover crops protect the soil?')).toBe(
      'Cover crops such as melon shield the soil from rain. Their roots also bind the particles together.',
    );
  });

  test('is refused where only an adjective has the root of its verb', () => {
    expect(answer(CAUSES, 'How do I differentiate the product?')).toBe('not-in-notes');
  });
});

describe('speech', () => {
  const LECTURE =
    'okay good morning so today we look at how a computer stores letters every character is given a number ascii is a character set that uses seven bits it has one hundred and twenty eight characters but ascii has no yoruba letters so unicode was introduced unicode is a character set that gives a number to every character of every language now a group of eight bits is called a byte and the computer reads one byte at a time so why do we use binary we use binary because electronic circuits have two stable states and it is easy to build a switch for next week read the chapter on logic gates';

  test("gives the sentence before the speaker's 'so' as the reason", () => {
    expect(answer(LECTURE, 'Why was Unicode introduced?')).toBe(
      'Ascii has no Yoruba letters, so unicode was introduced.',
    );
  });

  test("takes the speaker's 'we' for what the lecture is about", () => {
    expect(answer(LECTURE, 'Why do computers use binary?')).toMatch(
      /^We use binary because electronic circuits have two stable states\./,
    );
  });

  test('quotes a definition whole that ends in its term', () => {
    expect(answer(LECTURE, 'What is a byte?')).toMatch(/^A group of eight bits is called a byte\./);
  });
});

test('compares two concepts with a sentence that begins with a pronoun', () => {
  const notes =
    'Weathering is the breaking down of rocks in one place. It differs from erosion, since the material is not carried away. Rocks are hard.';
  expect(answer(notes, 'What is the difference between weathering and erosion?')).toMatch(
    /^Weathering is .* It differs from erosion/,
  );
});

test('tells how a thing is formed from a sentence that refers to it', () => {
  const notes =
    'Stalactites hang from the roof of a cave and stalagmites grow up from the floor. Both are formed when drops of water leave a little lime behind. Rocks are hard.';
  expect(answer(notes, 'How are stalactites formed?')).toMatch(/^Stalactites hang .* lime behind\.$/);
});

test('says why a thing failed in one place with the sentence after the claim', () => {
  const notes =
    'The reform was planned in Kano. In Borno the reform failed. Its ruler organised a strong army that drove the reformers out.';
  expect(answer(notes, 'Why did the reform fail in Borno?')).toMatch(
    /^In Borno the reform failed\. Its ruler/,
  );
});

test('prefers the section that says it gives the reasons', () => {
  const notes = `# The reform

## Course

The march to Gudu began the reform, for there its followers met.

## Reasons for the success of the reform

- The states were divided.
- The peasants hoped for lower taxes.`;
  expect(answer(notes, 'Why did the reform succeed?')).toBe(
    'The states were divided. The peasants hoped for lower taxes.',
  );
});
