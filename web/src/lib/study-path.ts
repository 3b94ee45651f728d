import type { AiFile } from '@akada/domain/ai/file-schemas';
import type { AiToolId } from '@akada/domain/ai/tools';

/** A file of the vault or a note of the student's, with the name that they see. */
export interface Studied {
  file: Exclude<AiFile, { from: 'upload' }>;
  name: string;
}

/** The address of an AI tool with a file or note chosen; {@link studiedIn} reads it. */
export function studyPath(tool: AiToolId, { file, name }: Studied): string {
  const chosen = file.from === 'note' ? { note: file.note_id } : { file: file.file_id };
  return `/ai/${tool}?${new URLSearchParams({ ...chosen, name })}`;
}

/** What the address of an AI tool names; null if it names nothing. */
export function studiedIn(params: URLSearchParams): Studied | null {
  const [file, note, name] = [params.get('file'), params.get('note'), params.get('name')];
  if (file) return { file: { from: 'vault', file_id: file }, name: name || 'Vault file' };
  return note ? { file: { from: 'note', note_id: note }, name: name || 'Your note' } : null;
}

/** The address of an AI tool with its text filled in; {@link topicForTool} reads it. */
export function studyPathOfTopic(tool: AiToolId, topic: string): string {
  return `/ai/${tool}?${new URLSearchParams({ topic })}`;
}

/** The text that the address of an AI tool fills in; '' if it has none. */
export function topicForTool(params: URLSearchParams): string {
  return params.get('topic')?.trim() ?? '';
}
