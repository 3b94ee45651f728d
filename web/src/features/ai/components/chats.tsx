import { Link } from 'react-router-dom';
import { failureReason } from '@/firebase/failure-reason.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { IconButton } from '@/ui/button.tsx';
import { DeleteIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useChats } from '../api/use-ai.ts';

interface ChatsProps {
  uid: string;
  /** The id of the open chat, which is left out. */
  open?: string | null;
  onDelete: (id: string) => void;
}

/** The student's other chats. */
export function Chats({ uid, open = null, onDelete }: ChatsProps) {
  const chats = useChats(uid, (error) => {
    warnWithToast('failed to load older chats', error, `Failed to load older chats: ${failureReason(error)}`);
  });
  if (chats.live.status === 'error') {
    return <ErrorState message="Failed to load your chats" onRetry={chats.live.retry} />;
  }
  const others = chats.all.filter(({ id }) => id !== open);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="chats">
      <h2 id="chats" className="mb-2 text-lg font-bold">
        Your chats
      </h2>
      <ul className="grid gap-2">
        {others.map(({ id, title, updated_at }) => (
          <li key={id} className="flex items-center rounded-2xl border border-line bg-surface">
            <Link to={`/ai/chat?chat=${id}`} className="grid min-w-0 grow px-4 py-2">
              <span className="truncate font-semibold">{title}</span>
              <span className="text-sm text-ink-soft">{relativeTime(updated_at)}</span>
            </Link>
            <IconButton label={`Delete ${title}`} look="danger" onClick={() => onDelete(id)}>
              <DeleteIcon aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ShowMore list={chats} className="mt-3" />
    </section>
  );
}
