import { expect, test } from 'vitest';
import { describeInput } from './describe-input.ts';

test("describes an input by the student's text and the chosen options", () => {
  expect(describeInput({ tool: 'solver', prompt: ' Solve 2x = 4\n', mode: 'solution' })).toBe(
    'Solve 2x = 4\nmode: solution',
  );
  expect(
    describeInput({
      ...{ tool: 'planner', prompt: 'Cells', hours_a_day: 2 },
      ...{ first_day: '2026-03-01', exam_date: '2026-03-09' },
    }),
  ).toBe('Cells\nhours a day: 2\nfirst day: 2026-03-01\nexam date: 2026-03-09');
});

test('describes a file by its name and its chosen pages', () => {
  const input = { tool: 'cram', prompt: '', file: { from: 'vault', file_id: 'cells' } } as const;
  expect(describeInput(input, 'Cells.pdf')).toBe('file: Cells.pdf');
  expect(describeInput({ ...input, pages: { from: 2, to: 5 } }, 'Cells.pdf')).toBe(
    'file: Cells.pdf\npages: 2 to 5',
  );
});

test('shortens a long text', () => {
  expect(describeInput({ tool: 'cram', prompt: 'x'.repeat(9_000) })).toHaveLength(4_000);
});
