import type { CramSheet } from '@akada/domain/schemas/ai';
import { Printer } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import './sheet.css';

/** What must be known, on one page; it prints as one. */
export function SheetResult({ sheet }: { sheet: CramSheet }) {
  return (
    <div className="grid gap-4">
      <article className="cram-sheet rounded-2xl border border-line bg-surface p-5">
        <h3 className="mb-3 text-lg font-bold">{sheet.title}</h3>
        <div className="gap-6 sm:columns-2">
          {sheet.sections.map(({ heading, points }) => (
            <section key={heading} className="mb-4 break-inside-avoid">
              <h4 className="font-bold text-brand-ink">{heading}</h4>
              <ul className="list-disc pl-5 text-sm">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </article>
      <Button look="secondary" className="justify-self-start" onClick={() => print()}>
        <Printer aria-hidden className="size-4" /> Print
      </Button>
    </div>
  );
}
