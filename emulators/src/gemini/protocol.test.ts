import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTo } from './answers/index.ts';
import { piecesOf } from './protocol.ts';
import { asked } from './testing.ts';

test('joined pieces give the original text, and none has more than 20 words', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'bc', ' ', '\n', '😀'), maxLength: 400 }), (text) => {
      const pieces = piecesOf(text);
      expect(pieces.join('')).toBe(text);
      for (const piece of pieces) expect(piece.match(/\S+/g)?.length ?? 0).toBeLessThanOrEqual(20);
    }),
    { seed: 5, numRuns: 300 },
  );
});

test.each(['`', '*', 'a', 'ab ', '[', '<', '|', 'e.g. ', '# ', 'A is b. ', '(1+', '9^', '\n\n'])(
  'a text that is nothing but %j holds nothing up',
  (unit) => {
    const text = unit.repeat(20_000 / unit.length);
    const begun = performance.now();
    for (const tool of ['summarizer', 'flashcards', 'cram', 'paraphraser']) {
      const answer = answerTo(asked(tool, text));
      piecesOf(typeof answer === 'string' ? answer : JSON.stringify(answer));
    }
    for (const tool of ['chat', 'solver', 'explainer', 'essay', 'planner'])
      answerTo(asked(tool, text.slice(0, 4_000)));
    expect(performance.now() - begun).toBeLessThan(10_000);
  },
);
