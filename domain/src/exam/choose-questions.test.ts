import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Question, type QuestionList, questionListSchema } from '../practice/schemas.ts';
import { chooseQuestions, poolQuestions } from './choose-questions.ts';

/** A seeded generator, so that every run chooses the same. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A question like no other: its words are its own. */
function question(name: string, passage?: number): Question {
  return {
    kind: 'choice',
    prompt: `What is ${name}prompt?`,
    options: [`${name}answer`, 'Another', 'One more'],
    key: 0,
    why: 'The notes say so.',
    source: 'As the notes say.',
    ...(passage !== undefined && { passage }),
  };
}

function list(name: string, count: number, passage?: string): QuestionList {
  const about = passage === undefined ? undefined : 0;
  const questions = Array.from({ length: count }, (_, index) => question(`${name}x${index}x`, about));
  return { ...(passage !== undefined && { passages: [passage] }), questions };
}

const prompts = ({ questions }: QuestionList) => questions.map(({ prompt }) => prompt);

describe('the questions for a section', () => {
  it('are counted once, over all sets and sections', () => {
    const pools = poolQuestions([[list('a', 3), list('a', 5)], [list('a', 6)], []]);
    expect(pools.map(({ available }) => available)).toEqual([5, 1, 0]);
  });

  it('are only those that are answered with a letter', () => {
    const texts = { why: 'So.', source: 'So.' };
    const typed: Question[] = [
      { kind: 'cloze', prompt: 'Plants need _____.', answers: ['light'], ...texts },
      { kind: 'short', prompt: 'Why do leaves fall?', points: ['To save water'], ...texts },
      { kind: 'true_false', prompt: 'Fungi are plants.', key: false, ...texts },
    ];
    expect(poolQuestions([[{ questions: typed }]])[0]?.available).toBe(1);
  });
});

describe('a paper', () => {
  it('has as many questions of each subject as its sections say, in their order, with the subject as topic', () => {
    const pools = poolQuestions([[list('e', 20)], [list('p', 9)]]);
    const sections = [
      { subject: 'Use of English', questions: 7 },
      { subject: 'Physics', questions: 5 },
    ];
    const paper = chooseQuestions(sections, pools, seeded(1));

    expect(paper.questions.map(({ topic }) => topic)).toEqual([
      ...Array(7).fill('Use of English'),
      ...Array(5).fill('Physics'),
    ]);
    expect(questionListSchema.parse(paper)).toEqual(paper);
    expect(paper).not.toHaveProperty('passages');
  });

  it('differs from one mock to the next', () => {
    const pools = poolQuestions([[list('a', 40)]]);
    const sections = [{ subject: 'Physics', questions: 10 }];
    const [one, other] = [seeded(1), seeded(2)].map((random) =>
      prompts(chooseQuestions(sections, pools, random)),
    );
    expect(one).not.toEqual(other);
  });

  it('starts a subject with its passages', () => {
    const pools = poolQuestions([[list('a', 5), list('about', 3, 'Once upon a time.'), list('b', 5)]]);
    const paper = chooseQuestions([{ subject: 'English', questions: 13 }], pools, seeded(3));
    expect(paper.passages).toEqual(['Once upon a time.']);
    expect(paper.questions.map(({ passage }) => passage)).toEqual([0, 0, 0, ...Array(10).fill(undefined)]);
  });

  it('takes the first questions of a passage where not all fit', () => {
    const pools = poolQuestions([[list('about', 5, 'Once upon a time.')]]);
    const paper = chooseQuestions([{ subject: 'English', questions: 2 }], pools, seeded(4));
    expect(prompts(paper)).toEqual(['What is aboutx0xprompt?', 'What is aboutx1xprompt?']);
  });

  it('never repeats a question, never lacks one that there is, and keeps passages whole and in order', () => {
    const source = fc.record({ count: fc.integer({ min: 1, max: 8 }), hasPassage: fc.boolean() });
    const subject = fc.record({ sources: fc.array(source, { maxLength: 6 }), wanted: fc.nat({ max: 25 }) });
    fc.assert(
      fc.property(fc.array(subject, { minLength: 1, maxLength: 4 }), fc.nat(), (subjects, seed) => {
        const pools = poolQuestions(
          subjects.map(({ sources }, at) =>
            sources.map(({ count, hasPassage }, of) =>
              list(`s${at}l${of}`, count, hasPassage ? `Passage ${at} ${of}` : undefined),
            ),
          ),
        );
        const sections = subjects.map(({ wanted }, at) => ({ subject: `S${at}`, questions: wanted }));
        const paper = chooseQuestions(sections, pools, seeded(seed));
        expect(new Set(prompts(paper)).size).toBe(paper.questions.length);
        for (const [at, { wanted }] of subjects.entries()) {
          const chosen = paper.questions.filter(({ topic }) => topic === `S${at}`);
          expect(chosen).toHaveLength(Math.min(wanted, pools[at]?.available ?? 0));
          let last = -1;
          for (const { passage, prompt } of chosen) {
            if (passage === undefined) {
              last = Number.POSITIVE_INFINITY;
              continue;
            }
            // Passages follow each other, and their questions are the first ones, in order.
            expect(passage).toBeGreaterThanOrEqual(last);
            const ofPassage = chosen.filter((other) => other.passage === passage);
            expect(prompt).toContain(`x${ofPassage.findIndex((other) => other.prompt === prompt)}x`);
            expect(prompt).toContain(`s${at}l${paper.passages?.[passage]?.split(' ')[2]}x`);
            last = passage;
          }
        }
      }),
      { seed: 19, numRuns: 200 },
    );
  });
});
