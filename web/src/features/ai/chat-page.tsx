import { AI_TOOL_FACTS } from '@akada/domain/ai';
import type { Chat } from '@akada/domain/schemas/ai';
import { MessageCirclePlus, Send, Square, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { reasonOf } from '@/firebase/reason-of.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, buttonClass, IconButton } from '@/ui/button.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { relativeTime } from '@/ui/relative-time.ts';
import { Spinner } from '@/ui/spinner.tsx';
import { toast } from '@/ui/toast.tsx';
import { whenIdle } from '@/ui/when-idle.ts';
import { deleteChat, useChat, useChats } from './api/use-ai.ts';
import { useGenerate } from './api/use-generate.ts';
import { ResultMarkdown } from './components/result-markdown.tsx';
import { preloadParts } from './lazy-parts.tsx';
import { ToolHeader } from './tool-page.tsx';

const facts = AI_TOOL_FACTS.chat;

/** The chat: its turns, the next question, and the chats of before. */
export function ChatPage() {
  const { uid } = useStudent();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const chatId = params.get('chat');
  useEffect(() => whenIdle(preloadParts), []);
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <ToolHeader tool="chat" />
      {chatId && (
        <Link to="/ai/chat" className={`${buttonClass('secondary', 'sm')} justify-self-start`}>
          <MessageCirclePlus aria-hidden className="size-4" /> New chat
        </Link>
      )}
      <Conversation
        key={chatId ?? 'new'}
        uid={uid}
        chatId={chatId}
        onBegun={(id) => navigate(`/ai/chat?chat=${id}`, { replace: true })}
      />
      <Chats uid={uid} open={chatId} />
    </div>
  );
}

interface ConversationProps {
  uid: string;
  /** Null for a new one. */
  chatId: string | null;
  onBegun: (chatId: string) => void;
}

function Conversation({ uid, chatId, onBegun }: ConversationProps) {
  const { generation, generate, stop } = useGenerate();
  const [prompt, setPrompt] = useState('');
  const [asked, setAsked] = useState('');
  const running = generation.status === 'running';
  const hasAnswer = running || generation.status === 'stopped';

  async function send() {
    const question = prompt.trim();
    setAsked(question);
    setPrompt('');
    const output = await generate({ tool: 'chat', prompt: question, ...(chatId && { chat_id: chatId }) });
    if (output === null) setPrompt((now) => now || question);
    else if (output.chat_id && !chatId) onBegun(output.chat_id);
  }

  return (
    <>
      <ol aria-label="Chat" className="grid gap-4 empty:hidden">
        {chatId && <KeptTurns uid={uid} chatId={chatId} />}
        {hasAnswer && <Turn by="student" text={asked} />}
        {hasAnswer && <Turn by="model" text={generation.text} isComing={running} />}
      </ol>
      {generation.status === 'failed' && <Alert look="destructive">{generation.message}</Alert>}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextAreaField
          label={facts.label}
          placeholder={facts.placeholder}
          maxLength={facts.inputMax}
          value={prompt}
          onChange={({ target }) => setPrompt(target.value)}
        />
        <div className="flex gap-3">
          <Button type="submit" busy={running} disabled={!prompt.trim()}>
            {!running && <Send aria-hidden className="size-4" />} {running ? 'Generating...' : 'Generate'}
          </Button>
          {running && (
            <Button look="secondary" onClick={stop}>
              <Square aria-hidden className="size-4" /> Stop
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

function KeptTurns({ uid, chatId }: { uid: string; chatId: string }) {
  const chat = useChat(uid, chatId);
  const turns = chat.status === 'ready' ? (chat.data?.turns ?? []) : [];
  return turns.map((turn, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added
    <Turn key={index} by={turn.role} text={turn.text} />
  ));
}

interface TurnProps {
  by: Chat['turns'][number]['role'];
  text: string;
  isComing?: boolean;
}

function Turn({ by, text, isComing = false }: TurnProps) {
  if (by === 'student') {
    return (
      <li className="max-w-[85%] justify-self-end rounded-2xl bg-brand-tint px-4 py-3 whitespace-pre-line">
        {text}
      </li>
    );
  }
  return (
    <li aria-busy={isComing} className="rounded-2xl border border-line bg-surface px-4 py-3">
      <ResultMarkdown text={text} />
      {isComing && <Spinner className="mt-2 size-4 text-brand-ink" />}
    </li>
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
