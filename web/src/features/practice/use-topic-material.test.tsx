import type { TopicMaterial as Material } from '@akada/domain/practice/topic-material';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { startsAtOnce } from '@/lib/carried-text.ts';
import { practicePathOfTopic } from '@/lib/practice-path.ts';
import { TopicMaterial } from './components/topic-material.tsx';
import { type PracticeParts, PracticePartsContext } from './practice-parts.ts';
import { useTopicMaterial } from './use-topic-material.ts';

const NOTE: Material = { kind: 'note', id: 'n1', title: 'Cells' };
const DECK: Material = { kind: 'deck', id: 'd1', title: 'Osmosis' };

function open(findMaterial: PracticeParts['findMaterial'], address = practicePathOfTopic('Osmosis')) {
  function Page() {
    const { topic, search, isReady, retry } = useTopicMaterial();
    const { search: query, state } = useLocation();
    return (
      <>
        {topic !== null && <TopicMaterial topic={topic} search={search} onRetry={retry} />}
        {isReady && <p data-testid="form">{`${query} ${startsAtOnce(state)}`}</p>}
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <PracticePartsContext value={{ findMaterial } as PracticeParts}>
        <Page />
      </PracticePartsContext>
    </MemoryRouter>,
  );
}
const form = async () => (await screen.findByTestId('form', {}, { timeout: 10_000 })).textContent;

it('the best material about a topic is chosen and started, and the others can be chosen instead', async () => {
  open(async () => ({ material: [NOTE, DECK], isOffline: false }));
  expect(screen.getByRole('status').textContent).toContain('Looking for “Osmosis”');
  expect(screen.queryByTestId('form')).toBeNull();
  expect(await form()).toBe('?topic=Osmosis&note=n1&name=Cells true');
  await userEvent.click(screen.getByRole('link', { name: 'Osmosis (deck)' }));
  expect(await form()).toBe('?topic=Osmosis&deck=d1&name=Osmosis true');
});

it.each([
  [false, 'None of your newest notes, decks and shared files is about “Osmosis”.'],
  [true, "You're offline, and nothing on this device is about “Osmosis”."],
])('without material, a message says so and nothing starts (offline: %s)', async (isOffline, message) => {
  open(async () => ({ material: [], isOffline }));
  expect(await form()).toBe('?topic=Osmosis false');
  expect(screen.getByRole('status').textContent).toContain(message);
  expect(screen.getByRole('link', { name: 'Open the Concept Explainer' })).toBeTruthy();
});

it('a search that fails can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const find = vi.fn<PracticeParts['findMaterial']>();
  find.mockRejectedValueOnce(new Error('unavailable'));
  find.mockResolvedValue({ material: [DECK], isOffline: false });
  open(find);
  expect(await form()).toBe('?topic=Osmosis false');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Osmosis (deck)' })).toBeTruthy();
  expect(await form()).toContain('deck=d1');
});

it.each(['?topic=Osmosis&note=n1', '?deck=d1', ''])(
  'nothing is searched for the address %j',
  async (query) => {
    const find = vi.fn();
    open(find, `/dashboard/quiz/practice${query}`);
    expect(await form()).toBe(`${query} false`);
    expect(find).not.toHaveBeenCalled();
  },
);
