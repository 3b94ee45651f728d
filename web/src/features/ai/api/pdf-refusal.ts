import { AI_LIMITS } from '@akada/domain/ai/ai';
import { extensionOf } from '@akada/domain/vault/vault';

/** Why a file cannot be read by a tool; null when it can. `size` is in bytes. */
export function pdfRefusal({ name, size }: { name: string; size: number }): string | null {
  if (extensionOf(name) !== 'pdf') return 'Choose a PDF.';
  if (size === 0) return 'This file is empty.';
  return size > AI_LIMITS.fileBytes ? 'This file is larger than 20 MB.' : null;
}
