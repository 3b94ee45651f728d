import type { DeviceChat } from '@akada/domain/ai/device-results-schemas';
import type { EngineResult } from '@akada/engine/tools/request';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Generation } from './api/use-generate.ts';
import type { StudyEngineState } from './device/engine-download.ts';
import type { SourceChoice } from './study-source.ts';

const world = vi.hoisted(() => ({
  engine: { status: 'ready', worksOffline: 'yes' } as StudyEngineState,
  generation: { status: 'idle' } as Generation,
  left: 2,
  /** What is stored of the open chat. */
  stored: null as { result: string } | null,
  isLoading: false,
  /** The PDF of the stored chat with AI. */
  fileUrl: null as string | null,
  aiTurns: [] as { role: string; text: string; at: Date }[],
}));
const runOnDevice = vi.hoisted(() => vi.fn());
const generate = vi.hoisted(() => vi.fn());
const saveDeviceResult = vi.hoisted(() => vi.fn());
const readFilePages = vi.hoisted(() => vi.fn());
const updateDeviceChat = vi.hoisted(() => vi.fn());
const useCitedPages = vi.hoisted(() => vi.fn());
const ready = (data: unknown) => ({ status: 'ready', data, unconfirmed: false, isFresh: true });
vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('@/lib/use-online.ts', () => ({ isOnline: () => true, useOnline: () => true }));
vi.mock('./api/use-uses-left.ts', () => ({
  usePlan: () => 'free',
  useUsesLeft: () => ({ used: 2 - world.left, left: world.left }),
}));
vi.mock('./api/use-generate.ts', () => ({
  preloadParts: () => {},
  useGenerate: () => ({ generation: world.generation, generate, stop: () => {} }),
}));
vi.mock('./api/use-ai.ts', () => ({
  deleteChat: vi.fn(),
  useChat: (_: string, id: string | null) =>
    id === 'stored' ? ready({ turns: world.aiTurns, file_url: world.fileUrl }) : { status: 'loading' },
}));
vi.mock('./api/device-results.ts', () => ({
  deleteDeviceResult: vi.fn(),
  saveDeviceResult,
  updateDeviceChat,
  useDeviceResult: (_: string, id: string | null) =>
    id === null || world.isLoading ? { status: 'loading' } : ready(world.stored),
}));
vi.mock('./read-file-pages.ts', () => ({ readFilePages }));
vi.mock('./device/run-on-device.ts', () => ({ runOnDevice, warmUp: () => {} }));
vi.mock('./device/use-study-engine.ts', () => ({
  useStudyEngine: () => ({ state: world.engine, fetchEngine: () => {} }),
}));
interface ChatSourceActions {
  onChange: (changed: SourceChoice) => void;
  onPaste: (text: string) => void;
}
const CELLS = { chosen: { from: 'vault', file_id: 'cells' }, name: 'Cells.pdf' } as const;
vi.mock('./components/chat-source.tsx', () => ({
  ChatSource: ({ onChange, onPaste }: ChatSourceActions) => (
    <>
      <button type="button" onClick={() => onChange({ source: CELLS, pages: null })}>
        Choose Cells.pdf
      </button>
      <button type="button" onClick={() => onPaste('What is osmosis?')}>
        Paste
      </button>
    </>
  ),
}));
vi.mock('./components/cited-page.tsx', () => ({ useCitedPages }));
vi.mock('./components/chats.tsx', () => ({
  Chats: () => (
    <>
      <Link to="/ai/chat?device=stored">Another chat</Link>
      <Link to="/ai/chat">Back</Link>
    </>
  ),
}));
vi.mock('./components/stop-notice.tsx', () => ({ StopNotice: () => null }));
const RichText = vi.hoisted(() => vi.fn(({ children }: { children: string }) => children));
vi.mock('@/ui/rich-text.tsx', () => ({ RichText }));

import { ChatPage } from './chat-page.tsx';
import { PdfReadError } from './device/pdf-read-error.ts';

