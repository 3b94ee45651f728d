import { AI_UPLOAD_ERRORS } from '@akada/domain/ai/ai';
import { FILE_TOO_LARGE, MAX_BYTES } from '@akada/domain/files/file-limits';
import { extensionOf } from '@akada/domain/vault/vault';
import { useEffect, useRef, useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, IconButton } from '@/ui/button.tsx';
import { FromVaultIcon, PdfFileIcon, RemoveIcon, UploadIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { useLabParts } from '../lab-parts.ts';
import type { ToolValues } from '../tool-values.ts';

interface PdfFieldProps {
  uid: string;
  file: ToolValues['file'];
  /** AI uses left today; undefined while unknown. */
  usesLeft: number | undefined;
  onChange: (file: ToolValues['file']) => void;
  /** Called with true when an upload starts, and with false when it ends. */
  onBusy?: (isBusy: boolean) => void;
}

/** Chooses a PDF for a tool: an upload, or a file from the vault. */
export function PdfField({ uid, file, usesLeft, onChange, onBusy }: PdfFieldProps) {
  const { PdfPicker } = useLabParts();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [picking, setPicking] = useState(false);

  useEffect(() => {
    return () => upload.current?.abort();
  }, []);

  async function send(chosen: File) {
    const fileProblem = usesLeft === 0 ? AI_UPLOAD_ERRORS.uses : problemOf(chosen);
    setProblem(fileProblem);
    if (fileProblem) return;
    const controller = new AbortController();
    upload.current = controller;
    setProgress(0);
    onBusy?.(true);
    try {
      const { uploadPdf } = await import('../api/upload-pdf.ts');
      const sent = await uploadPdf(uid, chosen, { onProgress: setProgress, signal: controller.signal });
      if (!controller.signal.aborted) onChange({ chosen: sent, name: chosen.name });
    } catch (error) {
      console.warn('failed to upload a PDF', error);
      if (!controller.signal.aborted) setProblem(`Failed to upload file: ${failureReason(error)}`);
    } finally {
      setProgress(null);
      onBusy?.(false);
    }
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">
        PDF <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      {file ? (
        <p className="flex items-center gap-2 rounded-xl bg-sunken py-1 pl-3">
          <PdfFileIcon aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 grow truncate">{file.name}</span>
          <IconButton label={`Remove ${file.name}`} onClick={() => onChange(null)}>
            <RemoveIcon aria-hidden className="size-4" />
          </IconButton>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept=".pdf"
            aria-label="PDF to read"
            className="hidden"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void send(chosen);
              target.value = '';
            }}
          />
          <Button
            look="secondary"
            size="sm"
            disabled={progress !== null}
            onClick={() => input.current?.click()}
          >
            <UploadIcon aria-hidden className="size-4" /> Upload a PDF
          </Button>
          <Button look="secondary" size="sm" disabled={progress !== null} onClick={() => setPicking(true)}>
            <FromVaultIcon aria-hidden className="size-4" /> From the vault
          </Button>
        </div>
      )}
      {progress !== null && (
        <div className="flex items-center gap-3">
          <Meter label="PDF upload" value={Math.round(progress * 100)} max={100} />
          <Button look="quiet" size="sm" onClick={() => upload.current?.abort()}>
            Cancel
          </Button>
        </div>
      )}
      {problem && <Alert look="destructive">{problem}</Alert>}
      {picking && (
        <PdfPicker
          onClose={() => setPicking(false)}
          onPick={({ id, filename }) => {
            setPicking(false);
            onChange({ chosen: { from: 'vault', file_id: id }, name: filename });
          }}
        />
      )}
    </fieldset>
  );
}

/** Why a tool cannot read a file, or null if it can. */
function problemOf({ name, size }: File): string | null {
  if (extensionOf(name) !== 'pdf') return 'Choose a PDF.';
  if (size === 0) return 'This file is empty.';
  return size > MAX_BYTES.aiPdf ? FILE_TOO_LARGE.aiPdf : null;
}
