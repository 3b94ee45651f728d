import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { clausesOf } from './clauses.ts';
import { makeDeck } from './make-deck.ts';

function deckOf(text: string): string[] {
  return makeDeck(readSource([{ text }]), 20).map(({ front, back }) => `${front} → ${back}`);
}

const clausesIn = (text: string) => clausesOf({ kind: 'paragraph', text, section: 0, page: undefined });

test('each clause of a sentence gives a card of its own', () => {
  expect(deckOf('IPv4 addresses have 32 bits, and IPv6 addresses have 128 bits.')).toEqual([
    'How many bits do IPv4 addresses have? → 32.',
    'How many bits do IPv6 addresses have? → 128.',
  ]);
});

describe('a sentence is not taken apart', () => {
  test.each([
    [
      'after a condition',
      'If prices rise sharply, buyers spend less money and sellers keep larger stocks of goods.',
    ],
    [
      'after what somebody said',
      'Malthus argued that population grows fast, and the supply of food grows slowly.',
    ],
    [
      'before a clause that needs the other',
      'The right side holds stale blood, and the other side holds fresh blood.',
    ],
  ])('%s', (_, text) => {
    expect(clausesIn(text).slice(1)).toEqual([]);
  });
});

const HISTORY = `# The policy of indirect rule

Indirect rule was a system of administration in which the British governed the people through their traditional rulers. Lugard adopted it because he lacked trained staff. The main instruments of the system were the native authority, the native court and the native treasury. In the East the system failed because most communities had no chiefs with executive power.`;

describe('a deck on a system that the text defines', () => {
  test('names it for "the system" after a place', () => {
    expect(deckOf(HISTORY)).toContain(
      'Why did indirect rule fail in the East? → Because most communities had no chiefs with executive power.',
    );
  });

  test('names it in the question for a list', () => {
    expect(deckOf(HISTORY)).toContain(
      'Name the three main instruments of indirect rule. → The native authority; The native court; The native treasury.',
    );
  });

  test('names it for the object of the sentence after its definition', () => {
    expect(deckOf(HISTORY)).toContain(
      'Why did Lugard adopt indirect rule? → Because he lacked trained staff.',
    );
  });

  test('names nothing if the text defines two systems', () => {
    const text = `${HISTORY.replace('In the East', 'Assimilation was a system of rule that made Africans French. In the East')}`;
    expect(deckOf(text).join(' ')).not.toContain('fail in the East');
  });
});