const NOTES = 'Osmosis is the movement of water through a membrane.';
const answer = (result: string): EngineResult => ({ isEmpty: false, result, title: 'Osmosis', note: null });
const open = (address: string | { pathname: string; state: object } = '/ai/chat') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ChatPage account={{ status: 'loading' }} />
    </MemoryRouter>,
  );
const question = () => screen.getByRole('textbox', { name: 'Your question' });
const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your notes/ });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const chooseDevice = () => userEvent.click(screen.getByRole('radio', { name: 'On this device' }));
const messages = () => screen.queryAllByRole('listitem').map((turn) => turn.textContent);
/** At once: each key would render the page again. */
async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
async function ask(text: string) {
  await write(question(), text);
  await press('Send');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  Object.assign(world, { generation: { status: 'idle' }, left: 2, stored: null, aiTurns: [] });
  Object.assign(world, { isLoading: false, fileUrl: null });
  useCitedPages.mockReturnValue([undefined, null]);
  runOnDevice.mockResolvedValue(answer('It moves water.'));
  saveDeviceResult.mockReturnValue({ id: 'new', written: Promise.resolve() });
  updateDeviceChat.mockResolvedValue(undefined);
  generate.mockResolvedValue(null);
});

/** The conversation that was saved last. */
const saved = (): DeviceChat =>
  JSON.parse(updateDeviceChat.mock.lastCall?.[2] ?? saveDeviceResult.mock.lastCall?.[1].result);

describe('a pasted text', () => {
  it('goes below the question to AI', async () => {
    open();
    await write(question(), 'My exam is on Monday.');
    await press('Paste');
    await press('Send');
    expect(generate.mock.lastCall?.[0].prompt).toBe('My exam is on Monday.\n\nWhat is osmosis?');
  });

  it('goes below the notes on the device, which keep it when AI is chosen and left again', async () => {
    open();
    await chooseDevice();
    await write(notes(), NOTES);
    await press('Paste');
    expect(notes().value).toBe(`${NOTES}\n\nWhat is osmosis?`);
    await userEvent.click(screen.getByRole('radio', { name: /^AI/ }));
    await chooseDevice();
    expect(notes().value).toBe(`${NOTES}\n\nWhat is osmosis?`);
  });
});

describe('a chat about a result that was carried here', () => {
  const CARRIED = { pathname: '/ai/chat', state: { text: NOTES, title: 'Cells' } };

  it('sends it to AI with the first question, unless it is removed', async () => {
    const { unmount } = open(CARRIED);
    expect(screen.getByText('Cells')).toBeTruthy();
    await ask('What is osmosis?');
    expect(generate.mock.lastCall?.[0].prompt).toBe(`What is osmosis?\n\nAbout “Cells”:\n\n${NOTES}`);
    unmount();
    // AI gave no answer, so the question waits to be sent again.
    sessionStorage.clear();

    open(CARRIED);
    await press('Remove Cells');
    expect(screen.queryByText('Cells')).toBeNull();
    await ask('What is osmosis?');
    expect(generate.mock.lastCall?.[0].prompt).toBe('What is osmosis?');
  });

  it('runs on the device, with the result as its notes, if it was made there', async () => {
    open({ ...CARRIED, state: { ...CARRIED.state, by: 'device' } });
    expect(notes().value).toBe(NOTES);
    await ask('What is osmosis?');
    expect(await screen.findByText('It moves water.')).toBeTruthy();
    expect(runOnDevice.mock.lastCall?.[0]).toMatchObject({
      prompt: 'What is osmosis?',
      pages: [{ text: NOTES }],
    });
    // Other pages keep what the student chose.
    expect(localStorage.getItem('akada.ai-runner')).toBeNull();
  });
});

