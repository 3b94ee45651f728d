import type { GenerateInput, GenerateOutput } from '@akada/domain/ai/generate-schemas';
import { AI_FILE_ERRORS, AI_MESSAGES } from '@akada/domain/ai/messages';
import { errorCode } from '@akada/domain/errors/error-code';
import { useEffect, useRef, useState } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { serverMessage } from '@/firebase/server-message.ts';
import { isOnline, OFFLINE_MESSAGE } from '@/lib/use-online.ts';
import { preloadRichText } from '@/ui/rich-text.tsx';
import { toast } from '@/ui/toast.tsx';
import type { UseRequest } from '../tool-values.ts';
import { forgetUpload, needsUpload, uploadLocalPdf } from './local-pdfs.ts';
import { recordStop, retryAfterStop } from './retry-after-stop.ts';

/** The state of a run. `text` is the answer so far. */
export type Generation =
  | { status: 'idle' }
  /** `upload` is the share of a PDF that has arrived, 0 to 1, while it is uploaded first. */
  | { status: 'running'; text: string; upload?: number }
  | { status: 'stopped'; text: string; requestId: string }
  | { status: 'done'; output: GenerateOutput }
  /** `isLimit` when the day's uses are used up. */
  | { status: 'failed'; message: string; isLimit: boolean };

/** Runs a tool and streams its answer. Unmounting stops the run. */
export function useGenerate() {
  const { uid } = useStudent();
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' });
  const call = useRef<AbortController>(null);
  const requestId = useRef('');
  useEffect(() => {
    return () => abort(call.current);
  }, []);

  /** @param request_id the id of the use and, for a new chat, of the chat */
  async function generate(
    request: UseRequest,
    request_id: string = crypto.randomUUID(),
  ): Promise<GenerateOutput | null> {
    const controller = new AbortController();
    call.current = controller;
    requestId.current = request_id;
    const isCurrent = () => call.current === controller && !controller.signal.aborted;
    let text = '';
    setGeneration({ status: 'running', text });
    const { signal } = controller;
    const file = 'file' in request ? request.file : undefined;
    try {
      if (file && needsUpload(file)) {
        await uploadLocalPdf(uid, file, {
          signal,
          onProgress: (upload) => isCurrent() && setGeneration({ status: 'running', text, upload }),
        });
      }
      const { callStreaming } = await import('@/firebase/functions.ts');
      const onChunk = (chunk: { text: string }) => {
        text += chunk.text;
        if (isCurrent()) setGeneration({ status: 'running', text });
      };
      const input = { ...request, request_id } as GenerateInput;
      const output = await retryAfterStop(
        () => callStreaming('generate', input, { signal, onChunk }),
        signal,
      );
      if (!isCurrent()) return null;
      setGeneration({ status: 'done', output });
      return output;
    } catch (error) {
      if (!isCurrent()) return null;
      console.warn('an AI tool failed', error);
      const spoken = serverMessage(error) ?? (isOnline() ? undefined : OFFLINE_MESSAGE);
      if (file && spoken?.startsWith(AI_FILE_ERRORS.unavailable)) forgetUpload(file);
      if (!spoken) toast.error(AI_MESSAGES.failed);
      const isLimit = errorCode(error) === 'functions/resource-exhausted';
      setGeneration({ status: 'failed', message: spoken ?? AI_MESSAGES.panel, isLimit });
      return null;
    }
  }

  /** Stops the run and keeps the answer so far. */
  function stop(): void {
    abort(call.current);
    setGeneration((now) =>
      now.status === 'running' ? { status: 'stopped', text: now.text, requestId: requestId.current } : now,
    );
  }

  return { generation, generate, stop };
}

function abort(controller: AbortController | null): void {
  if (!controller) return;
  controller.abort();
  recordStop();
}

/** Loads what every answer needs, while the student is still typing. */
export function preloadParts(): void {
  preloadRichText();
  import('@/firebase/functions.ts').catch(() => {});
}
