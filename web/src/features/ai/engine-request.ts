import type { AiFile, PageRange } from '@akada/domain/ai/file-schemas';
import { dayOf, minuteOfDay } from '@akada/domain/days/day';
import type { Zone } from '@akada/domain/days/zone';
import { timeOf } from '@akada/domain/planner/planner';
import type { EngineRequest } from '@akada/engine/tools/request';
import { runsOnDevice } from './runner.ts';
import { optionsOf, type ToolRequest } from './tool-values.ts';

/** A tool's input that the study engine can read. */
export type DeviceToolRequest = Exclude<ToolRequest, { tool: 'chat' | 'paraphraser' }>;

/** Whether the study engine has the tool of this input. */
export function isForDevice(request: ToolRequest): request is DeviceToolRequest {
  return request.tool !== 'chat' && runsOnDevice(request.tool);
}

/** The chosen file and its pages, for tools that take one. */
export function fileFieldsOf(request: ToolRequest): { file?: AiFile; pages?: PageRange } {
  return 'file' in request
    ? { ...(request.file && { file: request.file }), ...(request.pages && { pages: request.pages }) }
    : {};
}

/** The part of the input that the study engine uses: without the options of AI alone. */
export function usedInput(request: DeviceToolRequest): Partial<DeviceToolRequest> & { prompt: string } {
  const used: readonly string[] = optionsOf(request.tool, 'device');
  const unused = optionsOf(request.tool, 'ai').filter((option) => !used.includes(option));
  const fields = Object.entries(request).filter(([name]) => !unused.some((option) => option === name));
  return { ...Object.fromEntries(fields), prompt: request.prompt };
}

type PagesOf = Extract<EngineRequest, { tool: 'cram' }>['pages'];
type BusyOf = Extract<EngineRequest, { tool: 'planner' }>['busy'];

/** What the form does not hold. */
interface Context {
  /** The pages of the chosen file; empty without one. */
  pages: PagesOf;
  /** The planner entries from the plan's first day to its exam; empty for other tools. */
  busy: BusyOf;
  now: Date;
  zone: Zone;
}

/** The study engine's request for what the form holds. */
export function toEngineRequest(
  request: DeviceToolRequest,
  { pages, busy, now, zone }: Context,
): EngineRequest {
  switch (request.tool) {
    case 'planner':
      return { ...request, today: dayOf(now, zone), now: timeOf(minuteOfDay(now, zone)), busy };
    case 'solver':
      return request;
    case 'essay':
      return { ...request, pages };
    case 'flashcards':
      return { tool: request.tool, prompt: request.prompt, count: request.count, pages };
    default: {
      // The pages are those of the file, already cut to the chosen range.
      const { file: _, pages: __, ...rest } = request;
      return { ...rest, pages };
    }
  }
}
