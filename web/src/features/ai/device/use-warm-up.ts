import type { EngineTool } from '@akada/engine/tools/request';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/when-idle.ts';
import { warmUp } from './run-on-device.ts';
import { useStudyEngine } from './use-study-engine.ts';

/**
 * Starts the study engine while the student still fills in a form.
 *
 * @param tool what will likely run on this device; null while nothing will
 */
export function useWarmUp(tool: EngineTool | null): void {
  const { state } = useStudyEngine();
  const wanted = state.status === 'ready' ? tool : null;
  useEffect(() => {
    if (wanted) return whenIdle(() => warmUp(wanted));
  }, [wanted]);
}
