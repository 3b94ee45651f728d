import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

const lists = vi.hoisted(() => ({ byAi: {}, byDevice: {} }));
vi.mock('../api/use-ai.ts', () => ({ useChats: () => lists.byAi }));
vi.mock('../api/device-results.ts', () => ({ useDeviceResults: () => lists.byDevice }));

import { Chats } from './chats.tsx';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const list = (all: object[]) => ({ live: { status: 'ready' }, all, canRead: false, busy: false });
const onDelete = vi.fn();
const open = (id: string | null = null) =>
  render(
    <MemoryRouter>
      <Chats uid="ada" open={id} onDelete={onDelete} />
    </MemoryRouter>,
  );
const rows = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  onDelete.mockClear();
  lists.byAi = list([
    { id: 'a', title: 'Inflation', updated_at: minutesAgo(10) },
    { id: 'b', title: 'Erosion', updated_at: minutesAgo(90) },
  ]);
  lists.byDevice = list([{ id: 'd', title: 'Osmosis', updated_at: minutesAgo(30), source: 'device' }]);
});

it('lists chats with AI and on the device by time, each with what answers and its address', () => {
  open();
  expect(rows()).toEqual([
    ['InflationWith AI · 10 minutes ago', '/ai/chat?chat=a'],
    ['OsmosisOn your device · 30 minutes ago', '/ai/chat?device=d'],
    ['ErosionWith AI · 1 hour ago', '/ai/chat?chat=b'],
  ]);
});

it('leaves out the open chat', () => {
  open('d');
  expect(rows()).toHaveLength(2);
});

it('deletes a chat where it is stored', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Osmosis' }));
  expect(onDelete).toHaveBeenLastCalledWith('device', 'd');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Inflation' }));
  expect(onDelete).toHaveBeenLastCalledWith('ai', 'a');
});
