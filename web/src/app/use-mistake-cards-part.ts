import { useMemo } from 'react';
import { saveSettings } from '@/features/account/api/use-settings.ts';
import { addMistakes } from '@/features/cards/api/add-mistakes.ts';
import type { MistakeCards } from '@/features/practice/use-mistake-cards.ts';
import { useStudent } from '@/firebase/auth-session.tsx';
import { useShell } from './shell/use-shell.ts';

/** How wrong answers of practices and mock exams become cards. */
export function useMistakeCardsPart(): MistakeCards {
  const { uid } = useStudent();
  const { settings: known } = useShell();
  return useMemo(
    () => ({
      addCards: (mistakes) => addMistakes(uid, mistakes),
      isAutomatic: known.settings.mistake_cards,
      setAutomatic: known.isKnown ? (mistake_cards) => saveSettings(uid, known, { mistake_cards }) : null,
    }),
    [uid, known],
  );
}
