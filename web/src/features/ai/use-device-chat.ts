import { toDeviceChat } from '@akada/domain/ai/device-results';
import type { DeviceChat } from '@akada/domain/ai/device-results-schemas';
import type { RawPage } from '@akada/engine/reading/source';
import type { EngineResult } from '@akada/engine/tools/request';
import { useRef, useState } from 'react';
import { saveDeviceResult, updateDeviceChat, useDeviceResult } from './api/device-results.ts';
import { parseDeviceChat } from './parse-result.ts';
import { readFilePages } from './read-file-pages.ts';
import { reportUnsaved } from './report-unsaved.ts';
import type { StoredSource } from './study-source.ts';
import { useDeviceRun } from './use-device-run.ts';

interface DeviceChatOptions {
  uid: string;
  /** Null for a new conversation. */
  chatId: string | null;
  /** The notes of a new conversation. */
  notes: string;
  /** Gets the id of a new conversation when it is first saved. */
  onSaved: (id: string) => void;
}

/** A conversation on the device. It is saved after every answer, from the first one that is not empty. */
export function useDeviceChat({ uid, chatId, notes, onSaved }: DeviceChatOptions) {
  const stored = useDeviceResult(uid, chatId);
  const { run, start, stop } = useDeviceRun();
  /** The conversation as it continued here. */
  const [changed, setChanged] = useState<DeviceChat | null>(null);
  const [question, setQuestion] = useState('');
  const id = useRef(chatId);
  const before = stored.status === 'ready' && stored.data ? parseDeviceChat(stored.data.result) : null;
  const [begun] = useState<DeviceChat>(() => ({ notes, turns: [] }));
  const chat = changed ?? before ?? begun;
  /** The conversation as it is when an answer arrives: the notes may change while it is made. */
  const latest = useRef(chat);
  latest.current = chat;
  /** The pages that were read last: follow-ups don't read a file again. */
  const read = useRef<{ source: string; pages: RawPage[] }>(null);

  async function readPages(source: StoredSource | undefined, signal: AbortSignal): Promise<RawPage[]> {
    if (!source) return [];
    const key = JSON.stringify(source);
    if (read.current?.source !== key) {
      read.current = { source: key, pages: await readFilePages(uid, source.file, source.pages, signal) };
    }
    return read.current.pages;
  }

  /**
   * Asks a question about the notes, the file and the earlier questions.
   *
   * @param chosen the file that the chat is about from now on; null for the one before
   */
  function ask(question: string, chosen: StoredSource | null): void {
    setQuestion(question);
    const source = chosen ?? chat.source;
    const earlier = chat.turns.flatMap(({ role, text }) => (role === 'student' ? [text] : []));
    const notes = chat.notes.trim() === '' ? [] : [{ text: chat.notes }];
    start({
      prepare: async (signal) => {
        const pages = [...(await readPages(source, signal)), ...notes];
        return { tool: 'chat', prompt: question, earlier, pages };
      },
      onResult: (result) => append(question, source, result),
    });
  }

  function append(question: string, source: StoredSource | undefined, result: EngineResult): void {
    const at = Date.now();
    const continued: DeviceChat = {
      ...latest.current,
      ...(source && { source }),
      turns: [
        ...latest.current.turns,
        { role: 'student', text: question, at },
        { role: 'model', text: answerOf(result), at },
      ],
    };
    setChanged(continued);
    reportUnsaved(() => save(continued, question, result));
  }

  async function save(continued: DeviceChat, question: string, result: EngineResult): Promise<void> {
    const text = toDeviceChat(continued);
    if (id.current !== null) return updateDeviceChat(uid, id.current, text);
    if (result.isEmpty) return;
    const saved = saveDeviceResult(uid, { tool: 'chat', title: result.title, input: question, result: text });
    id.current = saved.id;
    onSaved(saved.id);
    return saved.written;
  }

  return {
    stored,
    chat,
    /** Whether the conversation is here. Until a stored one is, anything asked would replace it. */
    isLoaded: chatId === null || changed !== null || before !== null,
    run,
    /** The question that is being answered. */
    question,
    isRunning: run.status === 'running' || run.status === 'waiting',
    setNotes: (notes: string) => setChanged({ ...chat, notes }),
    ask,
    stop,
  };
}

function answerOf(result: EngineResult): string {
  if (!result.isEmpty) return [result.note, result.result].filter(Boolean).join('\n\n');
  return [result.message, result.closest].filter(Boolean).join('\n\n');
}
