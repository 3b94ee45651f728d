import { IconButton } from '@/ui/button.tsx';
import { NoteIcon, RemoveIcon } from '@/ui/icons.ts';

/** The result that the first question of a chat is about. */
export function AboutResult({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <p className="flex items-center gap-2 rounded-xl bg-sunken py-1 pl-3">
      <NoteIcon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 grow truncate">
        About <b>{title}</b>
      </span>
      <IconButton label={`Remove ${title}`} onClick={onRemove}>
        <RemoveIcon aria-hidden className="size-4" />
      </IconButton>
    </p>
  );
}
