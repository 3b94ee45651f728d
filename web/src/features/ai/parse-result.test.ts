import { describe, expect, it } from 'vitest';
import { parseCramSheet, parseFlashcards, parsePartialResult, parseStudyPlan } from './parse-result.ts';

const deck = {
  title: 'Cells',
  cards: [
    { front: 'What is osmosis?', back: 'Water through a membrane' },
    { front: 'What is a vacuole?', back: 'A space that holds sap' },
  ],
};

describe('a thing that is still coming', () => {
  it('shows the parts that are whole', () => {
    const whole = JSON.stringify(deck);
    expect(parsePartialResult(whole.slice(0, whole.indexOf('vacuole'))).cards).toEqual([deck.cards[0]]);
  });

  it.each(['', '{', '{"cards":', '{"cards":[{"front":"Wh', 'Sorry, no.', '[1,2', 'null'])(
    'has none in %j',
    (text) => {
      expect(parsePartialResult(text)).toEqual({ cards: [], sessions: [], sections: [] });
    },
  );
});

describe('a result', () => {
  it('is the thing that its JSON is, and no other', () => {
    const result = JSON.stringify(deck);
    expect(parseFlashcards(result)).toEqual(deck);
    expect(parseStudyPlan(result)).toBeNull();
    expect(parseCramSheet(result)).toBeNull();
  });

  it.each(['', 'no JSON', '{}', '{"title":"","cards":[]}'])('that is %j is no cards', (result) => {
    expect(parseFlashcards(result)).toBeNull();
  });
});
