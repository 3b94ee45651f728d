import { instantAt, minuteOfDay } from '@akada/domain/days/day';
import { PLANNER_DEFAULTS } from '@akada/domain/planner/planner';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { FIRST_DAY, suggestFirstDay } from '@akada/domain/setup/first-day';
import { SAMPLE_ID } from '@akada/domain/setup/samples';
import type { Setup } from '@akada/domain/setup/schemas';
import { finishedSteps } from '@akada/domain/setup/setup';
import { type ComponentProps, useEffect, useRef } from 'react';
import { rename } from '@/features/account/api/rename.ts';
import { saveSettings } from '@/features/account/api/use-settings.ts';
import { addSampleDeck, deleteSampleDeck } from '@/features/cards/api/sample-deck.ts';
import { deckAddress } from '@/features/cards/deck-address.ts';
import { addSampleNote, deleteNote } from '@/features/notes/api/note-writes.ts';
import { announce } from '@/features/planner/announce.ts';
import { createEntry, createTask } from '@/features/planner/api/planner-writes.ts';
import { saveSetup, useSetup } from '@/features/setup/api/use-setup.ts';
import { useTodaysEntries } from '@/features/setup/api/use-todays-entries.ts';
import { FirstSteps } from '@/features/setup/first-steps.tsx';
import { SetupCard } from '@/features/setup/setup-card.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useNow, useToday } from '@/lib/time.ts';
import { useZone } from '@/lib/zone.ts';
import { focusHeading } from '@/ui/page-heading.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useShell } from './shell/use-shell.ts';

const PLACES = {
  planner: '/dashboard/planner',
  journal: '/dashboard/journal',
  deck: deckAddress(SAMPLE_ID),
  note: '/dashboard/vault?view=notes',
} as const;

/** The setup of a new student, until it is over. */
export function FirstSetup() {
  const { uid } = useStudent();
  const setup = useSetup(uid);
  if (!setup || setup.step === 'first_steps') return null;
  return <OpenSetup setup={{ ...setup, step: setup.step }} />;
}

/** What a new student does after the setup. */
export function AfterSetup() {
  const { uid } = useStudent();
  const setup = useSetup(uid);
  return setup?.step === 'first_steps' ? <KnownFirstSteps setup={setup} /> : null;
}

function OpenSetup({ setup }: Pick<ComponentProps<typeof SetupCard>, 'setup'>) {
  const { settings } = useShell();
  const { uid, name } = useStudent();
  const today = useToday();
  const zone = useZone();
  const now = useNow(60_000);
  const entries = useTodaysEntries(uid, today);
  const { nudges } = settings.settings;
  function save(changed: Partial<Setup>) {
    saveSetup(uid, { ...setup, ...changed });
    // The card goes with the button that was pressed.
    if (changed.step === 'first_steps') focusHeading();
  }

  function end(planned: readonly PlannerEntry[], exam: Setup['exam']) {
    const writes = planned.map((entry) => createEntry(uid, entry));
    if (exam) {
      const due_date = instantAt(exam.day, FIRST_DAY.examMinute, zone);
      const { status } = PLANNER_DEFAULTS;
      writes.push(createTask(uid, { title: exam.title, due_date, priority: 'high', status }));
    }
    if (writes.length > 0)
      announce(
        'create',
        Promise.all(writes).then(() => {}),
      );
    save({ step: 'first_steps' });
  }

  return (
    <SetupCard
      setup={setup}
      name={name}
      today={today}
      suggested={suggestFirstDay(setup, {
        ...{ today, minute: minuteOfDay(now, zone), entries },
        quiet: nudges,
      })}
      rename={rename}
      onChange={save}
      onReminders={(isOn) => {
        if (isOn) saveSettings(uid, settings, { nudges: { ...nudges, browser: true } });
        save({ step: 'plan' });
      }}
      onEnd={end}
    />
  );
}

function KnownFirstSteps({ setup }: { setup: Setup }) {
  const { points, settings } = useShell();
  const { uid } = useStudent();
  const save = (changed: Partial<Setup>) => saveSetup(uid, { ...setup, ...changed });

  const history = points.status === 'ready' && points.data ? points.data.points_history : [];
  const finished = finishedSteps(setup.finished, history);
  // Once for each number, so that a refused write is not repeated forever.
  const saved = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved when another step is finished
  useEffect(() => {
    if (finished.length <= Math.max(setup.finished.length, saved.current)) return;
    saved.current = finished.length;
    save({ finished });
  }, [finished.length, setup.finished.length]);

  function addSamples() {
    save({ samples: true });
    reportFailure(Promise.all([addSampleDeck(uid), addSampleNote(uid)]), 'add');
  }

  function deleteSamples() {
    save({ samples: false });
    reportFailure(Promise.all([deleteSampleDeck(uid), deleteNote(uid, SAMPLE_ID)]), 'delete');
  }

  return (
    <FirstSteps
      finished={finished}
      hasSamples={setup.samples}
      places={PLACES}
      onAddSamples={addSamples}
      onDeleteSamples={deleteSamples}
      onClose={() => saveSettings(uid, settings, { setup_closed: true })}
    />
  );
}

function reportFailure(write: Promise<unknown>, verb: 'add' | 'delete'): void {
  write.catch((error) => {
    warnWithToast(
      `could not ${verb} the samples`,
      error,
      `Failed to ${verb} the samples: ${failureReason(error)}`,
    );
  });
}
