import type { Runner } from './runner.ts';

/** The URL parameter with the id of the open chat, by what answers in it. */
const PARAMS: Record<Runner, string> = { ai: 'chat', device: 'device' };

/** The address of a stored chat. */
export function chatAddress(runner: Runner, id: string): string {
  return `/ai/chat?${PARAMS[runner]}=${id}`;
}

/** The chat that an address names; null for a new one. */
export function openChat(params: URLSearchParams): { runner: Runner; id: string } | null {
  for (const runner of ['ai', 'device'] as const) {
    const id = params.get(PARAMS[runner]);
    if (id) return { runner, id };
  }
  return null;
}
