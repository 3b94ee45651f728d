import { describeInput } from '@akada/domain/ai/describe-input';
import { useState } from 'react';
import { currentZone } from '@/lib/zone.ts';
import { saveDeviceResult } from './api/device-results.ts';
import { type Generation, useGenerate } from './api/use-generate.ts';
import { type DeviceToolRequest, fileFieldsOf, toEngineRequest, usedInput } from './engine-request.ts';
import { useLabParts } from './lab-parts.ts';
import { readFilePages } from './read-file-pages.ts';
import { rememberResult, rememberSource } from './recent.ts';
import { reportUnsaved } from './report-unsaved.ts';
import type { Runner } from './runner.ts';
import type { StudySource } from './study-source.ts';
import type { ToolRequest } from './tool-values.ts';
import { type DeviceRun, useDeviceRun } from './use-device-run.ts';

/** The run that a tool page shows, and what makes its result. */
export type ToolRun = ({ by: 'ai' } & Generation) | ({ by: 'device' } & DeviceRun);

/** Runs a tool with AI or on the device, one run at a time. What the device made is saved here. */
export function useToolRun(uid: string) {
  const { generation, generate, stop: stopGeneration } = useGenerate();
  const { engine, fetchEngine, run: deviceRun, start, stop: stopDevice } = useDeviceRun();
  const { fetchEntries } = useLabParts();
  const [by, setBy] = useState<Runner>('ai');
  const [request, setRequest] = useState<ToolRequest | null>(null);

  /** @param source the chosen file or note; null without one */
  function runWithAi(request: ToolRequest, source: StudySource | null = null): void {
    setRequest(request);
    setBy('ai');
    rememberSource(uid, source);
    const id = crypto.randomUUID();
    void generate(request, id).then((output) => {
      if (output) rememberResult(uid, { tool: request.tool, by: 'ai', id, title: output.title });
    });
  }

  /** @param source the chosen file or note, whose name the history shows; null without one */
  function runOnDevice(request: DeviceToolRequest, source: StudySource | null = null): void {
    // Offline, AI may still be answering when the student takes the offer.
    if (generation.status === 'running') stopGeneration();
    setRequest(request);
    setBy('device');
    rememberSource(uid, source);
    start({
      prepare: async (signal) => {
        const { file, pages: range } = fileFieldsOf(request);
        const [pages, busy] = await Promise.all([
          file ? readFilePages(uid, file, range, signal) : [],
          request.tool === 'planner' ? fetchEntries(request.first_day, request.exam_date) : [],
        ]);
        return toEngineRequest(request, { pages, busy, now: new Date(), zone: currentZone() });
      },
      onResult: (made) => {
        if (made.isEmpty) return;
        const { title, result } = made;
        const input = describeInput(usedInput(request), source?.name);
        const { file } = fileFieldsOf(request);
        const content = { tool: request.tool, title, input, result, ...(file && { file }) };
        reportUnsaved(() => {
          const { id, written } = saveDeviceResult(uid, content);
          rememberResult(uid, { tool: request.tool, by: 'device', id, title });
          return written;
        });
      },
    });
  }

  /** The rest of what only a hint was asked for, made by what made the hint. */
  function solve(): void {
    if (request?.tool !== 'solver') return;
    const whole = { ...request, mode: 'solution' } as const;
    if (by === 'device') runOnDevice(whole);
    else runWithAi(whole);
  }

  const run: ToolRun = by === 'ai' ? { by, ...generation } : { by, ...deviceRun };
  return {
    run,
    /** The file or note that the last run read. */
    file: request ? fileFieldsOf(request).file : undefined,
    engine,
    fetchEngine,
    isRunning: run.status === 'running' || run.status === 'waiting',
    runWithAi,
    runOnDevice,
    /** Sends the input of the last run to AI. */
    improve: () => request && runWithAi(request),
    /** Null unless the result is a hint. */
    solve: request?.tool === 'solver' && request.mode === 'hint' && run.status === 'done' ? solve : null,
    stop: by === 'ai' ? stopGeneration : stopDevice,
  };
}
