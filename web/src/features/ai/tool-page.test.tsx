import { DEVICE_ENGINE_MESSAGES } from '@akada/domain/ai/device-engine';
import type { EngineRequest, EngineResult } from '@akada/engine/tools/request';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Generation } from './api/use-generate.ts';
import type { StudyEngineState } from './device/engine-download.ts';

const world = vi.hoisted(() => ({
  engine: { status: 'ready', worksOffline: 'yes' } as StudyEngineState,
  generation: { status: 'idle' } as Generation,
  isOnline: true,
  left: 2 as number | undefined,
}));
const runOnDevice = vi.hoisted(() => vi.fn());
const useWarmUp = vi.hoisted(() => vi.fn());
const fetchEngine = vi.hoisted(() => vi.fn());
const generate = vi.hoisted(() => vi.fn());
const stopGeneration = vi.hoisted(() => vi.fn());
const readFilePages = vi.hoisted(() => vi.fn());
const saveDeviceResult = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('@/lib/use-online.ts', () => ({
  isOnline: () => world.isOnline,
  useOnline: () => world.isOnline,
}));
vi.mock('@/ui/toast.tsx', () => ({ toast }));
vi.mock('./api/use-uses-left.ts', () => ({
  usePlan: () => 'free',
  useUsesLeft: () => (world.left === undefined ? undefined : { used: 2 - world.left, left: world.left }),
}));
vi.mock('./api/use-generate.ts', () => ({
  preloadParts: () => {},
  useGenerate: () => ({ generation: world.generation, generate, stop: stopGeneration }),
}));
vi.mock('./api/device-results.ts', () => ({ saveDeviceResult }));
vi.mock('./device/run-on-device.ts', () => ({ runOnDevice }));
vi.mock('./device/use-warm-up.ts', () => ({ useWarmUp }));
vi.mock('./device/use-study-engine.ts', () => ({
  useStudyEngine: () => ({ state: world.engine, fetchEngine }),
}));
vi.mock('./components/stop-notice.tsx', () => ({ StopNotice: () => null }));
vi.mock('./components/option-fields.tsx', () => ({ OptionFields: () => null }));
vi.mock('./components/source-field.tsx', () => ({ SourceField: () => null }));
vi.mock('./read-file-pages.ts', () => ({ readFilePages }));
vi.mock('./components/history.tsx', () => ({ History: () => null }));
vi.mock('./components/named-result.tsx', () => ({ NamedResult: () => null }));
vi.mock('./components/result-view.tsx', () => ({
  ResultView: ({ result, onward }: { result: string; onward: ReactNode }) => (
    <>
      <p>{result}</p>
      {onward}
    </>
  ),
  ResultSoFar: () => null,
}));

import { PdfReadError } from './device/pdf-read-error.ts';
import { LabPartsContext } from './lab-parts.ts';
import { readRecent } from './recent.ts';
import { ToolPage } from './tool-page.tsx';

const LAST_CHOICE = 'akada.ai-runner';
const fetchEntries = vi.fn(async () => []);
const ABSENT: StudyEngineState = { status: 'absent', bytes: 1_153_434 };
const READY: StudyEngineState = { status: 'ready', worksOffline: 'yes' };
const MADE: EngineResult = { isEmpty: false, result: 'It moves water.', title: 'Osmosis', note: null };

function page(
  tool: 'explainer' | 'flashcards' | 'paraphraser' | 'planner' | 'solver' = 'explainer',
  search = '',
  state: object | null = null,
) {
  const parts = { fetchEntries, Decks: () => null } as never;
  return (
    <MemoryRouter initialEntries={[{ pathname: `/ai/${tool}`, search, state }]}>
      <LabPartsContext value={parts}>
        <ToolPage tool={tool} account={{ status: 'loading' }} />
      </LabPartsContext>
    </MemoryRouter>
  );
}
const open = (...shown: Parameters<typeof page>) => render(page(...shown));
const type = (text: string) => userEvent.type(screen.getByRole('textbox'), text);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const chooseDevice = () => userEvent.click(screen.getByRole('radio', { name: 'On this device' }));
const generateButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  Object.assign(world, { engine: READY, generation: { status: 'idle' }, isOnline: true, left: 2 });
  generate.mockResolvedValue(null);
  runOnDevice.mockResolvedValue(MADE);
  saveDeviceResult.mockReturnValue({ id: 'one', written: Promise.resolve() });
});