describe('a chat on the device', () => {
  it('answers from the pasted notes, follows up, and is one stored result', async () => {
    open();
    await chooseDevice();
    await write(notes(), NOTES);
    await ask('What is osmosis?');
    expect(await screen.findByText('It moves water.')).toBeTruthy();
    expect(screen.getByText('Made on your device')).toBeTruthy();
    expect(runOnDevice.mock.lastCall?.[0]).toEqual({
      ...{ tool: 'chat', prompt: 'What is osmosis?', earlier: [], pages: [{ text: NOTES }] },
    });
    expect(saveDeviceResult).toHaveBeenCalledOnce();

    runOnDevice.mockResolvedValue(answer('Because of the membrane.'));
    await ask('Why?');
    expect(await screen.findByText('Because of the membrane.')).toBeTruthy();
    expect(runOnDevice.mock.lastCall?.[0]).toMatchObject({ prompt: 'Why?', earlier: ['What is osmosis?'] });
    expect(updateDeviceChat).toHaveBeenCalledExactlyOnceWith('ada', 'new', expect.any(String));
    expect(saved().notes).toBe(NOTES);
    expect(saved().turns.map(({ text }) => text)).toEqual([
      ...['What is osmosis?', 'It moves water.', 'Why?', 'Because of the membrane.'],
    ]);
    expect(generate).not.toHaveBeenCalled();
  });

  it('shows an answer that finds nothing with the closest passages, and saves it only with another one', async () => {
    runOnDevice.mockResolvedValue({
      ...{ isEmpty: true, message: "Your notes don't say that.", closest: '> Osmosis' },
    });
    open();
    await chooseDevice();
    await ask('Who found it?');
    expect(await screen.findByText(/Your notes don't say that\.\s+> Osmosis/)).toBeTruthy();
    expect(saveDeviceResult).not.toHaveBeenCalled();
    // Nothing can be made of a refusal.
    expect(screen.queryByRole('link', { name: 'Make cards' })).toBeNull();

    runOnDevice.mockResolvedValue(answer('It moves water.'));
    await ask('What is osmosis?');
    await screen.findByText('It moves water.');
    expect(screen.getByRole('link', { name: 'Make cards' })).toBeTruthy();
    expect(saved().turns).toHaveLength(4);
  });

  it('answers from a file, which it reads once and stores with the chat', async () => {
    const pages = [{ number: 1, text: NOTES }];
    readFilePages.mockResolvedValue(pages);
    open('/ai/chat?file=cells&name=Cells.pdf');
    await chooseDevice();
    await ask('What is osmosis?');
    await screen.findByText('It moves water.');
    await ask('Why?');
    await vi.waitFor(() => expect(runOnDevice).toHaveBeenCalledTimes(2));
    expect(runOnDevice.mock.lastCall?.[0].pages).toEqual(pages);
    expect(readFilePages).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(updateDeviceChat).toHaveBeenCalledOnce());
    expect(saved().source).toEqual({ name: 'Cells.pdf', file: { from: 'vault', file_id: 'cells' } });
  });

  it('returns the question to the form when the file cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    readFilePages.mockRejectedValue(new PdfReadError('scanned'));
    open('/ai/chat?file=cells');
    await chooseDevice();
    await ask('What is osmosis?');
    expect((await screen.findByRole('alert')).textContent).toContain('images without text');
    await vi.waitFor(() => expect((question() as HTMLTextAreaElement).value).toBe('What is osmosis?'));
  });

  it('continues from where it was stored', async () => {
    const turns = [
      { role: 'student', text: 'What is osmosis?', at: 1 },
      { role: 'model', text: 'It moves water.', at: 2 },
    ] as const;
    world.stored = { result: JSON.stringify({ notes: NOTES, turns }) };
    open('/ai/chat?device=stored');
    expect(messages()).toHaveLength(2);
    expect(notes().value).toBe(NOTES);
    expect(screen.queryByRole('radio')).toBeNull();
    await ask('Why?');
    await vi.waitFor(() => expect(messages()).toHaveLength(4));
    expect(updateDeviceChat).toHaveBeenCalledExactlyOnceWith('ada', 'stored', expect.any(String));
    expect(saveDeviceResult).not.toHaveBeenCalled();
  });

  it('says before a question is asked that its notes are too long to be saved', async () => {
    open();
    await chooseDevice();
    await write(screen.getByLabelText('Your question'), 'Why?');
    const canAsk = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled;
    fireEvent.change(notes(), { target: { value: 'ẹ'.repeat(50_000) } });
    expect(screen.getByText(/^These notes take 146.5 KB/)).toBeTruthy();
    expect(canAsk()).toBe(false);
    fireEvent.change(notes(), { target: { value: 'ẹ'.repeat(25_000) } });
    expect(screen.queryByText(/^These notes take/)).toBeNull();
    expect(canAsk()).toBe(true);
  });

  it('can send its last question with its notes to AI, unless they are too long together', async () => {
    open();
    await chooseDevice();
    await write(notes(), NOTES);
    await ask('What is osmosis?');
    await screen.findByText('It moves water.');
    await press('Improve with AI');
    await vi.waitFor(() => expect(generate).toHaveBeenCalledOnce(), { timeout: 20_000 });
    expect(generate.mock.lastCall?.[0]).toEqual({ tool: 'chat', prompt: `${NOTES}\n\nWhat is osmosis?` });

    world.stored = {
      result: JSON.stringify({ notes: 'x'.repeat(4_000), turns: [{ role: 'student', text: 'Why?', at: 1 }] }),
    };
    open('/ai/chat?device=stored');
    expect(screen.queryByRole('button', { name: 'Improve with AI' })).toBeNull();
  });
});

