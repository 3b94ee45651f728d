import type { Plan } from '@akada/domain/account/account';
import { quantity } from '@akada/domain/text/plural';
import { type Dispatch, type ReactNode, type SetStateAction, useRef, useState } from 'react';
import type { CarriedText } from '@/lib/carried-text.ts';
import { Alert } from '@/ui/alert.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { useChat } from '../api/use-ai.ts';
import { useGenerate } from '../api/use-generate.ts';
import { questionAbout } from '../question-about.ts';
import { rememberSource } from '../recent.ts';
import {
  NO_SOURCE,
  pdfOf,
  planPageLimit,
  type SourceChoice,
  type StoredSource,
  sourceProblem,
  storedSourceOf,
  toFileFields,
  toStoredSource,
} from '../study-source.ts';
import { useFirstQuestion } from '../use-first-question.ts';
import { useRememberedChat } from '../use-remembered-chat.ts';
import { withPasted } from '../with-pasted.ts';
import { AboutResult } from './about-result.tsx';
import { ChatSource } from './chat-source.tsx';
import { useCitedPages } from './cited-page.tsx';
import { GenerationFailure } from './generation-failure.tsx';
import { QuestionForm } from './question-form.tsx';
import { RetryButton } from './retry-button.tsx';
import { StopNotice } from './stop-notice.tsx';
import { Turn } from './turn.tsx';
import { Turns } from './turns.tsx';
import { UnavailableNotice } from './unavailable-notice.tsx';

interface ConversationProps {
  uid: string;
  /** Null while unknown. */
  plan: Plan | null;
  /** AI uses left today; undefined while unknown. */
  usesLeft: number | undefined;
  /** Null for a new chat. */
  chatId: string | null;
  draft: string;
  onDraft: Dispatch<SetStateAction<string>>;
  /** The file and the result that a new chat is about. */
  topic: SourceChoice & { about: CarriedText | null };
  /** Gets what the student chooses for a new chat. */
  onTopic: (changed: Partial<SourceChoice & { about: null; notes: string }>) => void;
  /** A question to ask at once. */
  first: string | null;
  onAsked: () => void;
  onChatStarted: (chatId: string) => void;
  /** Renders the offer to ask on the device, given the student's earlier messages and the file of the chat. */
  deviceOffer: (earlier: readonly string[], source: StoredSource | null) => ReactNode;
}

/** A chat with AI, with a form for the next question. */
export function Conversation({
  uid,
  plan,
  usesLeft,
  chatId,
  draft,
  onDraft,
  topic,
  onTopic,
  first,
  onAsked,
  onChatStarted,
  deviceOffer,
}: ConversationProps) {
  const { generation, generate, stop } = useGenerate();
  const [question, setQuestion] = useState('');
  /** What the student typed last, without what was sent along; null before the first question. */
  const [asked, setAsked] = useState<string | null>(null);
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
  /** What the next question is about, if it is not what the chat is about already. */
  const [{ source, pages }, setChosen] = useState({ source: topic.source, pages: topic.pages });
  const stored = chat.status === 'ready' ? chat.data : null;
  useRememberedChat(uid, 'ai', stored);
  // What is chosen but not sent yet is not what the answers cite.
  const isAbout = running || !stored?.file_url;
  const [onPage, citedPage] = useCitedPages(isAbout && source ? pdfOf(source) : (stored?.file_url ?? null));
  const limit = planPageLimit(plan);
  const offer = deviceOffer(
    turns.flatMap(({ role, text }) => (role === 'student' ? [text] : [])),
    source ? toStoredSource(source, pages) : storedSourceOf(stored),
  );

  function choose(chosen: SourceChoice): void {
    setChosen(chosen);
    onTopic(chosen);
  }

  async function ask(text: string): Promise<void> {
    const requestId = crypto.randomUUID();
    const continues = openId !== null && (chatId !== null || turns.length > 0);
    if (!continues) setNewChatId(requestId);
    isStopped.current = false;
    onAsked();
    const prompt = !continues && topic.about ? questionAbout(topic.about, text) : text;
    rememberSource(uid, source);
    setAsked(text);
    setQuestion(prompt);
    // A retry leaves what was typed since.
    onDraft((now) => (now.trim() === text ? '' : now));
    const output = await generate(
      {
        ...{ tool: 'chat', prompt, ...(continues && { chat_id: openId }) },
        ...(source && toFileFields(source, pages)),
      },
      requestId,
    );
    // From now on the chat is about it.
    if (output) choose(NO_SOURCE);
    if (output?.chat_id && output.chat_id !== chatId) onChatStarted(output.chat_id);
    // After a failure the question returns to the form.
    else if (!output && !isStopped.current) onDraft((now) => now || text);
  }

  useFirstQuestion(first, ask);

  return (
    <>
      {chat.status === 'error' && chatId && (
        <ErrorState message="Failed to load the chat" onRetry={chat.retry} />
      )}
      <Turns turns={turns} by="ai" isAnswered={!running} onPage={onPage}>
        {hasAnswer && <Turn author="student" text={question} />}
        {hasAnswer && <Turn author="model" text={generation.text} isStreaming={running} onPage={onPage} />}
      </Turns>
      {note && <Alert look="info">{note}</Alert>}
      {generation.status === 'done' && generation.output.left !== null && (
        <p className="text-sm text-ink-soft">{quantity(generation.output.left, 'AI use')} left today.</p>
      )}
      {generation.status === 'stopped' && <StopNotice uid={uid} requestId={generation.requestId} />}
      {generation.status === 'failed' && (
        <GenerationFailure plan={plan} failure={generation} deviceOffer={offer} />
      )}
      {asked !== null &&
        (generation.status === 'stopped' || (generation.status === 'failed' && !generation.isLimit)) && (
          <RetryButton onRetry={() => ask(asked)} />
        )}
      {citedPage}
      <QuestionForm
        draft={draft}
        onDraft={onDraft}
        isRunning={running}
        canAsk={source === null || sourceProblem(source, pages, limit) === null}
        onAsk={ask}
        onStop={() => {
          isStopped.current = true;
          stop();
        }}
        before={
          <>
            {topic.about && openId === null && (
              <AboutResult title={topic.about.title} onRemove={() => onTopic({ about: null, notes: '' })} />
            )}
            <ChatSource
              {...{ uid, source, pages, limit }}
              chat={stored}
              onChange={choose}
              onPaste={(pasted) => onDraft((now) => withPasted(now, pasted))}
            />
          </>
        }
        notices={
          generation.status !== 'failed' && <UnavailableNotice usesLeft={usesLeft}>{offer}</UnavailableNotice>
        }
      />
    </>
  );
}
