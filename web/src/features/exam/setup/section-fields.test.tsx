import type { Question } from '@akada/domain/practice/schemas';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

vi.mock('./lazy-material-dialog.ts', () => ({ MaterialDialog: () => null }));
vi.mock('./use-material.ts', () => ({ materialKey: ({ kind, id }: Material) => `${kind} ${id}` }));

import { SectionFields } from './section-fields.tsx';
import type { Material, MaterialState } from './use-material.ts';

const MATERIAL: Material[] = [
  { kind: 'set', id: 's', title: 'Cells' },
  { kind: 'deck', id: 'd', title: 'Cells' },
];
const QUESTION: Question = {
  ...{ kind: 'true_false', prompt: 'Plants breathe.', key: true },
  ...{ why: 'They do.', source: 'Plants breathe.' },
};

function open(state: MaterialState, available: number) {
  render(
    <SectionFields
      uid="ada"
      section={{ id: 1, subject: 'Biology', questions: '20', material: MATERIAL }}
      {...{ isOwn: true, isFixed: false, wanted: 20, available, problem: undefined }}
      stateOf={() => state}
      {...{ onRetry: vi.fn(), onChange: vi.fn(), onRemove: null }}
    />,
  );
}

it('the material of a subject says whether it is a deck or a question set of the same title', () => {
  open({ status: 'making' }, 0);
  const list = screen.getByRole('list', { name: 'Material for Biology' });
  const texts = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([expect.stringContaining('CellsQuestion set'), expect.stringContaining('CellsDeck')]);
});

it('a subject says why it has fewer questions than its material', () => {
  open({ status: 'ready', list: { questions: [QUESTION, QUESTION] } }, 1);
  expect(screen.getByText('1 of 20 questions. 3 questions repeat others in this exam.')).toBeTruthy();
});
