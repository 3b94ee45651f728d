import { describe, expect, it } from 'vitest';
import { parseCramSheet, parseFlashcards, parsePartialResult, parseStudyPlan } from './parse-result.ts';

const deck = {
  title: 'Cells',
  cards: [
    {
      front: 'What is osmosis?',
      back: 'Water through a membrane',
      source: 'Osmosis moves water through a membrane.',
      page: 3,
    },
    { front: 'What is a vacuole?', back: 'A space that holds sap' },
  ],
};

describe('parsePartialResult', () => {
  it('returns the items that are complete', () => {
    const whole = JSON.stringify(deck);
    expect(parsePartialResult(whole.slice(0, whole.indexOf('vacuole'))).cards).toEqual([deck.cards[0]]);
  });

  it.each(['', '{', '{"cards":', '{"cards":[{"front":"Wh', 'Sorry, no.', '[1,2', 'null'])(
    'returns no items for %j',
    (text) => {
      expect(parsePartialResult(text)).toEqual({ cards: [], sessions: [], sections: [] });
    },
  );
});

describe('parsing a result', () => {
  it('accepts only JSON of the right kind', () => {
    const result = JSON.stringify(deck);
    expect(parseFlashcards(result)).toEqual(deck);
    expect(parseStudyPlan(result)).toBeNull();
    expect(parseCramSheet(result)).toBeNull();
  });

  it('accepts fields that a later release has added', () => {
    const [card] = deck.cards;
    const later = { topic: 'Biology', title: 'Cells', cards: [{ ...card, picture: 'cell' }] };

    expect(parseFlashcards(JSON.stringify(later))).toEqual(later);
    expect(parsePartialResult(`${JSON.stringify(later).slice(0, -2)},{`).cards).toEqual(later.cards);
  });

  it.each(['', 'no JSON', '{}', '{"title":"","cards":[]}'])('finds no deck in %j', (result) => {
    expect(parseFlashcards(result)).toBeNull();
  });
});
