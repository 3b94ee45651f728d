/** Writes solutions as Markdown. */
import type { Solution } from './solution.ts';

/** What was understood and the approach, without giving the result away. */
export function renderHint({ given, asked, hint }: Solution): string {
  return ['## Hint', understood(given, asked), hint].join('\n\n');
}

/** What was understood, every step, the answer and its check. */
export function renderSolution({ given, asked, steps, answer, check }: Solution): string {
  const list = steps.map((step, index) => `${index + 1}. ${escapeMarkdown(step)}`).join('\n');
  return [
    '## Solution',
    understood(given, asked),
    list,
    `**Answer: ${escapeMarkdown(answer)}**`,
    `Check: ${escapeMarkdown(check)}`,
  ].join('\n\n');
}

function understood(given: readonly string[], asked: string): string {
  return `Given: ${given.map(escapeMarkdown).join('; ')}. Find ${escapeMarkdown(asked)}.`;
}

/** A bare `|` or `<` could be interpreted as Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~$&]/g, '\\$&');
}
