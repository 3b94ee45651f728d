import { DEVICE_TOOLS, type DeviceTool } from '@akada/domain/ai/device-results';
import type { AiToolId } from '@akada/domain/ai/tools';
import { useState } from 'react';
import { usePersistedChoice } from '@/lib/use-persisted-choice.ts';

/** What runs a tool: the AI service, or the study engine on the student's device. The first is the default. */
const RUNNERS = ['ai', 'device'] as const;
export type Runner = (typeof RUNNERS)[number];

/** Whether the study engine has a tool. */
export function runsOnDevice(tool: AiToolId): tool is DeviceTool {
  return DEVICE_TOOLS.some((id) => id === tool);
}

/**
 * What runs the tool of this page: what the student chose last on this device, for any tool. A tool that the study
 * engine does not have runs with AI.
 */
export function useRunner(tool: AiToolId) {
  const [remembered, remember] = usePersistedChoice('akada.ai-runner', RUNNERS);
  /** Accepting an offer on this page doesn't change what the student chose for other pages. */
  const [onThisPage, setOnThisPage] = useState<Runner | null>(null);
  return {
    runner: runsOnDevice(tool) ? (onThisPage ?? remembered) : 'ai',
    choose: (chosen: Runner) => {
      remember(chosen);
      setOnThisPage(null);
    },
    /** Changes it for this page only. */
    switchTo: setOnThisPage,
  };
}
