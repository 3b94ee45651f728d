import type { DeviceResult } from '@akada/domain/ai/device-results-schemas';
import type { Chat } from '@akada/domain/ai/schemas';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useWithoutDeleted } from '@/lib/deferred-deletions.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { IconButton } from '@/ui/button.tsx';
import { DeleteIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useDeviceResults } from '../api/device-results.ts';
import { useChats } from '../api/use-ai.ts';
import { chatAddress } from '../chat-address.ts';
import { mergePages, stateOfAll } from '../merge-pages.ts';
import type { Runner } from '../runner.ts';

interface ChatsProps {
  uid: string;
  /** The id of the open chat, which is left out. */
  open?: string | null;
  onDelete: (runner: Runner, id: string) => void;
}

/** The student's other chats, with AI and on the device. */
export function Chats({ uid, open = null, onDelete }: ChatsProps) {
  const lists = [useChats(uid, reportFailedPage), useDeviceResults(uid, 'chat', reportFailedPage)] as const;
  const { status, retry } = stateOfAll(lists.map(({ live }) => live));
  const chats = useWithoutDeleted(
    mergePages<Stored<Chat> | Stored<DeviceResult>>(lists, ({ updated_at }) => updated_at),
  );
  if (status === 'error') return <ErrorState message="Failed to load your chats" onRetry={retry} />;
  const others = chats.all.filter(({ id }) => id !== open);
  if (status === 'loading' || others.length === 0) return null;
  return (
    <section aria-labelledby="chats">
      <h2 id="chats" className="mb-2 text-lg font-bold">
        Your chats
      </h2>
      <ul className="grid gap-2">
        {others.map((chat) => {
          const { id, title, updated_at } = chat;
          const runner: Runner = 'source' in chat ? 'device' : 'ai';
          return (
            <li key={id} className="flex items-center rounded-2xl border border-line bg-surface">
              <Link to={chatAddress(runner, id)} className="grid min-w-0 grow px-4 py-2">
                <span className="truncate font-semibold">{title}</span>
                <span className="text-sm text-ink-soft">
                  {runner === 'device' ? 'On your device' : 'With AI'} · {relativeTime(updated_at)}
                </span>
              </Link>
              <IconButton label={`Delete ${title}`} look="danger" onClick={() => onDelete(runner, id)}>
                <DeleteIcon aria-hidden className="size-4" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <ShowMore list={chats} className="mt-3" />
    </section>
  );
}

function reportFailedPage(error: unknown) {
  warnWithToast('failed to load older chats', error, `Failed to load older chats: ${failureReason(error)}`);
}
