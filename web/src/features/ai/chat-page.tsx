import type { Account } from '@akada/domain/account/schemas';
import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Live } from '@/firebase/live.ts';
import { carriedText } from '@/lib/carried-text.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { Button, buttonClass } from '@/ui/button.tsx';
import { deleteWithUndo } from '@/ui/delete-with-undo.ts';
import { DeleteIcon, NewChatIcon } from '@/ui/icons.ts';
import { MadeByBadge } from '@/ui/made-by-badge.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { deleteDeviceResult } from './api/device-results.ts';
import { deleteChat } from './api/use-ai.ts';
import { preloadParts } from './api/use-generate.ts';
import { usePlan, useUsesLeft } from './api/use-uses-left.ts';
import { chatAddress, openChat } from './chat-address.ts';
import { NO_TOPIC, type Topic, topicAtFirst } from './chat-topic.ts';
import { Chats } from './components/chats.tsx';
import { Conversation } from './components/conversation.tsx';
import { DeviceConversation } from './components/device-conversation.tsx';
import { DeviceOffer } from './components/device-offer.tsx';
import { RunnerChoice, RunnerFacts } from './components/runner-choice.tsx';
import { ToolHeader } from './components/tool-header.tsx';
import { useStudyEngine } from './device/use-study-engine.ts';
import { forgetResult } from './recent.ts';
import { type Runner, useRunner } from './runner.ts';
import { type StoredSource, toFormSource } from './study-source.ts';
import { textDraft } from './text-drafts.ts';
import { useChatDrafts } from './use-chat-drafts.ts';

/** Messages of at least this many characters hold notes: a conversation that moves to the device takes them along. */
const LEAST_NOTES = 200;

/** The chat page: the open conversation and the list of earlier chats. */
export function ChatPage({ account }: { account: Live<Account | null> }) {
  const { uid } = useStudent();
  const uses = useUsesLeft(uid, account);
  const plan = usePlan(account);
  const { state: engine, fetchEngine } = useStudyEngine();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const { runner: chosen, choose, switchTo } = useRunner('chat');
  const open = openChat(params);
  const runner = open?.runner ?? chosen;
  /** The chat that started on this page. Its URL changes while the student may be typing, so its key must not. */
  const [startedChatId, setStartedChatId] = useState<string | null>(null);
  /** Counts new chats, as the key of an unsaved conversation. */
  const [newChats, setNewChats] = useState(0);
  const [draft, setDraft] = useState(() => (open ? '' : textDraft(uid, 'chat')));
  /** Whether a new chat has its first question. */
  const [hasBegun, setHasBegun] = useState(false);
  /** What was chosen for a new chat. It stays when the student changes what answers. */
  const [topic, setTopic] = useState(() =>
    topicAtFirst(params, carriedText(state), textDraft(uid, 'chat-notes')),
  );
  /** What a chat that was moved from AI to the device, or back, asks at once. */
  const [first, setFirst] = useState<string | null>(null);
  useEffect(() => {
    return whenIdle(preloadParts);
  }, []);
  useChatDrafts(uid, open === null, { draft, hasBegun, ...topic });

  function startNew(about: Topic = NO_TOPIC, question: string | null = null) {
    setTopic(about);
    setFirst(question);
    setStartedChatId(null);
    setHasBegun(false);
    setDraft('');
    setNewChats((count) => count + 1);
  }

  /** Continues with a new chat that something else answers. */
  function moveTo(
    by: Runner,
    { notes, source }: { notes: string; source: StoredSource | null },
    question: string,
  ) {
    switchTo(by);
    startNew({ ...NO_TOPIC, ...(source && toFormSource(source)), notes }, question || null);
    // Even if no chat is open: the address of one that has just been saved may not have arrived yet.
    navigate('/ai/chat', { replace: open === null });
  }

  function remove(by: Runner, id: string) {
    deleteWithUndo(id, {
      done: 'Chat deleted',
      deleteItem: () => {
        forgetResult(uid, id);
        return by === 'device' ? deleteDeviceResult(uid, id) : deleteChat(uid, id);
      },
      onFailure: (error) =>
        warnWithToast('failed to delete a chat', error, `Failed to delete the chat: ${failureReason(error)}`),
    });
    if (id !== open?.id) return;
    startNew();
    navigate('/ai/chat', { replace: true });
  }

  const shared = {
    key: `${runner} ${open === null || open.id === startedChatId ? newChats : open.id}`,
    uid,
    usesLeft: uses?.left,
    chatId: open?.id ?? null,
    draft,
    onDraft: setDraft,
    topic: open ? NO_TOPIC : topic,
    onTopic: (changed: Partial<Topic>) => {
      if (!open) setTopic((now) => ({ ...now, ...changed }));
    },
    // Only a new chat asks it: until the address has changed, the chat before is still open.
    first: open ? null : first,
    onAsked: () => {
      setHasBegun(true);
      setFirst(null);
    },
    onChatStarted: (id: string) => {
      setStartedChatId(id);
      navigate(chatAddress(runner, id), { replace: true });
    },
  };
  return (
    <div className="grid gap-6">
      <ToolHeader tool="chat" />
      <div className="grid grid-cols-1 gap-6 @4xl/page:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {open || hasBegun ? (
            <div className="flex flex-wrap items-center gap-3">
              <MadeByBadge by={runner} />
              <RunnerFacts runner={runner} plan={plan} uses={uses} />
              <Link to="/ai/chat" className={buttonClass('secondary', 'sm')} onClick={() => startNew()}>
                <NewChatIcon aria-hidden className="size-4" /> New chat
              </Link>
              {open && (
                <Button look="danger" size="sm" onClick={() => remove(runner, open.id)}>
                  <DeleteIcon aria-hidden className="size-4" /> Delete chat
                </Button>
              )}
            </div>
          ) : (
            <RunnerChoice runner={runner} plan={plan} uses={uses} onChoose={choose} />
          )}
          {runner === 'ai' ? (
            <Conversation
              {...shared}
              key={shared.key}
              plan={plan}
              deviceOffer={(earlier, source) => (
                <DeviceOffer
                  engine={engine}
                  onTry={() => {
                    const notes = earlier.filter((text) => text.length >= LEAST_NOTES).join('\n\n');
                    moveTo('device', { source, notes: notes || topic.notes }, draft.trim());
                  }}
                />
              )}
            />
          ) : (
            <DeviceConversation
              {...shared}
              key={shared.key}
              engine={engine}
              fetchEngine={fetchEngine}
              improveWith={(last) => {
                const question = [last.notes.trim(), last.question].filter(Boolean).join('\n\n');
                return question.length <= AI_TOOL_FACTS.chat.inputMax
                  ? () => moveTo('ai', last, question)
                  : null;
              }}
            />
          )}
        </div>
        <Chats uid={uid} open={open?.id ?? null} onDelete={remove} />
      </div>
    </div>
  );
}