describe('what the student typed and chose', () => {
  it('is there again after a visit to another page, until it was sent', async () => {
    const { unmount } = open();
    await chooseDevice();
    await write(notes(), NOTES);
    await write(question(), 'What is osmosis?');
    unmount();
    const { unmount: leave } = open();
    expect(notes().value).toBe(NOTES);
    expect(screen.getByDisplayValue('What is osmosis?')).toBe(question());
    await press('Send');
    leave();
    open();
    expect(notes().value).toBe('');
    expect(screen.queryByDisplayValue('What is osmosis?')).toBeNull();
  });

  it('stays when something else is to answer', async () => {
    readFilePages.mockResolvedValue([]);
    open();
    await press('Choose Cells.pdf');
    await chooseDevice();
    await write(notes(), NOTES);
    await userEvent.click(screen.getByRole('radio', { name: 'AI' }));
    await chooseDevice();
    expect(notes().value).toBe(NOTES);
    await ask('What is osmosis?');
    await screen.findByText('It moves water.');
    expect(saved()).toMatchObject({ notes: NOTES, source: { name: 'Cells.pdf', file: CELLS.chosen } });
  });

  it('keeps the notes that are typed while an answer is made', async () => {
    let finish: (result: EngineResult) => void = () => {};
    runOnDevice.mockReturnValue(new Promise<EngineResult>((resolve) => (finish = resolve)));
    open();
    await chooseDevice();
    await ask('What is osmosis?');
    await write(notes(), NOTES);
    finish(answer('It moves water.'));
    await screen.findByText('It moves water.');
    expect(notes().value).toBe(NOTES);
    expect(saved().notes).toBe(NOTES);
  });

  it('does not change what the answers cite before it is sent', async () => {
    world.fileUrl = 'gs://akada/vault/osmosis.pdf';
    open('/ai/chat?chat=stored');
    await press('Choose Cells.pdf');
    expect(useCitedPages).toHaveBeenLastCalledWith(world.fileUrl);
  });
});