describe('the choice of what runs a tool', () => {
  it('is AI at first, and is remembered for other tools and visits', async () => {
    const { unmount } = open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'AI' }).checked).toBe(true);
    expect(screen.getByText('2 AI uses left today')).toBeTruthy();
    await chooseDevice();
    expect(screen.getByText('Free and unlimited. Uses no data, works offline.')).toBeTruthy();
    unmount();

    open('planner');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'On this device' }).checked).toBe(true);
  });

  it('is not offered by the paraphraser, which runs with AI', async () => {
    localStorage.setItem(LAST_CHOICE, 'device');
    open('paraphraser');
    expect(screen.queryByRole('radio')).toBeNull();
    await type('Students use books.');
    await press('Generate');
    expect(generate.mock.lastCall?.[0]).toMatchObject({ tool: 'paraphraser' });
  });
});

describe('what was typed and not sent', () => {
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;

  it('is there again after a visit to another tool, which has its own', async () => {
    const { unmount } = open();
    await type('Osmosis');
    unmount();
    const { unmount: leave } = open('planner');
    expect(text()).toBe('');
    leave();
    open();
    expect(text()).toBe('Osmosis');
  });

  it('is gone once it was sent', async () => {
    localStorage.setItem(LAST_CHOICE, 'device');
    const { unmount } = open();
    await type('Osmosis');
    await press('Generate');
    unmount();
    open();
    expect(text()).toBe('');
  });

  it('waits while a link brings another text', async () => {
    const { unmount } = open('flashcards');
    await type('My notes.');
    unmount();
    const { unmount: leave } = open('flashcards', '', { text: 'A summary.', title: 'Summary' });
    expect(text()).toBe('A summary.');
    leave();
    open('flashcards');
    expect(text()).toBe('My notes.');
  });
});

describe('before the study engine is on the device', () => {
  it('it is offered with its size, shows its progress, and what was typed stays', async () => {
    world.engine = ABSENT;
    const { rerender } = open();
    await chooseDevice();
    await type('Osmosis');
    expect(generateButton().disabled).toBe(true);
    await press('Get the study engine, 1.1 MB');
    expect(fetchEngine).toHaveBeenCalledOnce();

    world.engine = { status: 'fetching', bytes: 1_153_434, received: 524_288 };
    rerender(page());
    expect(screen.getByText('Getting the study engine: 512.0 KB of 1.1 MB')).toBeTruthy();
    world.engine = READY;
    rerender(page());
    expect(screen.getByText('The study engine is ready. It works offline now.')).toBeTruthy();
    // The pressed button is gone: Tab continues from here with Generate.
    expect(document.activeElement?.textContent).toBe('The study engine is ready. It works offline now.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Osmosis');
    expect(generateButton().disabled).toBe(false);

    world.engine = { status: 'ready', worksOffline: 'soon' };
    rerender(page());
    expect(screen.queryByText(/works offline now/)).toBeNull();
  });

  it('says offline that it is not here yet, and how to get it', async () => {
    Object.assign(world, { engine: ABSENT, isOnline: false });
    open();
    expect(screen.getByText(/study engine isn't on this device yet. When you're online/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Get the study engine|Try on this device/ })).toBeNull();
  });

  it('says why it could not be fetched, and tries again', async () => {
    world.engine = { status: 'failed', message: 'Your device is out of space.' };
    open();
    await chooseDevice();
    expect(screen.getByRole('alert').textContent).toContain('Your device is out of space.');
    await press('Try again');
    expect(fetchEngine).toHaveBeenCalledOnce();
  });
});

describe('what a link brought along', () => {
  const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
  const CARRIED = { text: 'Osmosis moves water.', title: 'Cells', start: true };

  it('fills in the topic of the address', () => {
    open('explainer', '?topic=Cell+respiration');
    expect(prompt()).toBe('Cell respiration');
  });

  it('runs on the device at once with a result that was made there, and only once', async () => {
    open('flashcards', '', { ...CARRIED, by: 'device' });
    expect(prompt()).toBe(CARRIED.text);
    expect(screen.getByText(/^From “Cells”\. 20 of/)).toBeTruthy();
    expect(await screen.findByText('It moves water.')).toBeTruthy();
    expect(runOnDevice).toHaveBeenCalledOnce();
    expect(runOnDevice.mock.lastCall?.[0]).toMatchObject({ tool: 'flashcards', prompt: CARRIED.text });
  });

  it('fills in a result of AI, and waits to be asked before it uses AI again', async () => {
    open('flashcards', '', { ...CARRIED, by: 'ai' });
    await type(' And salt.');
    expect(generate).not.toHaveBeenCalled();
    expect(screen.queryByText(/^From/)).toBeNull();
    await press('Generate');
    expect(generate.mock.lastCall?.[0].prompt).toBe('Osmosis moves water. And salt.');
  });
});

