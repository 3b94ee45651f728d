import { type ComponentProps, useMemo } from 'react';
import { IS_AI_SET_UP } from '@/features/ai/has-model.ts';
import { ShortAnswerMarker } from '@/features/ai/short-answer-marker.tsx';
import { AttemptPage } from '@/features/practice/attempt-page.tsx';
import { type AttemptParts, AttemptPartsContext } from '@/features/practice/practice-parts.ts';
import { useStudent } from '@/firebase/auth-session.tsx';
import { CitedPage } from './lazy-study-dialogs.ts';
import { useShell } from './shell/use-shell.ts';
import { useMistakeCardsPart } from './use-mistake-cards-part.ts';

/** A practice, with the parts of the AI Lab and decks that it uses. */
export function PracticeAttempt({ attemptId }: { attemptId: string }) {
  const cards = useMistakeCardsPart();
  const parts = useMemo<AttemptParts>(
    () => ({ PdfPage: CitedPage, ShortAnswerMarker: IS_AI_SET_UP ? OwnMarker : null, cards }),
    [cards],
  );
  return (
    <AttemptPartsContext value={parts}>
      <AttemptPage attemptId={attemptId} />
    </AttemptPartsContext>
  );
}

function OwnMarker(props: ComponentProps<NonNullable<AttemptParts['ShortAnswerMarker']>>) {
  const { uid } = useStudent();
  return <ShortAnswerMarker uid={uid} account={useShell().account} {...props} />;
}
