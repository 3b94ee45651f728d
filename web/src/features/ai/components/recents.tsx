import { toolTitle } from '@akada/domain/ai/tool-facts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsDeleted } from '@/lib/deferred-deletions.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import type { Studied } from '@/lib/study-path.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { NoteIcon, PdfFileIcon } from '@/ui/icons.ts';
import { StudyLinks } from '@/ui/study-links.tsx';
import { readRecent } from '../recent.ts';
import { resultAddress } from '../result-address.ts';
import { TOOL_ICONS } from '../tool-icons.ts';

/** The results, chats, files and notes that the student used last on this device. Renders nothing without any. */
export function Recents({ uid }: { uid: string }) {
  const [{ sources, results: remembered }] = useState(() => readRecent(uid));
  const isDeleted = useIsDeleted();
  const results = remembered.filter(({ id }) => !isDeleted(id));
  const [open, setOpen] = useState<Studied | null>(null);
  if (sources.length === 0 && results.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="grid gap-3">
      <h2 id="recent" className="text-lg font-bold">
        Continue
      </h2>
      {results.length > 0 && (
        <ul className="grid gap-2 @2xl/page:grid-cols-3">
          {results.map(({ tool, by, id, title, at }) => {
            const Icon = TOOL_ICONS[tool];
            return (
              <li key={id} className="min-w-0">
                <Link
                  to={resultAddress(tool, by, id)}
                  className="flex h-full items-center gap-3 rounded-2xl border border-line bg-surface px-3 py-2 hover:bg-sunken"
                >
                  <Icon aria-hidden className="size-5 shrink-0 text-brand-ink" />
                  <span className="grid min-w-0">
                    <span className="truncate font-semibold">{title}</span>
                    <span className="truncate text-sm text-ink-soft">
                      {toolTitle(tool)} · {relativeTime(new Date(at))}
                    </span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {sources.length > 0 && (
        <ul aria-label="Recent files and notes" className="flex flex-wrap gap-2">
          {sources.map((studied) => (
            <li key={JSON.stringify(studied.file)} className="max-w-full min-w-0">
              <Button look="secondary" size="sm" className="max-w-full" onClick={() => setOpen(studied)}>
                {studied.file.from === 'note' ? (
                  <NoteIcon aria-hidden className="size-4 shrink-0" />
                ) : (
                  <PdfFileIcon aria-hidden className="size-4 shrink-0" />
                )}
                <span className="truncate">{studied.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <Dialog title={open.name} onClose={() => setOpen(null)}>
          <StudyLinks studied={open} />
        </Dialog>
      )}
    </section>
  );
}
