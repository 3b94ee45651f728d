import type { DeviceResult } from '@akada/domain/ai/device-results-schemas';
import type { AiResult } from '@akada/domain/ai/schemas';
import type { AiToolId } from '@akada/domain/ai/tools';
import { useEffect } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { Dialog } from '@/ui/dialog.tsx';
import type { CitedPdf } from '../api/use-cited-pdf.ts';
import { rememberResult } from '../recent.ts';
import { ResultView } from './result-view.tsx';

/** A result of AI, or one that was made on the student's device. */
export type AnyResult = Stored<AiResult> | Stored<DeviceResult>;

interface ResultDialogProps {
  uid: string;
  tool: AiToolId;
  result: AnyResult;
  /** Whether the page's address names it. */
  isInAddress?: boolean;
  onClose: () => void;
}

/** A stored result with what the student asked. */
export function ResultDialog({ uid, tool, result, isInAddress = false, onClose }: ResultDialogProps) {
  const { id, title, input } = result;
  const by = isMadeOnDevice(result) ? 'device' : 'ai';
  useEffect(() => {
    rememberResult(uid, { tool, by, id, title });
  }, [uid, tool, by, id, title]);
  return (
    <Dialog title={title} isWide isInAddress={isInAddress} onClose={onClose}>
      {input && <Question text={input} />}
      <ResultView
        uid={uid}
        tool={tool}
        by={by}
        title={title}
        result={result.result}
        pdf={pdfOfResult(result)}
      />
    </Dialog>
  );
}

export function isMadeOnDevice(result: AnyResult): result is Stored<DeviceResult> {
  return 'source' in result && result.source === 'device';
}

/** The PDF whose pages a result cites; null without one. */
function pdfOfResult(result: AnyResult): CitedPdf | null {
  // A result of AI from an earlier release names only the address.
  if (!result.file) return isMadeOnDevice(result) ? null : result.file_url;
  return result.file.from === 'note' ? null : result.file;
}

/** The student's input and the chosen options. */
function Question({ text }: { text: string }) {
  return (
    <section aria-labelledby="question" className="mb-4">
      <h3 id="question" className="mb-1 text-sm font-semibold text-ink-soft">
        You asked
      </h3>
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable text must be reachable by keyboard
        tabIndex={0}
        className="wrap-anywhere max-h-40 overflow-y-auto rounded-2xl bg-brand-tint px-4 py-3 text-sm whitespace-pre-line"
      >
        {text}
      </p>
    </section>
  );
}
