import { cramSheetSchema, flashcardsSchema, type StudyPlan, studyPlanSchema } from '@akada/domain/ai/schemas';
import { addDays, daysBetween } from '@akada/domain/days/day';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked, seedText } from '../testing.ts';
import { cards } from './cards.ts';
import { cramSheet } from './cram-sheet.ts';
import { studyPlan } from './study-plan.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.lorem({ maxCount: 40, mode: 'sentences' }),
  fc
    .array(
      fc.constantFrom(
        '# Cell',
        '- a: b',
        '|a|b|',
        '|-|-|',
        '|x|y|',
        'X is a y.',
        '**',
        '\u200b',
        '😀',
        '1. ',
      ),
      { maxLength: 30 },
    )
    .map((lines) => lines.join('\n')),
);

describe('flashcards', () => {
  test('ask what the notes define, name and tabulate', () => {
    const { cards: made } = cards(asked('flashcards', seedText('cell-organelles')));
    expect(made).toContainEqual({
      front: 'Ribosome',
      back: 'Found in: plants and animals; What it does: makes proteins',
    });
    const defined = cards(asked('flashcards', 'An enzyme is a protein that speeds up a reaction.'));
    expect(defined.cards[0]).toEqual({
      front: 'What is an enzyme?',
      back: 'A protein that speeds up a reaction.',
    });
  });

  test.each([5, 12, 20, 30])('are %i when so many are asked for and the text has them', (count) => {
    const { cards: made } = cards(asked('flashcards', seedText('nigeria-1914-1963'), { choices: { count } }));
    expect(made).toHaveLength(count);
    expect(new Set(made.map(({ front }) => front)).size).toBe(count);
  });

  test('know a topic by its name', () => {
    expect(cards(asked('flashcards', 'Osmosis')).cards[0]?.back).toContain('movement of water');
  });

  test('are valid whatever the text', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 5, max: 30 }), (text, count) => {
        const deck = cards(asked('flashcards', text, { choices: { count } }));
        expect(deck.cards.length).toBeLessThanOrEqual(count);
        flashcardsSchema.parse(deck);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

describe('a cram sheet', () => {
  test('has the headings of the notes and their points', () => {
    const { title, sections } = cramSheet(asked('cram', seedText('arms-of-government')));
    expect(title).toBe('Cram sheet: Three arms');
    expect(sections.map(({ heading }) => heading)).toEqual([
      'Three arms',
      'Separation of powers',
      'Checks and balances',
    ]);
    expect(sections[2]?.points).toContain('Courts can declare a law unconstitutional.');
  });

  test('is valid whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => void cramSheetSchema.parse(cramSheet(asked('cram', text)))),
      { seed: 5, numRuns: 300 },
    );
  });
});

function minutesByDay({ sessions }: StudyPlan): Map<string, number> {
  const used = new Map<string, number>();
  for (const { date, duration } of sessions) used.set(date, (used.get(date) ?? 0) + duration);
  return used;
}

describe('a study plan', () => {
  const choices = { first_day: '2026-03-01', exam_date: '2026-03-08', hours_a_day: 2 };

  test('takes the topics in turn, comes back to each, and ends on the eve of the exam', () => {
    const { sessions } = studyPlan(asked('planner', 'Cells\nGenetics\nEcology', { choices }));
    expect(sessions.slice(0, 4).map(({ topic, activity }) => `${topic} ${activity.split(':')[0]}`)).toEqual([
      'Cells Learn',
      'Genetics Learn',
      'Cells Review',
      'Ecology Learn',
    ]);
    for (const topic of ['Cells', 'Genetics', 'Ecology']) {
      expect(sessions.filter((session) => session.topic === topic).length).toBeGreaterThanOrEqual(3);
    }
    expect(sessions[0]?.date).toBe('2026-03-01');
    expect(sessions.at(-1)?.date).toBe('2026-03-07');
  });

  test('is valid, within its days and hours, without overlaps, and has every topic, whatever is asked', () => {
    const topics = fc.array(fc.string({ minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        topics,
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 24 }),
        (lines, ahead, halves) => {
          const exam = addDays('2026-03-01', ahead);
          const options = { first_day: '2026-03-01', exam_date: exam, hours_a_day: halves / 2 };
          const plan = studyPlan(asked('planner', lines.join('\n'), { choices: options }));
          studyPlanSchema.parse(plan);
          for (const minutes of minutesByDay(plan).values()) expect(minutes).toBeLessThanOrEqual(halves * 30);
          const starts = plan.sessions.map(({ date, start_time, duration }) => {
            const [hour = 0, minute = 0] = start_time.split(':').map(Number);
            const start = daysBetween('2026-03-01', date) * 1440 + hour * 60 + minute;
            return [start, start + duration] as const;
          });
          for (const [index, [start]] of starts.entries()) {
            expect(start).toBeGreaterThanOrEqual(starts[index - 1]?.[1] ?? 0);
          }
          expect(plan.sessions.every(({ date }) => date === '2026-03-01' || date < exam)).toBe(true);
        },
      ),
      { seed: 5, numRuns: 300 },
    );
  });
});
