import { MessageCirclePlus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { reasonOf } from '@/firebase/reason-of.ts';
import { buttonClass, IconButton } from '@/ui/button.tsx';
import { relativeTime } from '@/ui/relative-time.ts';
import { toast } from '@/ui/toast.tsx';
import { whenIdle } from '@/ui/when-idle.ts';
import { deleteChat, useChats } from './api/use-ai.ts';
import { Conversation } from './components/conversation.tsx';
import { preloadParts } from './preload-parts.ts';
import { ToolHeader } from './tool-page.tsx';

/** The chat: its turns, the next question, and the chats of before. */
export function ChatPage() {
  const { uid } = useStudent();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const chatId = params.get('chat');
  /** The chat that began on this page: its address changes while the student may be writing on. */
  const [begun, setBegun] = useState<string | null>(null);
  /** How often a new one was asked for. */
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    return whenIdle(preloadParts);
  }, []);
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <ToolHeader tool="chat" />
      {chatId && (
        <Link
          to="/ai/chat"
          className={`${buttonClass('secondary', 'sm')} justify-self-start`}
          onClick={() => setAsked((before) => before + 1)}
        >
          <MessageCirclePlus aria-hidden className="size-4" /> New chat
        </Link>
      )}
      <Conversation
        key={chatId === null || chatId === begun ? asked : chatId}
        uid={uid}
        chatId={chatId}
        onBegun={(id) => {
          setBegun(id);
          navigate(`/ai/chat?chat=${id}`, { replace: true });
        }}
      />
      <Chats uid={uid} open={chatId} />
    </div>
  );
}

function Chats({ uid, open }: { uid: string; open: string | null }) {
  const chats = useChats(uid);
  const others = chats.status === 'ready' ? chats.data.filter(({ id }) => id !== open) : [];
  if (others.length === 0) return null;

  function remove(id: string) {
    if (!confirm('Delete this chat?')) return;
    deleteChat(uid, id).catch((error) => {
      console.warn('a chat was not deleted', error);
      toast.error(`The chat could not be deleted: ${reasonOf(error)}.`);
    });
  }

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
            <IconButton label={`Delete ${title}`} look="danger" onClick={() => remove(id)}>
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
