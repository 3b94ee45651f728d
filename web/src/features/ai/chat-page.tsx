import type { Account } from '@akada/domain/account/schemas';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Live } from '@/firebase/live.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { Button, buttonClass } from '@/ui/button.tsx';
import { DeleteIcon, NewChatIcon } from '@/ui/icons.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { deleteChat } from './api/use-ai.ts';
import { preloadParts } from './api/use-generate.ts';
import { usePlan, useUsesLeft } from './api/use-uses-left.ts';
import { Chats } from './components/chats.tsx';
import { Conversation } from './components/conversation.tsx';
import { ToolHeader } from './tool-page.tsx';

/** The chat page: the open conversation and the list of earlier chats. */
export function ChatPage({ account }: { account: Live<Account | null> }) {
  const { uid } = useStudent();
  const uses = useUsesLeft(uid, account);
  const plan = usePlan(account);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const chatId = params.get('chat');
  /** The chat that started on this page. Its URL changes while the student may be typing, so its key must not. */
  const [startedChatId, setStartedChatId] = useState<string | null>(null);
  /** Counts new chats, as the key of an unsaved conversation. */
  const [newChats, setNewChats] = useState(0);
  useEffect(() => {
    return whenIdle(preloadParts);
  }, []);

  function remove(id: string) {
    if (!confirm('Delete this chat?')) return;
    // Offline this settles much later, so nothing waits for it.
    deleteChat(uid, id).catch((error) => {
      warnWithToast('failed to delete a chat', error, `Failed to delete the chat: ${failureReason(error)}`);
    });
    if (id !== chatId) return;
    setNewChats((count) => count + 1);
    navigate('/ai/chat', { replace: true });
  }

  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <ToolHeader tool="chat" plan={plan} uses={uses} />
      {chatId && (
        <div className="flex flex-wrap gap-3">
          <Link
            to="/ai/chat"
            className={buttonClass('secondary', 'sm')}
            onClick={() => setNewChats((count) => count + 1)}
          >
            <NewChatIcon aria-hidden className="size-4" /> New chat
          </Link>
          <Button look="danger" size="sm" onClick={() => remove(chatId)}>
            <DeleteIcon aria-hidden className="size-4" /> Delete chat
          </Button>
        </div>
      )}
      <Conversation
        key={chatId === null || chatId === startedChatId ? newChats : chatId}
        uid={uid}
        plan={plan}
        chatId={chatId}
        onChatStarted={(id) => {
          setStartedChatId(id);
          navigate(`/ai/chat?chat=${id}`, { replace: true });
        }}
      />
      <Chats uid={uid} open={chatId} onDelete={remove} />
    </div>
  );
}
