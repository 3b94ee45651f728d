import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeSummary } from '../summary/make-summary.ts';
import { rankUnits } from './rank.ts';
import { wholeListsIn } from './whole-lists.ts';

const listsOf = (text: string) =>
  wholeListsIn(rankUnits(readSource([{ text }]))).map(({ lines, lead }) => ({
    lead: lead?.unit.text ?? null,
    lines: lines.map(({ unit }) => unit.text),
  }));

const CITIZENSHIP = `# Types of citizenship

1. Citizenship by birth: the law names two groups:
(a) A person with a parent who is a citizen.
(b) A person with a grandparent who is a citizen.
Note that the place of birth does not count.
2. Citizenship by registration: this is open to the wife of a citizen.
3. Honorary citizenship: a mark of honour.`;

describe('the lists that are shown whole', () => {
  test('leave out the lists below their items, and continue after a remark', () => {
    expect(listsOf(CITIZENSHIP)).toEqual([
      {
        lead: null,
        lines: [
          'Citizenship by birth: the law names two groups:',
          'Citizenship by registration: this is open to the wife of a citizen.',
          'Honorary citizenship: a mark of honour.',
        ],
      },
      {
        lead: 'Citizenship by birth: the law names two groups:',
        lines: ['A person with a parent who is a citizen.', 'A person with a grandparent who is a citizen.'],
      },
    ]);
  });

  test('have the short formulas between their items', () => {
    const text =
      '# Doses\n\n1. Give it slowly.\n2. Before each dose check:\n- RR >= 16/min\n- Patellar reflex present\n3. Keep the antidote at the bedside.';
    expect(listsOf(text)).toContainEqual({
      lead: 'Before each dose check:',
      lines: ['RR >= 16/min', 'Patellar reflex present'],
    });
  });

  test('are two if each has a line that leads to it', () => {
    const listed = (items: readonly string[]) => items.map((item, at) => `${at + 1}. ${item}`).join('\n');
    const text = `# Inflation\n\nThe causes of inflation are:\n${listed(['much money', 'few goods'])}\n\nThe effects of inflation are:\n${listed(['dear goods', 'low savings'])}`;
    expect(listsOf(text)).toEqual([
      { lead: 'The causes of inflation are:', lines: ['much money', 'few goods'] },
      { lead: 'The effects of inflation are:', lines: ['dear goods', 'low savings'] },
    ]);
  });

  test('are also the first sentences of paragraphs that begin with a label', () => {
    const text =
      '# Stages of a bill\n\nStage 1: First Reading. The title alone is read by the Clerk.\n\nStage 2: Second Reading. The sponsor explains the purpose of the bill.\n\nStage 3: Committee stage. The committee looks at it clause by clause.\n\nMany bills die on the way.';
    expect(listsOf(text)).toEqual([
      {
        lead: null,
        lines: [
          'Stage 1: First Reading. The title alone is read by the Clerk.',
          'Stage 2: Second Reading. The sponsor explains the purpose of the bill.',
          'Stage 3: Committee stage. The committee looks at it clause by clause.',
        ],
      },
    ]);
  });

  test('end where a section ends', () => {
    expect(
      listsOf('# Metals\n\n- iron\n- tin\n\n# Gases\n\n- neon\n- argon').map(({ lines }) => lines),
    ).toEqual([
      ['iron', 'tin'],
      ['neon', 'argon'],
    ]);
  });

  test('make a summary that has all members of a list or none', () => {
    const points = makeSummary(readSource([{ text: CITIZENSHIP }])).flatMap((section) => section.points);
    const shown = points.filter(({ text }) => /^(?:Citizenship by|Honorary|A person)/.test(text));
    expect([0, 5]).toContain(shown.length);
  });
});
