import type { ComponentProps } from 'react';
import { CitedPage as Cited } from '@/features/ai/components/cited-page.tsx';
import type { CardParts } from '@/features/cards/card-parts.ts';
import { DeckExport as Export } from '@/features/cards/components/deck-export.tsx';
import { FilePicker as Picker } from '@/features/vault/upload/file-picker.tsx';
import { CallablesProvider } from './callables-provider.tsx';

export { NotePicker } from '@/features/notes/components/note-picker.tsx';

/** A dialog for choosing a PDF or a shared note of the vault, whose search calls the server. */
export function FilePicker(props: ComponentProps<typeof Picker>) {
  return (
    <CallablesProvider>
      <Picker {...props} />
    </CallablesProvider>
  );
}

/** A dialog with a page of a PDF, which may be read from the server. */
export function CitedPage(props: ComponentProps<CardParts['PdfPage']>) {
  return (
    <CallablesProvider>
      <Cited {...props} />
    </CallablesProvider>
  );
}

/** A dialog that prints or exports a deck. Its cards are read through the cache of callables. */
export function DeckExport(props: ComponentProps<typeof Export>) {
  return (
    <CallablesProvider>
      <Export {...props} />
    </CallablesProvider>
  );
}
