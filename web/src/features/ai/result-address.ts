import type { AiToolId } from '@akada/domain/ai/tools';
import { chatAddress } from './chat-address.ts';
import type { Runner } from './runner.ts';

/** The URL parameter with the id of a result, by what made it. */
const PARAMS: Record<Runner, string> = { ai: 'result', device: 'device' };

/** The address of a stored result, or of a chat. */
export function resultAddress(tool: AiToolId, by: Runner, id: string): string {
  return tool === 'chat' ? chatAddress(by, id) : `/ai/${tool}?${PARAMS[by]}=${id}`;
}

/** The result that the address of a tool names; null if it names none. */
export function namedResult(params: URLSearchParams): { by: Runner; id: string } | null {
  for (const by of ['ai', 'device'] as const) {
    const id = params.get(PARAMS[by]);
    if (id) return { by, id };
  }
  return null;
}
