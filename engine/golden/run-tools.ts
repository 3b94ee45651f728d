/** Runs the engine's tools on a golden text, as the app does, and reads their results. */
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { type CramSheet, cramSheetSchema, flashcardsSchema } from '@akada/domain/ai/result-schemas';
import type { EngineRequest, EngineResult } from '../src/tools/request.ts';
import { runEngineTool } from '../src/tools/run-engine-tool.ts';

export interface CardText {
  front: string;
  back: string;
}

export interface SummaryText {
  headings: readonly string[];
  points: readonly string[];
}

/** @returns no cards if the engine says that it found nothing to ask */
export function cardsOf(text: string): CardText[] {
  const request = { tool: 'flashcards', prompt: '', count: AI_LIMITS.maxCards, pages: [{ text }] } as const;
  const result = runEngineTool(request);
  return result.isEmpty ? [] : flashcardsSchema.parse(JSON.parse(result.result)).cards;
}

export function summaryOf(text: string): SummaryText {
  const result = runEngineTool({ tool: 'summarizer', prompt: '', pages: [{ text }] });
  const lines = result.isEmpty ? [] : result.result.split('\n').map(withoutEscapes);
  return {
    headings: lines.flatMap((line) => /^\*\*(.+)\*\*$/.exec(line)?.[1] ?? []),
    points: lines.flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []),
  };
}

export function cramSheetOf(text: string): CramSheet['sections'] {
  const result = runEngineTool({ tool: 'cram', prompt: '', pages: [{ text }] });
  return result.isEmpty ? [] : cramSheetSchema.parse(JSON.parse(result.result)).sections;
}

/**
 * An answer about a text: its lines in order, or none if the engine doesn't find it in the text.
 *
 * @param after the question before it in the chat
 */
export function answerLines(
  tool: 'chat' | 'explainer',
  prompt: string,
  text: string,
  after?: string,
): string[] {
  const about = { prompt, pages: [{ text }] };
  const request: EngineRequest =
    tool === 'chat'
      ? { tool, earlier: after === undefined ? [] : [after], ...about }
      : { tool, level: 'university', length: 'long', ...about };
  return linesFromNotes(runEngineTool(request));
}

/** The lines without their labels and places; none if the answer is from the built-in glossary, which it says. */
function linesFromNotes(result: EngineResult): string[] {
  if (result.isEmpty || result.result.includes('not from your notes')) return [];
  return result.result
    .split('\n\n')
    .map((line) => withoutEscapes(line.replace(/^\*\*\w[\w ]*:\*\* | \*\(.*\)\*$/g, '')));
}

function withoutEscapes(line: string): string {
  return line.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
