import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

vi.mock('./lazy-material-dialog.ts', () => ({ MaterialDialog: () => null }));
vi.mock('./use-material.ts', () => ({ materialKey: ({ kind, id }: Material) => `${kind} ${id}` }));

import { SectionFields } from './section-fields.tsx';
import type { Material } from './use-material.ts';

it('the material of a subject says whether it is a deck or a question set of the same title', () => {
  const material: Material[] = [
    { kind: 'set', id: 's', title: 'Cells' },
    { kind: 'deck', id: 'd', title: 'Cells' },
  ];
  render(
    <SectionFields
      uid="ada"
      section={{ id: 1, subject: 'Biology', questions: '20', material }}
      {...{ isOwn: true, isFixed: false, wanted: 20, available: 0, problem: undefined }}
      stateOf={() => ({ status: 'making' })}
      {...{ onRetry: vi.fn(), onChange: vi.fn(), onRemove: null }}
    />,
  );
  const list = screen.getByRole('list', { name: 'Material for Biology' });
  const texts = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([expect.stringContaining('CellsQuestion set'), expect.stringContaining('CellsDeck')]);
});
