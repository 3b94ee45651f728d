import { catchUpTimer, DEFAULT_FOCUS, startFocus } from '@akada/domain/focus/focus';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceStep } from './announce-step.ts';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));

const START = Date.UTC(2026, 10, 20, 10);
const END = START + DEFAULT_FOCUS.focus * 60_000;
const TIMER = startFocus(DEFAULT_FOCUS, null, 's1', START);
const { timer: after, finished } = catchUpTimer(TIMER, 's2', END);
const ENDED = { before: TIMER, after, finished };
const WORDS = '25 minutes of focus counted. Take a break.';

const shown = vi.fn();
class FakeNotification {
  static permission = 'granted';
  constructor(title: string, options: NotificationOptions) {
    shown(title, options.body);
  }
}

beforeEach(() => {
  vi.stubGlobal('Notification', FakeNotification);
  toast.success.mockReset();
  shown.mockReset();
});
afterEach(() => void vi.unstubAllGlobals());

const lookElsewhere = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

describe('the end of a round', () => {
  it('shows a browser notification on a hidden page if the student wants them', () => {
    lookElsewhere(true);
    announceStep(ENDED, END, true);
    expect(shown).toHaveBeenCalledExactlyOnceWith(expect.anything(), WORDS);
  });

  it.each([
    ['does not want them', true, false],
    ['sees the page', false, true],
  ])('shows only a toast to a student who %s', (_, hidden, mayNotify) => {
    lookElsewhere(hidden);
    announceStep(ENDED, END, mayNotify);
    expect(shown).not.toHaveBeenCalled();
    expect(toast.success).toHaveBeenCalledExactlyOnceWith(WORDS);
  });

  it('says offline that the minutes will be saved, not that they count', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    announceStep(ENDED, END, false);
    expect(toast.success.mock.calls).toEqual([
      ["25 minutes of focus will be saved when you're back online. Take a break."],
    ]);
  });
});
