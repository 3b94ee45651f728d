import type { ReactNode } from 'react';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { RichText } from '@/ui/rich-text.tsx';
import type { CitedPdf } from '../api/use-cited-pdf.ts';
import { useLabParts } from '../lab-parts.ts';
import type { Runner } from '../runner.ts';
import { useCitedPages } from './cited-page.tsx';
import { NextSteps, type Step } from './next-steps.tsx';

interface TextResultProps {
  by: Runner;
  title: string;
  text: string;
  /** The PDF whose pages it cites. */
  pdf?: CitedPdf | null;
  /** What can be done with it next; absent for everything. */
  steps?: readonly Step[] | undefined;
  /** Shown right below the text: a button that continues it. */
  onward?: ReactNode;
}

/** A complete text, with buttons to copy and save it, and what to do with it next. */
export function TextResult({ by, title, text, pdf = null, steps, onward }: TextResultProps) {
  const { NoteButtons } = useLabParts();
  const [onPage, citedPage] = useCitedPages(pdf);

  return (
    <div className="grid gap-4">
      <RichText {...(onPage && { onPage })}>{text}</RichText>
      {onward}
      <div className="flex flex-wrap gap-3">
        <CopyButtons markdown={text} />
        <NoteButtons note={{ title, content: text }} />
      </div>
      <NextSteps by={by} carried={{ text, title }} {...(steps && { steps })} />
      {citedPage}
    </div>
  );
}
