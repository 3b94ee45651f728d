import type { StudyPlan } from '@akada/domain/ai/result-schemas';
import { toPlannerEntry } from '@akada/domain/ai/study-plan';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { useEffect, useMemo, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { undoDeletion, useIsDeleted } from '@/lib/deferred-deletions.ts';
import { useLabParts } from './lab-parts.ts';
import { sessionIds } from './plan-ids.ts';

type Session = StudyPlan['sessions'][number];

interface PlannedSessions {
  /** The other planner entries from the plan's first day to its last; null while loading, empty if loading failed. */
  otherEntries: readonly PlannerEntry[] | null;
  /** Whether the planner could not be read, so that clashes are unknown. */
  hasFailed: boolean;
  /** Whether the session at this index is in the planner. */
  isInPlanner: (index: number) => boolean;
  /** Adds sessions by their index, all or none. Rejects when the server refuses. */
  add: (sessions: ReadonlyMap<number, Session>) => Promise<void>;
  /** The id of the removal of all sessions, for `deferDeletion`. */
  removalId: string;
  /** The ids of all sessions as planner entries. */
  ids: readonly string[];
  /** Removes all sessions of the plan from the planner. Rejects when the server refuses. */
  removeAll: () => Promise<void>;
}

/** A plan's sessions in the planner. Changes show at once and are rolled back when the server refuses them. */
export function usePlannedSessions(plan: StudyPlan): PlannedSessions {
  const { addEntries, removeEntries, fetchEntries } = useLabParts();
  const ids = useMemo(() => sessionIds(plan), [plan]);
  const [stored, setStored] = useState<readonly Stored<PlannerEntry>[] | 'failed' | null>(null);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const days = plan.sessions.map(({ date }) => date).sort();
  const [first, last] = [days[0], days.at(-1)];
  useEffect(() => {
    if (!first || !last) return;
    fetchEntries(first, last).then(setStored, (error) => {
      console.warn('failed to read the planner', error);
      setStored('failed');
    });
  }, [fetchEntries, first, last]);

  const entries = stored === null || stored === 'failed' ? [] : stored;
  const own = new Set(ids);
  const storedIds = new Set(entries.map(({ id }) => id));
  const removalId = `sessions ${ids[0]}`;
  const isRemoved = useIsDeleted()(removalId);
  const isStored = (index: number) => {
    const id = ids[index] ?? '';
    return changed.get(id) ?? storedIds.has(id);
  };

  async function change(indexes: readonly number[], isAdded: boolean, write: Promise<void>) {
    const set = (value: boolean) =>
      setChanged(
        (before) => new Map([...before, ...indexes.map((index) => [ids[index] ?? '', value] as const)]),
      );
    set(isAdded);
    try {
      await write;
    } catch (error) {
      set(!isAdded);
      throw error;
    }
  }

  return {
    otherEntries: stored === null ? null : entries.filter(({ id }) => !own.has(id)),
    hasFailed: stored === 'failed',
    isInPlanner: (index) => isStored(index) && !isRemoved,
    removalId,
    ids,
    add: (sessions) => {
      // Those that were about to be removed are still there, maybe with changes of the student.
      undoDeletion(removalId);
      const missing = [...sessions].filter(([index]) => !isStored(index));
      const added = missing.map(([index, session]) => [ids[index] ?? '', toPlannerEntry(session)] as const);
      return change(
        missing.map(([index]) => index),
        true,
        added.length > 0 ? addEntries(new Map(added)) : Promise.resolve(),
      );
    },
    removeAll: () => {
      const indexes = [...plan.sessions.keys()].filter(isStored);
      return change(indexes, false, removeEntries(indexes.map((index) => ids[index] ?? '')));
    },
  };
}
