import { readFileSync } from 'node:fs';
import { DEVICE_RESULT_LIMITS } from '@akada/domain/ai/device-results';
import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import { AI_TOOLS } from '@akada/domain/ai/tools';
import { MB } from '@akada/domain/files/file-limits';
import { PRICES } from '@akada/domain/payments/payments';
import { ACTIONS } from '@akada/domain/points/actions';
import { REWARDS } from '@akada/domain/points/rewards';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { describe, expect, test } from 'vitest';

const PAGE = readFileSync(new URL('../docs/product.md', import.meta.url), 'utf8');
const ROWS = PAGE.split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

/** The cells after the first of the row that begins with `name`. */
function rowOf(name: string): string[] {
  return ROWS.find(([first]) => first === name)?.slice(1) ?? [];
}

const figure = (number: number) => number.toLocaleString('en');

describe('docs/product.md has the figures of domain/', () => {
  test.each(AI_TOOLS)('for the AI tool $title', ({ id, title }) => {
    const [address, inputMax, , minutes] = rowOf(title);
    const { inputMax: most, minutesSaved } = AI_TOOL_FACTS[id];
    expect([address, inputMax, minutes]).toEqual([`\`/ai/${id}\``, figure(most), String(minutesSaved)]);
  });

  test.each(Object.values(REWARDS))('for the reward $name', ({ name, points_required }) => {
    expect(rowOf(name)[0]).toBe(figure(points_required));
  });

  test.each([
    ['complete a task', ACTIONS.task_completed],
    ['complete a schedule entry', ACTIONS.entry_completed],
    ['write a journal entry', ACTIONS.journal_entry],
    ['use an AI tool', ACTIONS.ai_tool],
    ['5 minutes in the AI Lab with a tool used', ACTIONS.ai_lab_time],
    ['25 minutes of focus', ACTIONS.focus_minutes],
    ['practise at least 10 questions', ACTIONS.practice_done],
    ['review 10 cards, or all that are due', ACTIONS.cards_reviewed],
  ])('for the points to %s', (row, { points, perDay }) => {
    const [amount, paid] = rowOf(row);
    expect(amount).toBe(String(points));
    expect(paid).toContain(perDay === 1 ? 'once a day' : `up to ${perDay} times a day`);
  });

  test('for the prices, files and storage of the plans', () => {
    const naira = rowOf('price').map((cell) => Number(/₦([\d,]+)/.exec(cell)?.[1]?.replace(',', '')));
    expect(naira).toEqual(Object.values(PRICES));
    const storage = Object.values(QUOTAS.storedBytes).map((bytes) =>
      bytes < 1024 * MB ? `${bytes / MB} MB` : `${bytes / (1024 * MB)} GB`,
    );
    const files = Object.values(QUOTAS.filesADay);
    expect(rowOf('files a day; storage')).toEqual(files.map((most, index) => `${most}; ${storage[index]}`));
  });

  test('for the results made on the device', () => {
    const { stored, trimTo, bytes } = DEVICE_RESULT_LIMITS;
    expect(rowOf('results made on the device')[1]).toBe(`${stored}, each of up to ${bytes / 1024} KB`);
    expect(PAGE).toContain(`When a ${trimTo + 1}st is saved, the oldest is deleted`);
  });
});
