import type { StudyPlan } from '@akada/domain/ai/schemas';
import { toPlannerEntry } from '@akada/domain/ai/study-plan';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { useEffect, useMemo, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { useLabParts } from './lab-parts.ts';
import { sessionIds } from './plan-ids.ts';

type Session = StudyPlan['sessions'][number];

interface PlannedSessions {
  /** What else is in the planner from the plan's first day to its last; null until it is read, empty when it cannot be. */
  others: readonly PlannerEntry[] | null;
  /** Whether the planner could not be read, so clashes are not known. */
  isUnchecked: boolean;
  /** Whether the session at this place of the plan is in the planner. */
  isIn: (index: number) => boolean;
  /** Adds sessions, by their places, all or none. Rejects when they are refused. */
  add: (sessions: ReadonlyMap<number, Session>) => Promise<void>;
  /** Removes every session of the plan from the planner. Rejects when that is refused. */
  removeAll: () => Promise<void>;
}

/** A plan's sessions in the planner. Changes show at once, and are taken back when the server refuses them. */
export function usePlannedSessions(plan: StudyPlan): PlannedSessions {
  const { addEntries, removeEntries, fetchEntries } = useLabParts();
  const ids = useMemo(() => sessionIds(plan), [plan]);
  const [stored, setStored] = useState<readonly Stored<PlannerEntry>[] | 'unread' | null>(null);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const days = plan.sessions.map(({ date }) => date).sort();
  const [first, last] = [days[0], days.at(-1)];
  useEffect(() => {
    if (!first || !last) return;
    fetchEntries(first, last).then(setStored, (error) => {
      console.warn('the planner could not be read', error);
      setStored('unread');
    });
  }, [fetchEntries, first, last]);

  const entries = stored === null || stored === 'unread' ? [] : stored;
  const own = new Set(ids);
  const storedIds = new Set(entries.map(({ id }) => id));
  const isIn = (index: number) => {
    const id = ids[index] ?? '';
    return changed.get(id) ?? storedIds.has(id);
  };

  async function change(places: readonly number[], isNowIn: boolean, write: Promise<void>) {
    const set = (value: boolean) =>
      setChanged(
        (before) => new Map([...before, ...places.map((place) => [ids[place] ?? '', value] as const)]),
      );
    set(isNowIn);
    try {
      await write;
    } catch (error) {
      set(!isNowIn);
      throw error;
    }
  }

  return {
    others: stored === null ? null : entries.filter(({ id }) => !own.has(id)),
    isUnchecked: stored === 'unread',
    isIn,
    add: (sessions) => {
      const added = [...sessions].map(
        ([place, session]) => [ids[place] ?? '', toPlannerEntry(session)] as const,
      );
      return change([...sessions.keys()], true, addEntries(new Map(added)));
    },
    removeAll: () => {
      const places = [...plan.sessions.keys()].filter(isIn);
      return change(places, false, removeEntries(places.map((place) => ids[place] ?? '')));
    },
  };
}