describe('a result', () => {
  it('of the device is remembered as the last one', async () => {
    open();
    await chooseDevice();
    await type('Osmosis');
    await press('Generate');
    await screen.findByText('It moves water.');
    expect(readRecent('ada').results).toMatchObject([
      { tool: 'explainer', by: 'device', id: 'one', title: 'Osmosis' },
    ]);
  });

  it('of AI is remembered by the id of its use, and one that failed is not', async () => {
    open();
    await type('Osmosis');
    await press('Generate');
    expect(readRecent('ada').results).toEqual([]);
    generate.mockResolvedValue({ title: 'Osmosis', result: 'It moves water.' });
    await press('Generate');
    const [, id] = generate.mock.lastCall ?? [];
    expect(readRecent('ada').results).toMatchObject([{ tool: 'explainer', by: 'ai', id, title: 'Osmosis' }]);
  });
});

describe('a run on the device', () => {
  it('is prepared while the form is filled in, and not while it is blank or AI is chosen', async () => {
    open();
    await type('What is osmosis?');
    expect(useWarmUp).not.toHaveBeenCalledWith('explainer');
    await chooseDevice();
    expect(useWarmUp).toHaveBeenLastCalledWith('explainer');
    await userEvent.clear(screen.getByRole('textbox'));
    expect(useWarmUp).toHaveBeenLastCalledWith(null);
  });

  it('shows what was made and by what, and saves it with its input', async () => {
    open();
    await chooseDevice();
    await type('Osmosis');
    await press('Generate');
    expect(await screen.findByText('It moves water.')).toBeTruthy();
    expect(screen.getByText('Made on your device')).toBeTruthy();
    expect(generate).not.toHaveBeenCalled();
    expect(saveDeviceResult).toHaveBeenCalledExactlyOnceWith('ada', {
      ...{ tool: 'explainer', title: 'Osmosis', result: 'It moves water.' },
      input: 'Osmosis',
    });
  });

  it('shows why there is no result, and saves nothing', async () => {
    runOnDevice.mockResolvedValue({ isEmpty: true, message: 'Paste notes about it.', closest: null });
    open();
    await chooseDevice();
    await type('Osmosis');
    await press('Generate');
    expect(await screen.findByText('Paste notes about it.')).toBeTruthy();
    expect(saveDeviceResult).not.toHaveBeenCalled();
  });

  it('says that a result could not be saved, and still shows it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    saveDeviceResult.mockImplementation(() => {
      throw new RangeError('This result is too long to save.');
    });
    open();
    await chooseDevice();
    await type('Osmosis');
    await press('Generate');
    expect(await screen.findByText('It moves water.')).toBeTruthy();
    expect(toast.error).toHaveBeenCalledWith('This result is too long to save.');
  });

  it('can be stopped, and shows nothing of it later', async () => {
    let finish: (result: EngineResult) => void = () => {};
    runOnDevice.mockReturnValue(new Promise<EngineResult>((resolve) => (finish = resolve)));
    open();
    await chooseDevice();
    await type('Osmosis');
    await press('Generate');
    await press('Stop');
    expect(runOnDevice.mock.lastCall?.[1].signal.aborted).toBe(true);
    await act(async () => finish(MADE));
    expect(screen.getByText('You stopped this.')).toBeTruthy();
    expect(saveDeviceResult).not.toHaveBeenCalled();
  });

  it('reads the chosen file, and saves which it was', async () => {
    const pages = [{ number: 1, text: 'Osmosis is the movement of water.' }];
    readFilePages.mockResolvedValue(pages);
    const file = { from: 'vault', file_id: 'cells' };
    open('explainer', '?file=cells&name=Cells.pdf');
    await chooseDevice();
    await type('Osmosis');
    await press('Generate');
    await screen.findByText('It moves water.');
    expect(readFilePages).toHaveBeenCalledExactlyOnceWith('ada', file, undefined, expect.any(AbortSignal));
    expect(runOnDevice.mock.lastCall?.[0].pages).toEqual(pages);
    expect(saveDeviceResult.mock.lastCall?.[1]).toMatchObject({
      ...{ input: expect.stringContaining('file: Cells.pdf'), file },
    });
  });

  it('says why a file cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    readFilePages.mockRejectedValue(new PdfReadError('scanned'));
    open('explainer', '?file=cells');
    await chooseDevice();
    await type('Osmosis');
    await press('Generate');
    expect((await screen.findByRole('alert')).textContent).toContain('images without text');
    expect(runOnDevice).not.toHaveBeenCalled();
  });

  it('says offline that a file is not on this device', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    readFilePages.mockRejectedValue(new Error('Failed to get document because the client is offline.'));
    world.isOnline = false;
    open('explainer', '?file=cells');
    await chooseDevice();
    await type('Osmosis');
    await press('Generate');
    expect((await screen.findByRole('alert')).textContent).toBe(DEVICE_ENGINE_MESSAGES.notHere);
  });

  it('plans around the entries of the planner', async () => {
    fetchEntries.mockResolvedValueOnce([{ date: '2026-03-03', start_time: '09:00', duration: 60 }] as never);
    open('planner');
    await chooseDevice();
    await type('Cells');
    await press('Generate');
    await screen.findByText('It moves water.');
    const request = runOnDevice.mock.lastCall?.[0] as Extract<EngineRequest, { tool: 'planner' }>;
    expect(fetchEntries).toHaveBeenCalledExactlyOnceWith(request.first_day, request.exam_date);
    expect(request.busy).toHaveLength(1);
  });

  it('leads from the hint of a problem to its solution, which a full one does not offer', async () => {
    open('solver');
    await chooseDevice();
    await type('2x = 6');
    await press('Generate');
    expect(runOnDevice.mock.lastCall?.[0]).toMatchObject({ tool: 'solver', mode: 'hint' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the full solution' }));
    expect(runOnDevice.mock.lastCall?.[0]).toMatchObject({ prompt: '2x = 6', mode: 'solution' });
    await screen.findByText('It moves water.');
    expect(screen.queryByRole('button', { name: 'Show the full solution' })).toBeNull();
  });

  it('can be improved with AI, from the same input, while uses are left', async () => {
    const { rerender } = open();
    await chooseDevice();
    await type('Osmosis');
    await press('Generate');
    await screen.findByText('It moves water.');
    world.left = 0;
    rerender(page());
    expect(screen.queryByRole('button', { name: 'Improve with AI' })).toBeNull();
    Object.assign(world, { left: 1, isOnline: false });
    rerender(page());
    expect(screen.queryByRole('button', { name: 'Improve with AI' })).toBeNull();
    world.isOnline = true;
    rerender(page());
    await type(' and more');
    await press('Improve with AI');
    expect(generate).toHaveBeenCalledOnce();
    expect(generate.mock.lastCall?.[0]).toEqual({
      ...{ tool: 'explainer', prompt: 'Osmosis', level: 'secondary', length: 'medium' },
    });
  });
});

