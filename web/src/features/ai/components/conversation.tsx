import type { Plan } from '@akada/domain/account/account';
import { AI_TOOL_FACTS } from '@akada/domain/ai/ai';
import type { Chat } from '@akada/domain/ai/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { SendIcon, StopIcon } from '@/ui/icons.ts';
import { RichText } from '@/ui/rich-text.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { useChat } from '../api/use-ai.ts';
import { useGenerate } from '../api/use-generate.ts';
import {
  pdfOf,
  planPageLimit,
  sourceInAddress,
  sourceProblem,
  type TypedPages,
  toFileFields,
} from '../study-source.ts';
import { ChatSource } from './chat-source.tsx';
import { type OnPage, useCitedPages } from './cited-page.tsx';
import { GenerationFailure } from './generation-failure.tsx';
import { StopNotice } from './stop-notice.tsx';

const chatTool = AI_TOOL_FACTS.chat;

interface ConversationProps {
  uid: string;
  /** Null while unknown. */
  plan: Plan | null;
  /** Null for a new chat. */
  chatId: string | null;
  onChatStarted: (chatId: string) => void;
}

/** A chat with a form for the next question. */
export function Conversation({ uid, plan, chatId, onChatStarted }: ConversationProps) {
  const { generation, generate, stop } = useGenerate();
  const [prompt, setPrompt] = useState('');
  const [question, setQuestion] = useState('');
  /** The id of a chat that started here: the request id of its first use. */
  const [newChatId, setNewChatId] = useState<string | null>(null);
  const openId = chatId ?? newChatId;
  const isStopped = useRef(false);
  const chat = useChat(uid, openId);
  const turns = chat.status === 'ready' ? (chat.data?.turns ?? []) : [];
  const running = generation.status === 'running';
  // The server saves a stopped answer too. Until then it is shown from here.
  const isSaved = generation.status === 'stopped' && turns.at(-2)?.text === question;
  const hasAnswer = running || (generation.status === 'stopped' && !isSaved);
  const note = generation.status === 'done' ? generation.output.note : null;
  const [params] = useSearchParams();
  /** What the next question is about, if it is not what the chat is about already. */
  const [source, setSource] = useState(() => (chatId === null ? sourceInAddress(params) : null));
  const [pages, setPages] = useState<TypedPages>(null);
  const stored = chat.status === 'ready' ? chat.data : null;
  const [onPage, citedPage] = useCitedPages(source ? pdfOf(source) : (stored?.file_url ?? null));

  const { formProps, problems, clearProblems } = useForm<'file'>('a question was not sent', async () => {
    const text = prompt.trim();
    const problem = source && sourceProblem(source, pages, planPageLimit(plan));
    if (problem) throw new InvalidFormError('', { file: problem });
    const requestId = crypto.randomUUID();
    const continues = openId !== null && (chatId !== null || turns.length > 0);
    if (!continues) setNewChatId(requestId);
    isStopped.current = false;
    setQuestion(text);
    setPrompt('');
    const output = await generate(
      {
        ...{ tool: 'chat', prompt: text, ...(continues && { chat_id: openId }) },
        ...(source && toFileFields(source, pages)),
      },
      requestId,
    );
    // From now on the chat is about it.
    if (output) setSource(null);
    if (output?.chat_id && output.chat_id !== chatId) onChatStarted(output.chat_id);
    // After a failure the question returns to the form.
    else if (!output && !isStopped.current) setPrompt((now) => now || text);
  });

  return (
    <>
      {chat.status === 'error' && chatId && (
        <ErrorState message="Failed to load the chat" onRetry={chat.retry} />
      )}
      <ol aria-label="Chat" className="grid gap-4 empty:hidden">
        {turns.map((turn, index) => (
          <Turn
            key={`${turn.role} ${turn.at.getTime()}`}
            author={turn.role}
            text={turn.text}
            number={Math.floor(index / 2) + 1}
            onPage={onPage}
          />
        ))}
        {hasAnswer && <Turn author="student" text={question} onPage={onPage} />}
        {hasAnswer && <Turn author="model" text={generation.text} isStreaming={running} onPage={onPage} />}
      </ol>
      {note && <Alert look="info">{note}</Alert>}
      {generation.status === 'stopped' && <StopNotice uid={uid} requestId={generation.requestId} />}
      {generation.status === 'failed' && <GenerationFailure plan={plan} failure={generation} />}
      {citedPage}
      <form {...formProps} className="grid gap-3">
        <ChatSource
          {...{ uid, source, pages }}
          chat={stored}
          limit={planPageLimit(plan)}
          error={problems.file}
          onChange={(changed) => {
            setSource(changed.source);
            setPages(changed.pages);
            clearProblems('file');
          }}
        />
        <TextAreaField
          label={chatTool.label}
          placeholder={chatTool.placeholder}
          maxLength={chatTool.inputMax}
          value={prompt}
          onChange={({ target }) => setPrompt(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={running} disabled={!prompt.trim()}>
            {!running && <SendIcon aria-hidden className="size-4" />} {running ? 'Generating...' : 'Generate'}
          </Button>
          {running && (
            <Button
              look="secondary"
              onClick={() => {
                isStopped.current = true;
                stop();
              }}
            >
              <StopIcon aria-hidden className="size-4" /> Stop
            </Button>
          )}
          {generation.status === 'done' && generation.output.left !== null && (
            <p className="text-sm text-ink-soft">{quantity(generation.output.left, 'AI use')} left today.</p>
          )}
        </div>
      </form>
    </>
  );
}

interface TurnProps {
  author: Chat['turns'][number]['role'];
  text: string;
  /** The number of the answer, from 1, once it is complete. */
  number?: number;
  isStreaming?: boolean;
  onPage: OnPage;
}

function Turn({ author, text, number, isStreaming = false, onPage }: TurnProps) {
  if (author === 'student') {
    return (
      <li className="max-w-[85%] justify-self-end rounded-2xl bg-brand-tint px-4 py-3 whitespace-pre-line">
        {text}
      </li>
    );
  }
  return (
    <li aria-busy={isStreaming} className="rounded-2xl border border-line bg-surface px-4 py-3">
      <RichText {...(onPage && { onPage })}>{text}</RichText>
      {number !== undefined && (
        <div className="mt-2 flex flex-wrap gap-1">
          <CopyButtons markdown={text} of={`answer ${number}`} look="quiet" size="sm" />
        </div>
      )}
      {isStreaming && <Spinner className="mt-2 size-4 text-brand-ink" />}
    </li>
  );
}
