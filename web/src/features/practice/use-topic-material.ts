import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { START_AT_ONCE } from '@/lib/carried-text.ts';
import { practicePathOfMaterial, topicIn } from '@/lib/practice-path.ts';
import { type FoundMaterial, usePracticeParts } from './practice-parts.ts';

/** The search for material about the topic in the address. */
export type MaterialSearch =
  /** There is no topic, or its material is chosen already. */
  { status: 'idle' } | { status: 'searching' } | { status: 'failed' } | ({ status: 'found' } & FoundMaterial);

/** Looks for the student's own material about the topic in the address, and chooses the best of it. */
export function useTopicMaterial(): {
  topic: string | null;
  search: MaterialSearch;
  /** Whether the address names what the form begins with. */
  isReady: boolean;
  retry: () => void;
} {
  const { findMaterial } = usePracticeParts();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { topic, hasMaterial } = topicIn(params);
  const [found, setFound] = useState<{ topic: string; search: MaterialSearch } | null>(null);
  const own = found?.topic === topic ? found.search : null;
  const isWanted = topic !== null && !hasMaterial && own === null;
  const isChoosing = !hasMaterial && own?.status === 'found' && own.material.length > 0;

  useEffect(() => {
    if (!isWanted || topic === null) return;
    let isCurrent = true;
    findMaterial(topic).then(
      (result) => {
        if (!isCurrent) return;
        setFound({ topic, search: { status: 'found', ...result } });
        const [best] = result.material;
        if (best) navigate(practicePathOfMaterial(topic, best), { replace: true, state: START_AT_ONCE });
      },
      (error) => {
        if (!isCurrent) return;
        console.warn('material about a topic was not found', error);
        setFound({ topic, search: { status: 'failed' } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, topic, findMaterial, navigate]);

  const retry = useCallback(() => setFound(null), []);
  const waiting: MaterialSearch = { status: isWanted ? 'searching' : 'idle' };
  return { topic, search: own ?? waiting, isReady: !isWanted && !isChoosing, retry };
}
