import { useState } from 'react';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { RichText } from '@/ui/rich-text.tsx';
import { useLabParts } from '../lab-parts.ts';
import { CitedPage } from './cited-page.tsx';

interface TextResultProps {
  title: string;
  text: string;
  /** The PDF that it comes from: its cited pages can be opened. */
  fileUrl?: string | null;
  /** Whether it is all there: then something can be done with it. */
  isWhole: boolean;
}

/** A text, to read, to copy and to keep. */
export function TextResult({ title, text, fileUrl, isWhole }: TextResultProps) {
  const { NoteButtons } = useLabParts();
  const [page, setPage] = useState<number | null>(null);

  return (
    <div className="grid gap-4">
      <RichText {...(fileUrl && { onPage: setPage })}>{text}</RichText>
      {isWhole && (
        <div className="flex flex-wrap gap-3">
          <CopyButtons markdown={text} />
          <NoteButtons note={{ title, content: text }} />
        </div>
      )}
      {fileUrl && page !== null && <CitedPage fileUrl={fileUrl} page={page} onClose={() => setPage(null)} />}
    </div>
  );
}
