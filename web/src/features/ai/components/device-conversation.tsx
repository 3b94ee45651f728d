import { DEVICE_RESULT_LIMITS } from '@akada/domain/ai/device-results';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '@/ui/alert.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { ErrorState } from '@/ui/states.tsx';
import type { StudyEngineState } from '../device/engine-download.ts';
import {
  DEVICE_PAGE_LIMIT,
  pdfOf,
  type StoredSource,
  type StudySource,
  sourceInAddress,
  sourceProblem,
  type TypedPages,
  toStoredSource,
} from '../study-source.ts';
import { useDeviceChat } from '../use-device-chat.ts';
import { useFirstQuestion } from '../use-first-question.ts';
import { ChatSource } from './chat-source.tsx';
import { useCitedPages } from './cited-page.tsx';
import { EngineNotice } from './engine-notice.tsx';
import { ImproveButton } from './improve-button.tsx';
import { QuestionForm } from './question-form.tsx';
import { Turn } from './turn.tsx';

/** A question with the notes that it is about. */
export interface NotedQuestion {
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
  /** What to ask at once. */
  first: NotedQuestion | null;
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
  first,
  onAsked,
  onChatStarted,
  improveWith,
}: DeviceConversationProps) {
  const { stored, chat, run, question, isRunning, setNotes, ask, stop } = useDeviceChat({
    ...{ uid, chatId, notes: first?.notes ?? '', source: first?.source ?? null },
    onSaved: onChatStarted,
  });
  const { notes, turns } = chat;
  const [params] = useSearchParams();
  /** What the next question is about, if it is not what the chat is about already. */
  const [chosen, setChosen] = useState<{ source: StudySource | null; pages: TypedPages }>(() => ({
    source: chatId === null ? sourceInAddress(params) : null,
    pages: null,
  }));
  const sourceNow = chosen.source ? toStoredSource(chosen.source, chosen.pages) : (chat.source ?? null);
  const cited = chosen.source ? pdfOf(chosen.source) : (chat.source?.file ?? null);
  const [onPage, citedPage] = useCitedPages(cited?.from === 'note' ? null : cited);
  const last = turns.findLast(({ role }) => role === 'student')?.text;
  const improve =
    last !== undefined && !isRunning ? improveWith({ question: last, notes, source: sourceNow }) : null;
  const problem = chosen.source && sourceProblem(chosen.source, chosen.pages, DEVICE_PAGE_LIMIT);
  const areNotesTooLong = notes.length > DEVICE_RESULT_LIMITS.notes;
  useFirstQuestion(first?.question || null, askNow);

  function askNow(text: string) {
    onAsked();
    onDraft('');
    ask(text, chosen.source && sourceNow);
  }

  const hasFailed = run.status === 'failed';
  useEffect(() => {
    // After a failure the question returns to the form.
    if (hasFailed) onDraft((now) => now || question);
  }, [hasFailed, question, onDraft]);

  return (
    <>
      {stored.status === 'error' && <ErrorState message="Failed to load the chat" onRetry={stored.retry} />}
      <ol aria-label="Chat" className="grid gap-4 empty:hidden">
        {turns.map((turn, index) => (
          <Turn
            key={`${turn.role} ${turn.at}`}
            author={turn.role}
            text={turn.text}
            number={Math.floor(index / 2) + 1}
            onPage={onPage}
          />
        ))}
        {isRunning && <Turn author="student" text={question} />}
        {isRunning && <Turn author="model" text="" isStreaming />}
      </ol>
      {run.status === 'stopped' && <Alert look="info">You stopped this answer.</Alert>}
      {run.status === 'failed' && <Alert look="destructive">{run.message}</Alert>}
      {improve && <ImproveButton label="Improve with AI" usesLeft={usesLeft} onImprove={improve} />}
      {citedPage}
      <QuestionForm
        draft={draft}
        onDraft={onDraft}
        isRunning={isRunning}
        canAsk={engine.status === 'ready' && !areNotesTooLong && !problem}
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
              onChange={setChosen}
            />
            <NotesField notes={notes} isOpen={turns.length === 0} onChange={setNotes} />
          </>
        }
        notices={<EngineNotice engine={engine} fetchEngine={fetchEngine} />}
      />
    </>
  );
}

interface NotesFieldProps {
  notes: string;
  /** Whether the field is open at first. */
  isOpen: boolean;
  onChange: (notes: string) => void;
}

/** The notes that the answers come from. They fold away once the chat has started. */
function NotesField({ notes, isOpen, onChange }: NotesFieldProps) {
  const { notes: max } = DEVICE_RESULT_LIMITS;
  const field = (
    <TextAreaField
      label="Your notes"
      optional
      rows={4}
      placeholder="Paste the notes to ask about"
      value={notes}
      {...(notes.length > max && { error: `Keep it to ${max.toLocaleString('en')} characters.` })}
      hint={`Answers come from these notes. ${notes.length.toLocaleString('en')} of ${max.toLocaleString('en')} characters`}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  if (isOpen) return field;
  return (
    <details className="rounded-2xl border border-line bg-surface px-4 py-2">
      <summary className="min-h-9 cursor-pointer content-center text-sm font-semibold">
        Notes in this chat
      </summary>
      <div className="py-2">{field}</div>
    </details>
  );
}
