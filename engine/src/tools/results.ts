/** Results in the form that every tool returns. */
import type { EngineResult } from './request.ts';

/** @param result Markdown, or a value of the tool's schema */
export function resultOf(result: string | object, title: string, note: string | null = null): EngineResult {
  return {
    isEmpty: false,
    result: typeof result === 'string' ? result : JSON.stringify(result),
    title,
    note,
  };
}

/** @param message why there is no result, and what to add */
export function emptyResult(message: string, closest: string | null = null): EngineResult {
  return { isEmpty: true, message, closest };
}
