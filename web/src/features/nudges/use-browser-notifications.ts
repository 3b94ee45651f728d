import type { NudgeKind } from '@akada/domain/nudges/nudges';
import type { NudgeSettings } from '@akada/domain/nudges/schemas';
import { type NotifiedToday, nudgesToNotify } from '@akada/domain/nudges/todays-nudges';
import { useEffect } from 'react';
import { showNotification } from '@/lib/browser-notification.ts';
import { oneAtATime } from '@/lib/one-at-a-time.ts';
import type { ReadNudges } from './api/use-nudges.ts';
import { NUDGE_LABELS, nudgeLink, nudgeText } from './labels.ts';

/** Tells of nudges with the browser's notifications, to who wants it, and of nothing that another device may know better. */
export function useBrowserNotifications(
  uid: string,
  { time, facts, nudges }: ReadNudges,
  settings: NudgeSettings,
): void {
  const pending = nudges?.isFromServer ? nudges.pending : [];
  const key = pending.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when other nudges are pending, they are told of or not, or the minute is another
  useEffect(() => {
    if (pending.length === 0 || facts.status !== 'ready') return;
    const known = facts.data;
    // Two tabs are two tellers: one after the other, each knows what was told before.
    void oneAtATime(toldKey(uid), async () => {
      const told = toldBefore(uid);
      const telling: NudgeKind[] = [];
      for (const kind of nudgesToNotify(pending, told, settings, time)) {
        const isShown = await showNotification(`${time.today}_${kind}`, NUDGE_LABELS[kind].title, {
          body: nudgeText(kind, known, time),
          path: nudgeLink(kind, known),
        });
        if (isShown) telling.push(kind);
      }
      if (telling.length === 0) return;
      const before = told?.day === time.today ? told.kinds : [];
      const kinds: NudgeKind[] = [...before, ...telling];
      localStorage.setItem(toldKey(uid), JSON.stringify({ day: time.today, kinds } satisfies NotifiedToday));
    });
  }, [uid, key, settings.browser, time.minute]);
}

const toldKey = (uid: string) => `akada.told.${uid}`;

function toldBefore(uid: string): NotifiedToday | null {
  try {
    const told = JSON.parse(localStorage.getItem(toldKey(uid)) ?? 'null') as NotifiedToday | null;
    return told && Array.isArray(told.kinds) ? told : null;
  } catch {
    return null;
  }
}
