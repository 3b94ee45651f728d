import { useState } from 'react';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { RichText } from '@/ui/rich-text.tsx';
import { useLabParts } from '../lab-parts.ts';
import { CitedPage } from './cited-page.tsx';

interface TextResultProps {
  title: string;
  text: string;
  /** The `gs://` URL of the PDF, for opening cited pages. */
  fileUrl?: string | null;
  /** Whether the text is complete: only then can it be copied and saved. */
  isComplete: boolean;
}

/** A text result, with buttons to copy and save it. */
export function TextResult({ title, text, fileUrl, isComplete }: TextResultProps) {
  const { NoteButtons } = useLabParts();
  const [page, setPage] = useState<number | null>(null);

  return (
    <div className="grid gap-4">
      <RichText {...(fileUrl && { onPage: setPage })}>{text}</RichText>
      {isComplete && (
        <div className="flex flex-wrap gap-3">
          <CopyButtons markdown={text} />
          <NoteButtons note={{ title, content: text }} />
        </div>
      )}
      {fileUrl && page !== null && <CitedPage fileUrl={fileUrl} page={page} onClose={() => setPage(null)} />}
    </div>
  );
}
