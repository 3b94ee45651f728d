import type { NudgeKind } from '@akada/domain/nudges';
import type { NudgeSettings } from '@akada/domain/schemas/nudges';
import { type Told, toTell } from '@akada/domain/todays-nudges';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { type KnownFacts, type ReadByShell, useAllFacts } from './api/use-facts.ts';
import { useNudgeTime, useTodaysNudgeStates, useTodaysNudges } from './api/use-nudges.ts';
import { showNotification } from './browser-notification.ts';
import { linkOf, NUDGE_LABELS, textOf } from './labels.ts';

interface NudgeTellerProps extends ReadByShell {
  uid: string;
  settings: NudgeSettings;
}

/** Tells of nudges with the browser's notifications while the app is open, to who wants it. Shows nothing itself. */
export function NudgeTeller({ uid, settings, ...shell }: NudgeTellerProps) {
  const time = useNudgeTime();
  const navigate = useNavigate();
  const facts = useAllFacts(uid, shell, time);
  const states = useTodaysNudgeStates(uid, time);
  const pending = useTodaysNudges(uid, facts, states, settings, time)?.pending ?? [];
  const key = pending.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when other nudges are pending, or the minute is another
  useEffect(() => {
    if (pending.length === 0 || facts.status !== 'ready') return;
    const known: KnownFacts = facts.data;
    // Two tabs are two tellers: one after the other, each knows what was told before.
    void oneAtATime(`akada.told.${uid}`, () => {
      const told = toldBefore(uid);
      const telling = toTell(pending, told, settings, time).filter((kind) =>
        showNotification(`${time.today}_${kind}`, NUDGE_LABELS[kind].title, {
          body: textOf(kind, known, time),
          onClick: () => navigate(linkOf(kind, known)),
        }),
      );
      if (telling.length === 0) return;
      const before = told?.day === time.today ? told.kinds : [];
      const kinds: NudgeKind[] = [...before, ...telling];
      localStorage.setItem(toldKey(uid), JSON.stringify({ day: time.today, kinds } satisfies Told));
    });
  }, [uid, key, time.minute, facts.status]);
  return null;
}

const toldKey = (uid: string) => `akada.told.${uid}`;

function toldBefore(uid: string): Told | null {
  try {
    const told = JSON.parse(localStorage.getItem(toldKey(uid)) ?? 'null') as Told | null;
    return told && Array.isArray(told.kinds) ? told : null;
  } catch {
    return null;
  }
}

async function oneAtATime(name: string, run: () => void): Promise<void> {
  // Browsers of before 2022 have no locks; there two tabs may tell twice.
  if (!navigator.locks) return run();
  await navigator.locks.request(name, run);
}