describe('when AI cannot answer', () => {
  it.each([
    ['offline', { isOnline: false }, "You're offline, and AI needs an internet connection."],
    ['at the limit', { left: 0 }, "You've used today's AI uses."],
    [
      'after a failure',
      { generation: { status: 'failed', message: 'The AI service is busy.', isLimit: false } },
      'The AI service is busy.',
    ],
  ])('%s, one tap runs what was typed on the device', async (_, state, message) => {
    Object.assign(world, state);
    open();
    expect(screen.getByText(message)).toBeTruthy();
    await type('Osmosis');
    await press('Try on this device');
    expect(await screen.findByText('Made on your device')).toBeTruthy();
    expect(runOnDevice.mock.lastCall?.[0]).toMatchObject({ tool: 'explainer', prompt: 'Osmosis' });
    expect(generate).not.toHaveBeenCalled();
    // Other pages keep what the student chose.
    expect(localStorage.getItem(LAST_CHOICE)).toBeNull();
  });

  it('the same tap stops an answer that is still expected', async () => {
    Object.assign(world, { isOnline: false, generation: { status: 'running', text: '' } });
    open();
    await type('Osmosis');
    await press('Try on this device');
    expect(stopGeneration).toHaveBeenCalledOnce();
    expect(await screen.findByText('Made on your device')).toBeTruthy();
  });

  it('the same tap fetches the study engine first', async () => {
    Object.assign(world, { left: 0, engine: ABSENT });
    const { rerender } = open();
    await type('Osmosis');
    expect(screen.getByText('Downloads the study engine first: 1.1 MB.')).toBeTruthy();
    await press('Try on this device');
    expect(fetchEngine).toHaveBeenCalledOnce();
    expect(runOnDevice).not.toHaveBeenCalled();
    world.engine = { status: 'fetching', bytes: 1_153_434, received: 0 };
    rerender(page());
    world.engine = READY;
    rerender(page());
    expect(await screen.findByText('It moves water.')).toBeTruthy();
    expect(runOnDevice).toHaveBeenCalledOnce();
  });

  it('nothing runs later if the study engine could not be fetched', async () => {
    Object.assign(world, { left: 0, engine: ABSENT });
    const { rerender } = open();
    await type('Osmosis');
    await press('Try on this device');
    world.engine = { status: 'failed', message: 'Your device is out of space.' };
    rerender(page());
    expect(screen.getAllByText('Your device is out of space.').length).toBeGreaterThan(0);
    world.engine = READY;
    rerender(page());
    expect(runOnDevice).not.toHaveBeenCalled();
  });
});
