import { NUDGE_LIMITS } from '@akada/domain/nudges/nudges';
import { useState } from 'react';
import { notificationState, showNotification } from '@/lib/browser-notification.ts';
import { Switch } from '@/ui/switch.tsx';

const UNSUPPORTED =
  "This browser can't show Akada's notifications. Add Akada to your home screen, or try another browser.";

interface BrowserSwitchProps {
  isOn: boolean;
  /** Whether the profile lets Akada notify at all. */
  mayNotify: boolean;
  onChange: (isOn: boolean) => void;
}

/**
 * Turns browser notifications on and off. The permission is requested when the student turns them on, and belongs to
 * this browser: on another device they stay off until allowed there.
 */
export function BrowserSwitch({ isOn, mayNotify, onChange }: BrowserSwitchProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function change(wanted: boolean) {
    setProblem(null);
    if (!wanted) return onChange(false);
    if (!mayNotify) return setProblem('Notifications are off in your profile.');
    const state =
      notificationState() === 'default' ? await Notification.requestPermission() : notificationState();
    if (state === 'unsupported') return setProblem(UNSUPPORTED);
    if (state === 'default') return setProblem('Turn this on again and allow notifications when asked.');
    if (state === 'denied') {
      return setProblem('Notifications are blocked. Allow them for Akada in your browser, then try again.');
    }
    // Some phones grant the permission and then show nothing, so try one.
    const shown = await showNotification('akada-on', 'Akada can nudge you here', {
      body: 'Save your settings to turn them on.',
      path: '/dashboard/nudges',
    });
    if (!shown) return setProblem(UNSUPPORTED);
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
        <Switch
          checked={isOn && mayNotify && notificationState() === 'granted'}
          onChange={(checked) => void change(checked)}
          describedBy={problem ? 'browser-problem' : undefined}
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
