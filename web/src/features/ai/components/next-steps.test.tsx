import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NextSteps } from './next-steps.tsx';

const CARRIED = { text: '# Osmosis\n\n## Water moves\n\nIt does.', title: 'Summary: Osmosis' };

function Address() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

async function follow(label: string, by: 'ai' | 'device' = 'ai') {
  const { unmount } = render(
    <MemoryRouter>
      <NextSteps by={by} carried={CARRIED} />
      <Address />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: label }));
  const address = JSON.parse(screen.getByRole('status').textContent ?? '');
  unmount();
  return address;
}

it.each([
  ['Make cards', '/ai/flashcards', { start: true }],
  ['Ask about it', '/ai/chat', {}],
  ['Quiz me', '/dashboard/quiz/practice', { start: true }],
])('carries the text and the title along with "%s"', async (label, pathname, start) => {
  expect(await follow(label)).toEqual({ pathname, state: { ...CARRIED, ...start, by: 'ai' } });
});

it('carries the topics of the text to the planner, which waits for the dates', async () => {
  expect(await follow('Plan it')).toEqual({
    pathname: '/ai/planner',
    state: { title: CARRIED.title, text: 'Water moves', by: 'ai' },
  });
});

it('says that the result was made on the device, so that the next step works there too', async () => {
  expect((await follow('Make cards', 'device')).state.by).toBe('device');
});
