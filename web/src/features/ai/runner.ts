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
  const { runner, ...choice } = useRunnerChoice('akada.ai-runner', RUNNERS);
  return { runner: runsOnDevice(tool) ? runner : 'ai', ...choice };
}

/** The same for practice questions, which are made on the device unless the student chose AI. */
export function usePracticeRunner() {
  return useRunnerChoice('akada.practice-runner', ['device', 'ai']);
}

function useRunnerChoice(key: string, choices: readonly [Runner, ...Runner[]]) {
  const [remembered, remember] = usePersistedChoice(key, choices);
  /** Accepting an offer on this page doesn't change what the student chose for other pages. */
  const [onThisPage, setOnThisPage] = useState<Runner | null>(null);
  return {
    runner: onThisPage ?? remembered,
    choose: (chosen: Runner) => {
      remember(chosen);
      setOnThisPage(null);
    },
    /** Changes it for this page only. */
    switchTo: setOnThisPage,
  };
}
