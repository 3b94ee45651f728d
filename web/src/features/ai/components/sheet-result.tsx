import { sheetToMarkdown } from '@akada/domain/ai/result-markdown';
import type { CramSheet } from '@akada/domain/ai/result-schemas';
import { Button } from '@/ui/button.tsx';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { PrintIcon } from '@/ui/icons.ts';
import type { CitedPdf } from '../api/use-cited-pdf.ts';
import { useLabParts } from '../lab-parts.ts';
import type { Runner } from '../runner.ts';
import { useCitedPages } from './cited-page.tsx';
import { CitedText } from './cited-text.tsx';
import { NextSteps } from './next-steps.tsx';
import { PrintedSheet } from './printed-sheet.tsx';

/** A cram sheet, which prints on one page. */
export function SheetResult({
  by,
  sheet,
  pdf = null,
}: {
  by: Runner;
  sheet: CramSheet;
  pdf?: CitedPdf | null;
}) {
  const [onPage, citedPage] = useCitedPages(pdf);
  const { NoteButtons } = useLabParts();
  const markdown = sheetToMarkdown(sheet);
  return (
    <div className="grid gap-4">
      <article className="cram-sheet rounded-2xl border border-line bg-surface p-5">
        <h3 className="mb-3 text-lg font-bold">{sheet.title}</h3>
        <div className="gap-6 sm:columns-2">
          {sheet.sections.map(({ heading, points }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: headings can be equal and never move
            <section key={index} className="mb-4 break-inside-avoid">
              <h4 className="font-bold text-brand-ink">{heading}</h4>
              <ul className="list-disc pl-5 text-sm">
                {points.map((point, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: points can be equal and never move
                  <li key={index}>
                    <CitedText text={point} onPage={onPage} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </article>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => print()}>
          <PrintIcon aria-hidden className="size-4" /> Print
        </Button>
        <CopyButtons markdown={markdown} />
        <NoteButtons note={{ title: sheet.title, content: markdown }} />
      </div>
      <NextSteps by={by} carried={{ text: markdown, title: sheet.title }} />
      <PrintedSheet sheet={sheet} />
      {citedPage}
    </div>
  );
}
