import { isObjective } from '@akada/domain/exam/options';
import { SET_LIMITS } from '@akada/domain/practice/practice';
import type { QuestionList } from '@akada/domain/practice/schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuestions } from '../api/exams.ts';
import { type Source, useExamParts } from '../exam-parts.ts';
import { readQuestions } from '../read-questions.ts';

/** What an exam's questions come from: a question set, or what they are made of first. */
export type Material = Source | SetMaterial;

interface SetMaterial {
  kind: 'set';
  id: string;
  title: string;
  /** As JSON; absent if they are not read yet. */
  questions?: string;
}

/** The questions of some material, those that are answered with a letter. */
export type MaterialState =
  | { status: 'making' }
  | { status: 'ready'; list: QuestionList }
  | { status: 'failed'; message: string };

const MAKING: MaterialState = { status: 'making' };

function ready({ questions, passages }: QuestionList): MaterialState {
  return {
    status: 'ready',
    list: { ...(passages && { passages }), questions: questions.filter(isObjective) },
  };
}

/** Names a piece of material on this page. */
export function materialKey({ kind, id }: Pick<Material, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

/**
 * The questions of all chosen material, by {@link materialKey}. Each is made once, one after the other; what is no longer
 * chosen is not made.
 */
export function useMaterial(
  uid: string,
  chosen: readonly Material[],
): {
  /** Changes only with the questions of some material. */
  stateOf: (material: Material) => MaterialState;
  retry: (material: Material) => void;
  /** Tries all failed material again. It never changes. */
  retryFailed: () => void;
} {
  const { makeQuestions } = useExamParts();
  const [states, setStates] = useState<ReadonlyMap<string, MaterialState>>(new Map());
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const wanted = new Set(chosen.map(materialKey));
    for (const [key, controller] of running.current) {
      if (wanted.has(key)) continue;
      controller.abort();
      running.current.delete(key);
    }
    for (const material of chosen) {
      const key = materialKey(material);
      if (states.has(key) || running.current.has(key)) continue;
      const controller = new AbortController();
      running.current.set(key, controller);
      const finish = (state: MaterialState) => {
        if (controller.signal.aborted) return;
        running.current.delete(key);
        setStates((now) => new Map(now).set(key, state));
      };
      const made =
        material.kind === 'set'
          ? readSet(uid, material)
          : makeQuestions(material, SET_LIMITS.questions, controller.signal);
      made.then(
        (list) => finish(ready(list)),
        (error) => {
          if (controller.signal.aborted) return;
          console.warn('questions were not made', error);
          finish({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
        },
      );
    }
  });

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  return {
    stateOf: useCallback((material) => states.get(materialKey(material)) ?? MAKING, [states]),
    retry: (material) =>
      setStates((now) => {
        const rest = new Map(now);
        rest.delete(materialKey(material));
        return rest;
      }),
    retryFailed: useCallback(
      () => setStates((now) => new Map([...now].filter(([, { status }]) => status !== 'failed'))),
      [],
    ),
  };
}

async function readSet(uid: string, { id, questions }: SetMaterial): Promise<QuestionList> {
  const stored = questions ?? (await fetchQuestions(uid, id).catch(refuseUnread));
  const list = readQuestions(stored);
  if (!list) throw new Error("This question set can't be read.");
  return list;
}

function refuseUnread(error: unknown): never {
  throw new Error('Failed to load this question set. Check your connection.', { cause: error });
}
