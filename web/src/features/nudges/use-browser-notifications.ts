import type { NudgeKind } from '@akada/domain/nudges/nudges';
import type { NudgeSettings } from '@akada/domain/nudges/schemas';
import { type NotifiedToday, nudgesToNotify } from '@akada/domain/nudges/todays-nudges';
import { useEffect } from 'react';
import { showNotification } from '@/lib/browser-notification.ts';
import { oneAtATime } from '@/lib/one-at-a-time.ts';
import type { ReadNudges } from './api/use-nudges.ts';
import { NUDGE_LABELS, nudgeLink, nudgeText } from './labels.ts';

/**
 * Shows browser notifications for pending nudges, if the student wants them and the nudges come from the server: a
 * cached state may be older than what another device has saved.
 */
export function useBrowserNotifications(
  uid: string,
  { time, facts, nudges }: ReadNudges,
  settings: NudgeSettings,
): void {
  const pending = nudges?.isFromServer ? nudges.pending : [];
  const key = pending.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked when the pending kinds, the setting or the minute change
  useEffect(() => {
    if (pending.length === 0 || facts.status !== 'ready') return;
    const known = facts.data;
    // One tab at a time: the second one sees what the first has shown.
    void oneAtATime(notifiedKey(uid), async () => {
      const notified = readNotified(uid);
      const shown: NudgeKind[] = [];
      for (const kind of nudgesToNotify(pending, notified, settings, time)) {
        const isShown = await showNotification(`${time.today}_${kind}`, NUDGE_LABELS[kind].title, {
          body: nudgeText(kind, known, time),
          path: nudgeLink(kind, known),
        });
        if (isShown) shown.push(kind);
      }
      if (shown.length === 0) return;
      const before = notified?.day === time.today ? notified.kinds : [];
      const kinds: NudgeKind[] = [...before, ...shown];
      localStorage.setItem(
        notifiedKey(uid),
        JSON.stringify({ day: time.today, kinds } satisfies NotifiedToday),
      );
    });
  }, [uid, key, settings.browser, time.minute]);
}

const notifiedKey = (uid: string) => `akada.told.${uid}`;

function readNotified(uid: string): NotifiedToday | null {
  try {
    const notified = JSON.parse(localStorage.getItem(notifiedKey(uid)) ?? 'null') as NotifiedToday | null;
    return notified && Array.isArray(notified.kinds) ? notified : null;
  } catch {
    return null;
  }
}
