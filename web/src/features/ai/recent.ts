/** What a student used last in the AI Lab on this device. It costs no reads and is there without a network. */

import type { AiToolId } from '@akada/domain/ai/tools';
import type { Studied } from '@/lib/study-path.ts';
import type { Runner } from './runner.ts';
import type { StudySource } from './study-source.ts';

/** As many of each as are shown. */
const MOST = 3;

export interface RecentResult {
  tool: AiToolId;
  /** What made it. */
  by: Runner;
  /** The id of the result or of the chat. */
  id: string;
  title: string;
  /** When it was made or opened last, in milliseconds since 1970. */
  at: number;
}

export interface Recent {
  /** Files of the vault and notes, the last one first. A PDF of the device is gone after a day and so is not among them. */
  sources: readonly Studied[];
  /** The last one first. */
  results: readonly RecentResult[];
}

const keyOf = (uid: string) => `akada.recent.${uid}`;

/** What was used last on this device. */
export function readRecent(uid: string): Recent {
  const stored = localStorage.getItem(keyOf(uid));
  return stored === null ? { sources: [], results: [] } : (JSON.parse(stored) as Recent);
}

/** Puts a result or a chat first, instead of those that look the same in the list. */
export function rememberResult(uid: string, result: Omit<RecentResult, 'at'>): void {
  const { sources, results } = readRecent(uid);
  const others = results.filter(
    ({ id, tool, title }) => id !== result.id && !(tool === result.tool && title === result.title),
  );
  write(uid, { sources, results: [{ ...result, at: Date.now() }, ...others].slice(0, MOST) });
}

/** Removes a result or a chat that was deleted. */
export function forgetResult(uid: string, id: string): void {
  const { sources, results } = readRecent(uid);
  write(uid, { sources, results: results.filter((result) => result.id !== id) });
}

/** Puts a file or note first that was studied; does nothing without one, and for a PDF of the device. */
export function rememberSource(uid: string, source: Pick<StudySource, 'chosen' | 'name'> | null): void {
  if (!source || source.chosen.from === 'upload') return;
  const { sources, results } = readRecent(uid);
  const studied: Studied = { file: source.chosen, name: source.name };
  const others = sources.filter(({ file }) => idOf(file) !== idOf(studied.file));
  write(uid, { sources: [studied, ...others].slice(0, MOST), results });
}

function idOf(file: Studied['file']): string {
  return file.from === 'note' ? `note ${file.note_id}` : file.file_id;
}

function write(uid: string, recent: Recent): void {
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify(recent));
  } catch (error) {
    console.warn('what was used last could not be remembered', error);
  }
}
