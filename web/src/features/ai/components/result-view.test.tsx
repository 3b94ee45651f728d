import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

vi.mock('../lab-parts.ts', () => ({ useLabParts: () => ({ NoteButtons: () => null }) }));
vi.mock('./cited-page.tsx', () => ({ useCitedPages: () => [undefined, null] }));
vi.mock('./cards-result.tsx', () => ({ CardsResult: () => null }));
vi.mock('./plan-result.tsx', () => ({ PlanResult: () => null }));

import { ResultView } from './result-view.tsx';

it.each([
  ['essay', 'device', ['Plan it', 'Ask about it']],
  ['solver', 'device', ['Plan it', 'Ask about it']],
  ['essay', 'ai', ['Make cards', 'Plan it', 'Ask about it', 'Quiz me']],
  ['summarizer', 'device', ['Make cards', 'Plan it', 'Ask about it', 'Quiz me']],
] as const)('a result of the tool %s by %s leads to what can be made of it', async (tool, by, steps) => {
  render(
    <MemoryRouter>
      <ResultView {...{ tool, by }} uid="ada" title="Osmosis" result="Water moves." />
    </MemoryRouter>,
  );
  await screen.findByText('Water moves.');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(steps);
});
