import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeCards } from './make-cards.ts';

function cardsOf(text: string): string[] {
  return makeCards(readSource([{ text }]), 30).map(({ front, back }) => `${front} → ${back}`);
}

describe('a list is asked for', () => {
  test.each([
    [
      'by the heading over sentences',
      '# Duties of an agent\n\n1. To obey the instructions of the principal.\n2. To act in person. A delegate cannot delegate.\n3. To account for money received.',
      'Name the three duties of an agent. → To obey the instructions of the principal; To act in person; To account for money received.',
    ],
    [
      'by the sentence that counts it',
      '# Creation\n\nAgency may arise in three ways.\n(a) By express agreement.\n(b) By estoppel. Where a person represents another as his agent, he cannot deny it afterwards.\n(c) By necessity.',
      'Agency may arise in three ways. Name them. → By express agreement; By estoppel; By necessity.',
    ],
    [
      'by a heading that counts it',
      '# The Four Noble Truths\n\n1. Life is suffering.\n2. Suffering is caused by craving.\n3. Suffering ends when craving ends.\n4. The Noble Eightfold Path ends craving.',
      'Name the Four Noble Truths. → Life is suffering; Suffering is caused by craving; Suffering ends when craving ends; The Noble Eightfold Path ends craving.',
    ],
    [
      'by the kinds that its sentences name',
      '# Types of pressure groups\n\n1. Interest groups defend the material interests of their own members in negotiations with the government and employers.\n2. Promotional groups fight for a cause such as human rights or a clean environment.\n3. Anomic groups arise suddenly and without organisation.',
      'Name the three types of pressure groups. → Interest groups; Promotional groups; Anomic groups.',
    ],
  ])('%s', (_, text, card) => {
    expect(cardsOf(text)).toContain(card);
  });

  test('once, if the heading and the line above it both name it', () => {
    const text =
      '# Phases of healing\n\nHealing takes place in three overlapping phases.\n\n1. Inflammation. The signs are redness and heat.\n2. Proliferation. Fibroblasts lay down collagen.\n3. Maturation. The scar gains strength.';
    expect(cardsOf(text).filter((card) => card.includes('nflammation'))).toHaveLength(1);
  });
});
