import { AI_LIMITS, AI_MESSAGES } from '@akada/domain/ai/ai';
import { extensionOf } from '@akada/domain/vault/vault';

/** Why a tool cannot read a file, or null if it can. `size` is in bytes. */
export function pdfRefusal({ name, size }: { name: string; size: number }): string | null {
  if (extensionOf(name) !== 'pdf') return 'Choose a PDF.';
  if (size === 0) return 'This file is empty.';
  return size > AI_LIMITS.fileBytes ? AI_MESSAGES.fileSize : null;
}
