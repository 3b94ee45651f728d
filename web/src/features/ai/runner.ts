import { DEVICE_TOOLS, type DeviceTool } from '@akada/domain/ai/device-results';
import type { AiToolId } from '@akada/domain/ai/tools';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePersistedChoice } from '@/lib/use-persisted-choice.ts';

/** What runs a tool: the AI service, or the study engine on the student's device. The first is the default. */
const RUNNERS = ['ai', 'device'] as const;
export type Runner = (typeof RUNNERS)[number];

/** Whether the study engine has a tool. */
export function runsOnDevice(tool: AiToolId): tool is DeviceTool {
  return DEVICE_TOOLS.some((id) => id === tool);
}

/**
 * What runs the tool of this page: what made the result that the student brought along, or else what they chose last on
 * this device, for any tool. A tool that the study engine does not have runs with AI.
 */
export function useRunner(tool: AiToolId) {
  const { state } = useLocation();
  const { runner, ...choice } = useRunnerChoice('akada.ai-runner', RUNNERS, carriedRunner(state));
  return { runner: runsOnDevice(tool) ? runner : 'ai', ...choice };
}

/** The same for practice questions, which are made on the device unless the student chose AI. */
export function usePracticeRunner() {
  return useRunnerChoice('akada.practice-runner', ['device', 'ai']);
}

function useRunnerChoice(
  key: string,
  choices: readonly [Runner, ...Runner[]],
  carried: Runner | null = null,
) {
  const [remembered, remember] = usePersistedChoice(key, choices);
  /** Accepting an offer on this page doesn't change what the student chose for other pages. */
  const [onThisPage, setOnThisPage] = useState(carried);
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

/** The state of a link to a tool that runs there with what made the result which it carries. */
export function runsWith(by: Runner): { by: Runner } {
  return { by };
}

function carriedRunner(state: unknown): Runner | null {
  const by = typeof state === 'object' && state !== null && (state as { by?: unknown }).by;
  return RUNNERS.find((runner) => runner === by) ?? null;
}
