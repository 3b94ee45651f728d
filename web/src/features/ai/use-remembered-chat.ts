import { useEffect } from 'react';
import { rememberResult } from './recent.ts';
import type { Runner } from './runner.ts';

/** Remembers a chat as used last while it is open; null until it is stored. */
export function useRememberedChat(uid: string, by: Runner, chat: { id: string; title: string } | null): void {
  const { id, title } = chat ?? {};
  useEffect(() => {
    if (id !== undefined && title !== undefined) rememberResult(uid, { tool: 'chat', by, id, title });
  }, [uid, by, id, title]);
}
