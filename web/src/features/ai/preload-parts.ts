import { preloadRichText } from '@/ui/rich-text.tsx';

/** Loads what every answer needs, while the student still writes. */
export function preloadParts(): void {
  preloadRichText();
  import('@/firebase/functions.ts').catch(() => {});
}
