import { AI_MESSAGES } from '@akada/domain/ai/ai';
import type { GenerateInput, GenerateOutput } from '@akada/domain/ai/schemas';
import { useEffect, useRef, useState } from 'react';
import { serverMessage } from '@/firebase/server-message.ts';
import { toast } from '@/ui/toast.tsx';
import type { Asked } from '../tool-values.ts';
import { recordStop, retryAfterStop } from './retry-after-stop.ts';

/** What is being made, or was. `text` is what has come so far. */
export type Generation =
  | { status: 'idle' }
  | { status: 'running'; text: string }
  | { status: 'stopped'; text: string; requestId: string }
  | { status: 'done'; output: GenerateOutput }
  /** `isLimit` where the uses of the day are used up. */
  | { status: 'failed'; message: string; isLimit: boolean };

/** Asks a tool and follows its answer; leaving the page hangs up. */
export function useGenerate() {
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' });
  const call = useRef<AbortController>(null);
  const requestId = useRef('');
  useEffect(() => {
    return () => hangUp(call.current);
  }, []);

  /** @param request_id names the use, and of a new chat the chat */
  async function generate(
    asked: Asked,
    request_id: string = crypto.randomUUID(),
  ): Promise<GenerateOutput | null> {
    const controller = new AbortController();
    call.current = controller;
    requestId.current = request_id;
    const isCurrent = () => call.current === controller && !controller.signal.aborted;
    let text = '';
    setGeneration({ status: 'running', text });
    try {
      const { callStreaming } = await import('@/firebase/functions.ts');
      const { signal } = controller;
      const onChunk = (chunk: { text: string }) => {
        text += chunk.text;
        if (isCurrent()) setGeneration({ status: 'running', text });
      };
      const input = { ...asked, request_id } as GenerateInput;
      const output = await retryAfterStop(
        () => callStreaming('generate', input, { signal, onChunk }),
        signal,
      );
      if (!isCurrent()) return null;
      setGeneration({ status: 'done', output });
      return output;
    } catch (error) {
      if (!isCurrent()) return null;
      console.warn('generation failed', error);
      const spoken = serverMessage(error);
      if (!spoken) toast.error(AI_MESSAGES.failed);
      const isLimit = codeOf(error) === 'functions/resource-exhausted';
      setGeneration({ status: 'failed', message: spoken ?? AI_MESSAGES.panel, isLimit });
      return null;
    }
  }

  /** Ends what is under way and keeps what has come. */
  function stop(): void {
    hangUp(call.current);
    setGeneration((now) =>
      now.status === 'running' ? { status: 'stopped', text: now.text, requestId: requestId.current } : now,
    );
  }

  return { generation, generate, stop };
}

function hangUp(controller: AbortController | null): void {
  if (!controller) return;
  controller.abort();
  recordStop();
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
