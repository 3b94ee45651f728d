import { notesProblem } from '@akada/domain/ai/device-results';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { Alert } from '@/ui/alert.tsx';
import { ChatIcon } from '@/ui/icons.ts';
import { EmptyState, ErrorState, NotAvailableOffline } from '@/ui/states.tsx';
import type { StudyEngineState } from '../device/engine-download.ts';
import { useWarmUp } from '../device/use-warm-up.ts';
import { rememberSource } from '../recent.ts';
import {
  DEVICE_PAGE_LIMIT,
  type SourceChoice,
  type StoredSource,
  sourceProblem,
  toStoredSource,
} from '../study-source.ts';
import { useDeviceChat } from '../use-device-chat.ts';
import { useFirstQuestion } from '../use-first-question.ts';
import { useRememberedChat } from '../use-remembered-chat.ts';
import { withPasted } from '../with-pasted.ts';
import { ChatSource } from './chat-source.tsx';
import { useCitedPages } from './cited-page.tsx';
import { EngineNotice } from './engine-notice.tsx';
import { ImproveButton } from './improve-button.tsx';
import { NotesField } from './notes-field.tsx';
import { QuestionForm } from './question-form.tsx';
import { RetryButton } from './retry-button.tsx';
import { Turn } from './turn.tsx';
import { Turns } from './turns.tsx';

/** A question with what it is about. */
interface NotedQuestion {
  question: string;
  /** Empty without any. */
  notes: string;
  /** The file that it is about; null without one. */
  source: StoredSource | null;
}

interface DeviceConversationProps {
  uid: string;
  /** Null for a new chat. */
  chatId: string | null;
  engine: StudyEngineState;
  fetchEngine: () => void;
  /** AI uses left today; undefined while unknown. */
  usesLeft: number | undefined;
  draft: string;
  onDraft: Dispatch<SetStateAction<string>>;
  /** What a new chat is about. */
  topic: SourceChoice & { notes: string };
  /** Gets what the student chooses and types for a new chat. */
  onTopic: (changed: Partial<SourceChoice & { notes: string }>) => void;
  /** A question to ask at once. */
  first: string | null;
  onAsked: () => void;
  onChatStarted: (chatId: string) => void;
  /** Asks AI the last question; null if that can't be sent. */
  improveWith: (last: NotedQuestion) => (() => void) | null;
}

/** A chat on the device about the student's notes. */
export function DeviceConversation({
  uid,
  chatId,
  engine,
  fetchEngine,
  usesLeft,
  draft,
  onDraft,
  topic,
  onTopic,
  first,
  onAsked,
  onChatStarted,
  improveWith,
}: DeviceConversationProps) {
  const { stored, chat, isLoaded, run, question, isRunning, setNotes, ask, stop } = useDeviceChat({
    ...{ uid, chatId, notes: topic.notes },
    onSaved: onChatStarted,
  });
  const isAbout = topic.source !== null || chat.notes.trim() !== '' || chat.turns.length > 0;
  useWarmUp(isAbout ? 'chat' : null);
  useRememberedChat(uid, 'device', stored.status === 'ready' ? stored.data : null);
  const { notes, turns } = chat;
  /** What the next question is about, if it is not what the chat is about already. */
  const [chosen, setChosen] = useState<SourceChoice>({ source: topic.source, pages: topic.pages });
  const sourceNow = chosen.source ? toStoredSource(chosen.source, chosen.pages) : (chat.source ?? null);
  // What is chosen but not asked about yet is not what the answers cite.
  const cited = chat.source?.file ?? null;
  const [onPage, citedPage] = useCitedPages(cited?.from === 'note' ? null : cited);
  const last = turns.findLast(({ role }) => role === 'student')?.text;
  const improve =
    last !== undefined && !isRunning ? improveWith({ question: last, notes, source: sourceNow }) : null;
  const problem = chosen.source && sourceProblem(chosen.source, chosen.pages, DEVICE_PAGE_LIMIT);
  const canUseNotes = notesProblem(notes) === null;
  useFirstQuestion(first, askNow);

  function askNow(text: string) {
    onAsked();
    // A retry leaves what was typed since.
    onDraft((now) => (now.trim() === text ? '' : now));
    rememberSource(uid, chosen.source);
    ask(text, chosen.source && sourceNow);
  }

  function choose(changed: SourceChoice) {
    setChosen(changed);
    onTopic(changed);
  }

  function changeNotes(changed: string) {
    setNotes(changed);
    onTopic({ notes: changed });
  }

  const hasFailed = run.status === 'failed';
  useEffect(() => {
    // After a failure the question returns to the form.
    if (hasFailed) onDraft((now) => now || question);
  }, [hasFailed, question, onDraft]);

  return (
    <>
      {!isLoaded &&
        stored.status === 'ready' &&
        (stored.unconfirmed ? (
          <NotAvailableOffline />
        ) : (
          <EmptyState icon={ChatIcon} title="This chat no longer exists." scene="lost" />
        ))}
      {stored.status === 'error' && <ErrorState message="Failed to load the chat" onRetry={stored.retry} />}
      <Turns turns={turns} by="device" isAnswered={!isRunning && run.status !== 'empty'} onPage={onPage}>
        {isRunning && <Turn author="student" text={question} />}
        {isRunning && <Turn author="model" text="" isStreaming />}
      </Turns>
      {run.status === 'stopped' && <Alert look="info">You stopped this answer.</Alert>}
      {run.status === 'failed' && <Alert look="destructive">{run.message}</Alert>}
      {(run.status === 'stopped' || run.status === 'failed') && (
        <RetryButton onRetry={() => askNow(question)} />
      )}
      {improve && <ImproveButton label="Improve with AI" usesLeft={usesLeft} onImprove={improve} />}
      {citedPage}
      <QuestionForm
        draft={draft}
        onDraft={onDraft}
        isRunning={isRunning}
        canAsk={isLoaded && engine.status === 'ready' && canUseNotes && !problem}
        onAsk={askNow}
        onStop={() => {
          stop();
          onDraft((now) => now || question);
        }}
        before={
          <>
            <ChatSource
              {...{ uid, ...chosen }}
              chat={chat.source ? { ...chat.source, file_name: chat.source.name } : null}
              limit={DEVICE_PAGE_LIMIT}
              onChange={choose}
              onPaste={(pasted) => changeNotes(withPasted(notes, pasted))}
            />
            {isLoaded && <NotesField notes={notes} isOpen={turns.length === 0} onChange={changeNotes} />}
          </>
        }
        notices={<EngineNotice engine={engine} fetchEngine={fetchEngine} />}
      />
    </>
  );
}
