import { describeInput } from '@akada/domain/ai/describe-input';
import { describe, expect, it } from 'vitest';
import { type DeviceToolRequest, isForDevice, toEngineRequest, usedInput } from './engine-request.ts';

const NOW = new Date('2026-03-01T23:20:00Z');
const context = { pages: [], busy: [], now: NOW, zone: 'Africa/Lagos' };

describe('toEngineRequest', () => {
  it("plans from the student's own day and time, around the planner's entries", () => {
    const days = { first_day: '2026-03-02', exam_date: '2026-03-09' };
    const request: DeviceToolRequest = { tool: 'planner', prompt: 'Cells', hours_a_day: 2, ...days };
    const busy = [{ date: '2026-03-03', start_time: '09:00', duration: 60 }];

    // In Lagos the next day has begun.
    expect(toEngineRequest(request, { ...context, busy })).toEqual({
      ...request,
      ...{ today: '2026-03-02', now: '00:20', busy },
    });
  });

  it('replaces a file and its range by the pages that were read from it', () => {
    const pages = [{ number: 2, text: 'Osmosis is the movement of water.' }];
    const request: DeviceToolRequest = {
      tool: 'flashcards',
      prompt: '',
      count: 12,
      file: { from: 'vault', file_id: 'cells' },
      pages: { from: 2, to: 2 },
    };

    expect(toEngineRequest(request, { ...context, pages })).toEqual({
      ...{ tool: 'flashcards', prompt: '', count: 12, pages },
    });
  });

  it.each([
    { tool: 'solver', prompt: 'Solve 2x = 4', mode: 'hint' },
    { tool: 'cram', prompt: 'Cells', pages: [] },
    { tool: 'summarizer', prompt: 'Cells', pages: [] },
    { tool: 'explainer', prompt: 'Osmosis', level: 'simple', length: 'short', pages: [] },
    { tool: 'essay', prompt: 'Inflation', level: 'simple', length: 'short', pages: [] },
  ] as const)('passes on what was typed for the $tool', (expected) => {
    const { pages: _, ...request } = { pages: [], ...expected };
    expect(toEngineRequest(request as DeviceToolRequest, context)).toEqual(expected);
  });
});

it.each<[DeviceToolRequest, string]>([
  [
    { tool: 'flashcards', prompt: 'Cells', count: 12, level: 'secondary', exam_style: 'any' },
    'Cells\ncount: 12',
  ],
  [{ tool: 'essay', prompt: 'Inflation', level: 'simple', length: 'short' }, 'Inflation'],
  [{ tool: 'explainer', prompt: 'Osmosis', level: 'simple', length: 'short' }, 'Osmosis'],
  [{ tool: 'solver', prompt: 'Solve 2x = 4', mode: 'hint' }, 'Solve 2x = 4\nmode: hint'],
])('only what the study engine used of $tool is described', (request, described) => {
  expect(describeInput(usedInput(request))).toBe(described);
});

it('the study engine paraphrases nothing', () => {
  expect(isForDevice({ tool: 'paraphraser', prompt: 'Cells', tone: 'plain' })).toBe(false);
  expect(isForDevice({ tool: 'solver', prompt: '2x = 4', mode: 'hint' })).toBe(true);
});