describe('a stored chat on the device', () => {
  it('takes no question before it is loaded, which would replace it', async () => {
    world.isLoading = true;
    open('/ai/chat?device=stored');
    await write(question(), 'Why?');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    expect(screen.queryByRole('textbox', { name: /^Your notes/ })).toBeNull();
  });

  it('says so when it no longer exists', () => {
    open('/ai/chat?device=stored');
    expect(screen.getByText('This chat no longer exists.')).toBeTruthy();
  });

  it('is not asked the question that another chat was moved with', async () => {
    world.left = 0;
    world.stored = { result: JSON.stringify({ notes: NOTES, turns: [] }) };
    open();
    await write(question(), 'Why?');
    await press('Try on this device');
    await screen.findByText('It moves water.');
    await userEvent.click(screen.getByRole('link', { name: 'Another chat' }));
    await write(question(), 'What is osmosis?');
    await press('Send');
    await vi.waitFor(() => expect(runOnDevice).toHaveBeenCalledTimes(2));
    expect(runOnDevice.mock.lastCall?.[0].prompt).toBe('What is osmosis?');
  });

  it('is not asked again when the student returns to it without an answer', async () => {
    world.left = 0;
    runOnDevice.mockResolvedValue({ isEmpty: true, message: "Your notes don't say that.", closest: null });
    open();
    await write(question(), 'Why?');
    await press('Try on this device');
    await screen.findByText("Your notes don't say that.");
    await userEvent.click(screen.getByRole('link', { name: 'Another chat' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await ask('What is osmosis?');
    await vi.waitFor(() => expect(runOnDevice).toHaveBeenCalledTimes(2));
    expect(runOnDevice.mock.lastCall?.[0].prompt).toBe('What is osmosis?');
  });

  it('that started on this page is not replaced by the next new chat', async () => {
    saveDeviceResult.mockReturnValueOnce({ id: 'stored', written: Promise.resolve() });
    open();
    await chooseDevice();
    await ask('What is osmosis?');
    await screen.findByText('It moves water.');
    await userEvent.click(screen.getByRole('link', { name: 'New chat' }));
    expect(messages()).toEqual([]);
    await ask('What is a cell?');
    await vi.waitFor(() => expect(saveDeviceResult).toHaveBeenCalledTimes(2));
    expect(updateDeviceChat).not.toHaveBeenCalled();
  });
});

describe('a chat with AI that cannot answer', () => {
  it('moves with its notes to the device with one tap', async () => {
    const long = NOTES.repeat(5);
    world.left = 0;
    world.aiTurns = [
      { role: 'student', text: long, at: new Date(1) },
      { role: 'model', text: 'I have read your notes.', at: new Date(2) },
      { role: 'student', text: 'What is it?', at: new Date(3) },
      { role: 'model', text: 'It moves water.', at: new Date(4) },
    ];
    open('/ai/chat?chat=stored');
    expect(screen.getByText("You've used today's AI uses.")).toBeTruthy();
    await write(question(), 'Why?');
    await press('Try on this device');
    await vi.waitFor(() => expect(runOnDevice).toHaveBeenCalledOnce());
    expect(runOnDevice.mock.lastCall?.[0]).toMatchObject({ prompt: 'Why?', pages: [{ text: long }] });
    expect(await screen.findByText('Made on your device')).toBeTruthy();
    expect(generate).not.toHaveBeenCalled();
  });

  it('opens a chat on the device without a question if none was typed', async () => {
    world.left = 0;
    open();
    await press('Try on this device');
    expect(notes().value).toBe('');
    expect(runOnDevice).not.toHaveBeenCalled();
  });
});

it('an answer is not rendered again while the next question is typed', async () => {
  world.aiTurns = [
    { role: 'student', text: 'What is it?', at: new Date(1) },
    { role: 'model', text: 'It moves water.', at: new Date(2) },
  ];
  open('/ai/chat?chat=stored');
  expect(screen.getByText('It moves water.')).toBeTruthy();
  RichText.mockClear();
  await userEvent.type(question(), 'Why?');
  expect(question()).toHaveProperty('value', 'Why?');
  expect(RichText).not.toHaveBeenCalled();
});
