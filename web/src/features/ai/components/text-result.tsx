import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { RichText } from '@/ui/rich-text.tsx';
import type { CitedPdf } from '../api/use-cited-pdf.ts';
import { useLabParts } from '../lab-parts.ts';
import { useCitedPages } from './cited-page.tsx';
import { PracticeLink } from './practice-link.tsx';

interface TextResultProps {
  title: string;
  text: string;
  /** The PDF whose pages it cites. */
  pdf?: CitedPdf | null;
  /** Whether the text is complete: only then can it be copied and saved. */
  isComplete: boolean;
}

/** A text result, with buttons to copy, save and practise it. */
export function TextResult({ title, text, pdf = null, isComplete }: TextResultProps) {
  const { NoteButtons } = useLabParts();
  const [onPage, citedPage] = useCitedPages(pdf);

  return (
    <div className="grid gap-4">
      <RichText {...(onPage && { onPage })}>{text}</RichText>
      {isComplete && (
        <div className="flex flex-wrap gap-3">
          <CopyButtons markdown={text} />
          <NoteButtons note={{ title, content: text }} />
          <PracticeLink text={text} title={title} />
        </div>
      )}
      {citedPage}
    </div>
  );
}
