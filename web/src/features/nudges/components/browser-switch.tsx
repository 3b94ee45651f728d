import { NUDGE_LIMITS } from '@akada/domain/nudges';
import { useState } from 'react';
import { notificationState, showNotification } from '../browser-notification.ts';

interface BrowserSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Turns the browser's notifications on and off. The browser is asked only when they are turned on. */
export function BrowserSwitch({ isOn, onChange }: BrowserSwitchProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function change(wanted: boolean) {
    setProblem(null);
    if (!wanted) return onChange(false);
    const state =
      notificationState() === 'default' ? await Notification.requestPermission() : notificationState();
    if (state === 'unsupported') return setProblem('This browser has no notifications.');
    if (state !== 'granted') {
      return setProblem('Notifications are blocked. Allow them for Akada in your browser, then try again.');
    }
    // The proof is in the showing: some phones allow them and then show none.
    const shown = showNotification('akada-on', 'Akada will nudge you here', {
      body: `At most ${NUDGE_LIMITS.browserADay} a day, while Akada is open.`,
    });
    if (!shown) return setProblem('This browser shows notifications of installed apps only.');
    onChange(true);
  }

  return (
    <div>
      <label className="flex items-center justify-between gap-4">
        <span>
          <span className="block font-semibold">Browser notifications</span>
          <span className="block text-sm text-ink-soft">
            At most {NUDGE_LIMITS.browserADay} a day, while Akada is open.
          </span>
        </span>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => void change(target.checked)}
          aria-describedby={problem ? 'browser-problem' : undefined}
          className="size-6 shrink-0 accent-brand"
        />
      </label>
      {problem && (
        <p id="browser-problem" role="alert" className="mt-1.5 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
