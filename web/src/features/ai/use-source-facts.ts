import { AI_FILE_ERRORS } from '@akada/domain/ai/messages';
import { useEffect, useRef } from 'react';
import { FileError } from './api/file-error.ts';
import { readPdfFacts } from './api/pdf-facts.ts';
import type { StudySource } from './study-source.ts';

/** Reads what is known about a chosen source, and reports it once. A source that can't be used is reported with the reason. */
export function useSourceFacts(
  uid: string,
  source: StudySource | null,
  onRead: (source: StudySource) => void,
): void {
  const report = useRef(onRead);
  report.current = onRead;
  const isUnread = source !== null && source.facts === undefined && source.problem === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each chosen source
  useEffect(() => {
    if (!isUnread) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    readSource(uid, source, signal).then(
      (read) => !signal.aborted && report.current(read),
      (error) => !signal.aborted && console.warn('a source could not be read', error),
    );
    return () => leaving.abort();
  }, [uid, isUnread, source && JSON.stringify(source.chosen)]);
}

async function readSource(uid: string, source: StudySource, signal: AbortSignal): Promise<StudySource> {
  try {
    const { openFile } = await import('./api/readable-file.ts');
    const opened = await openFile(uid, source.chosen);
    if (opened.kind === 'note') return { ...source, name: opened.name || source.name, facts: 'note' };
    return { ...source, facts: await readPdfFacts(opened.pdf, signal) };
  } catch (error) {
    const problem = problemOf(error);
    // Without a network, the server may still be able to read it later.
    return problem ? { ...source, problem } : { ...source, facts: 'unknown' };
  }
}

/** Why a source can't be used; null for a failure that may pass. */
function problemOf(error: unknown): string | null {
  if (error instanceof FileError) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return AI_FILE_ERRORS.encrypted;
  return name === 'InvalidPDFException' ? AI_FILE_ERRORS.damaged : null;
}
