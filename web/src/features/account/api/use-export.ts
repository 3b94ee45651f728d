import type { ExportChunk } from '@akada/domain/account/schemas';
import { dayOf } from '@akada/domain/days/day';
import { useEffect, useRef, useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { serverMessage } from '@/firebase/server-message.ts';
import { downloadText } from '@/lib/download-text.ts';
import { currentZone } from '@/lib/zone.ts';

/** The progress or the outcome of an export of the student's data. */
type DataExport =
  | { status: 'idle' }
  | { status: 'running' | 'done'; documents: number }
  | { status: 'failed'; message: string };

/** An export, with the functions that start and cancel it. */
export interface RunningExport {
  state: DataExport;
  start: () => Promise<void>;
  cancel: () => void;
}

/** Exports all the student's data into one file. Leaving the screen cancels the export. */
export function useExport(): RunningExport {
  const [state, setState] = useState<DataExport>({ status: 'idle' });
  const line = useRef<AbortController>(null);
  useEffect(() => {
    return () => line.current?.abort();
  }, []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    line.current = controller;
    const { signal } = controller;
    const documents: ExportChunk = [];
    setState({ status: 'running', documents: 0 });
    try {
      const { callStreaming } = await import('@/firebase/functions.ts');
      const summary = await callStreaming(
        'exportData',
        {},
        {
          signal,
          onChunk: (chunk) => {
            documents.push(...chunk);
            if (!signal.aborted) setState({ status: 'running', documents: documents.length });
          },
        },
      );
      if (signal.aborted) return;
      if (summary.documents !== documents.length) throw new Error('a part of the export is missing');
      saveExport(documents, new Date());
      setState({ status: 'done', documents: documents.length });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('the data could not be exported', error);
      const reason = serverMessage(error) ?? failureReason(error);
      setState({ status: 'failed', message: `Failed to export your data: ${reason}` });
    }
  }

  function cancel(): void {
    line.current?.abort();
    setState({ status: 'idle' });
  }

  return { state, start, cancel };
}

function saveExport(documents: ExportChunk, at: Date): void {
  const text = JSON.stringify({ exported_at: at.toISOString(), documents }, null, 2);
  downloadText(`akada-data-${dayOf(at, currentZone())}.json`, text, 'application/json');
}
