import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Charts } from './charts.tsx';

it.each([
  ['has the advanced journal', true, { line: 0, buttons: 2 }],
  ['does not have it', false, { line: 1, buttons: 0 }],
  ['is not known yet', null, { line: 0, buttons: 0 }],
])('the charts fit a student whose plan %s', (_, isAdvanced, { line, buttons }) => {
  render(
    <MemoryRouter>
      <Charts entries={[]} focus={new Map()} today="2026-03-01" isAdvanced={isAdvanced} />
    </MemoryRouter>,
  );
  expect(screen.queryAllByRole('link', { name: 'pro plan' })).toHaveLength(line);
  expect(screen.queryAllByRole('button', { name: /days$/ })).toHaveLength(buttons);
});
