import { AI_MESSAGES } from '@akada/domain/ai';
import type { GenerateInput, GenerateOutput } from '@akada/domain/schemas/ai';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/ui/toast.tsx';

/** What is being made, or was. `text` is what has come so far. */
export type Generation =
  | { status: 'idle' }
  | { status: 'running'; text: string }
  | { status: 'stopped'; text: string }
  | { status: 'done'; output: GenerateOutput }
  | { status: 'failed'; message: string };

type Asked = GenerateInput extends infer Input
  ? Input extends unknown
    ? Omit<Input, 'request_id'>
    : never
  : never;

/** Asks a tool and follows its answer; leaving the page hangs up. */
export function useGenerate() {
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' });
  const call = useRef<AbortController>(null);
  useEffect(() => () => call.current?.abort(), []);

  async function generate(asked: Asked): Promise<GenerateOutput | null> {
    const controller = new AbortController();
    call.current = controller;
    const isCurrent = () => call.current === controller && !controller.signal.aborted;
    let text = '';
    setGeneration({ status: 'running', text });
    try {
      const { callStreaming } = await import('@/firebase/functions.ts');
      const output = await callStreaming(
        'generate',
        { ...asked, request_id: crypto.randomUUID() } as GenerateInput,
        {
          signal: controller.signal,
          onChunk: (chunk) => {
            text += chunk.text;
            if (isCurrent()) setGeneration({ status: 'running', text });
          },
        },
      );
      if (!isCurrent()) return null;
      setGeneration({ status: 'done', output });
      return output;
    } catch (error) {
      if (!isCurrent()) return null;
      console.warn('generation failed', error);
      toast.error(AI_MESSAGES.failed);
      setGeneration({ status: 'failed', message: messageOf(error) });
      return null;
    }
  }

  /** Ends what is under way and keeps what has come. */
  function stop(): void {
    call.current?.abort();
    setGeneration((now) => (now.status === 'running' ? { status: 'stopped', text: now.text } : now));
  }

  return { generation, generate, stop, reset: () => setGeneration({ status: 'idle' }) };
}

/** Codes whose message is the server's word to the student. */
const SPOKEN = [
  'functions/resource-exhausted',
  'functions/invalid-argument',
  'functions/failed-precondition',
  'functions/not-found',
  'functions/already-exists',
  'functions/unavailable',
  'functions/deadline-exceeded',
];

function messageOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof Error && SPOKEN.includes(code) ? error.message : AI_MESSAGES.panel;
}
