import { NUDGE_LIMITS } from '@akada/domain/nudges/nudges';
import { useState } from 'react';
import { notificationState, showNotification } from '@/lib/browser-notification.ts';

const NONE_HERE =
  "This browser can't show Akada's notifications. Add Akada to your home screen, or try another browser.";

interface BrowserSwitchProps {
  isOn: boolean;
  /** Whether the profile lets Akada notify at all. */
  mayNotify: boolean;
  onChange: (isOn: boolean) => void;
}

/**
 * Turns the browser's notifications on and off. The browser is asked only when they are turned on; each device has a
 * browser of its own to ask, and until then they are off on it.
 */
export function BrowserSwitch({ isOn, mayNotify, onChange }: BrowserSwitchProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function change(wanted: boolean) {
    setProblem(null);
    if (!wanted) return onChange(false);
    if (!mayNotify) return setProblem('Notifications are off in your profile.');
    const state =
      notificationState() === 'default' ? await Notification.requestPermission() : notificationState();
    if (state === 'unsupported') return setProblem(NONE_HERE);
    if (state === 'default') return setProblem('Turn this on again and allow notifications when asked.');
    if (state === 'denied') {
      return setProblem('Notifications are blocked. Allow them for Akada in your browser, then try again.');
    }
    // The proof is in the showing: some phones allow them and then show none.
    const shown = await showNotification('akada-on', 'Akada can nudge you here', {
      body: 'Save your settings to turn them on.',
      path: '/dashboard/nudges',
    });
    if (!shown) return setProblem(NONE_HERE);
    onChange(true);
  }

  return (
    <div>
      <label className="flex items-center justify-between gap-4">
        <span>
          <span className="block font-semibold">Browser notifications</span>
          <span className="block text-sm text-ink-soft">
            At most {NUDGE_LIMITS.browserADay} a day on this device, while Akada is open.
          </span>
        </span>
        <input
          type="checkbox"
          checked={isOn && mayNotify && notificationState() === 'granted'}
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
