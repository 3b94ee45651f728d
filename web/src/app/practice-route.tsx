import { cardsToAsk } from '@akada/domain/practice/mistakes';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LabSourcesContext } from '@/features/ai/lab-parts.ts';
import { QuestionMaker } from '@/features/ai/question-maker.tsx';
import { findDeckFile } from '@/features/cards/api/find-deck-file.ts';
import { readCards } from '@/features/cards/api/use-decks.ts';
import { DeckField } from '@/features/cards/components/deck-field.tsx';
import { PracticePage } from '@/features/practice/practice-page.tsx';
import { type PracticeParts, PracticePartsContext } from '@/features/practice/practice-parts.ts';
import { useStudent } from '@/firebase/auth-session.tsx';
import { withPlainText } from '@/lib/plain-cards.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { lazyPart, preload } from '@/ui/lazy-part.tsx';
import { PageSkeleton } from '@/ui/skeleton.tsx';
import { findMaterial } from './find-material.ts';
import { FilePicker, NotePicker, preloadStudyDialogs } from './lazy-study-dialogs.ts';
import { useShell } from './shell/use-shell.ts';

const SOURCES = { FilePicker, NotePicker };

const loaders = { attempt: () => import('./practice-attempt.tsx').then((file) => file.PracticeAttempt) };
const PracticeAttempt = lazyPart(loaders.attempt, <PageSkeleton />);

/** Practice, or the attempt in the address, with the parts of the AI Lab, decks, notes and vault that it uses. */
export function PracticeRoute() {
  const { uid } = useStudent();
  const [params] = useSearchParams();
  const attempt = params.get('attempt');
  const parts = useMemo(() => partsFor(uid), [uid]);
  useEffect(() => {
    return whenIdle(() => {
      preload(loaders);
      preloadStudyDialogs();
    });
  }, []);
  if (attempt) return <PracticeAttempt key={attempt} attemptId={attempt} />;
  return (
    <LabSourcesContext value={SOURCES}>
      <PracticePartsContext value={parts}>
        <PracticePage />
      </PracticePartsContext>
    </LabSourcesContext>
  );
}

function partsFor(uid: string): PracticeParts {
  const OwnDeckField = (props: Omit<Parameters<typeof DeckField>[0], 'uid'>) => (
    <DeckField uid={uid} {...props} />
  );
  return {
    findMaterial: (topic) => findMaterial(uid, topic),
    QuestionMaker: ({ onMade }) => (
      <QuestionMaker
        uid={uid}
        account={useShell().account}
        DeckField={OwnDeckField}
        readCards={async (deckId) => withPlainText(cardsToAsk(await readCards(uid, deckId)))}
        onMade={async (made) => {
          const file = made.deck_id === undefined ? null : await findDeckFile(uid, made.deck_id);
          onMade({ ...made, ...(file && { file }) });
        }}
      />
    ),
  };
}
