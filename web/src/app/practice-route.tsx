import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CitedPage } from '@/features/ai/components/cited-page.tsx';
import { IS_AI_SET_UP } from '@/features/ai/has-model.ts';
import { LabSourcesContext } from '@/features/ai/lab-parts.ts';
import { QuestionMaker } from '@/features/ai/question-maker.tsx';
import { ShortAnswerMarker } from '@/features/ai/short-answer-marker.tsx';
import { readCards } from '@/features/cards/api/use-decks.ts';
import { DeckField } from '@/features/cards/components/deck-field.tsx';
import { NotePicker } from '@/features/notes/components/note-picker.tsx';
import { AttemptPage } from '@/features/practice/attempt-page.tsx';
import { PracticePage } from '@/features/practice/practice-page.tsx';
import { type PracticeParts, PracticePartsContext } from '@/features/practice/practice-parts.ts';
import { FilePicker } from '@/features/vault/upload/file-picker.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { CallablesProvider } from './callables-provider.tsx';
import { findMaterial } from './find-material.ts';
import { useShell } from './shell/use-shell.ts';
import { useMistakeCardsPart } from './use-mistake-cards-part.ts';

const SOURCES = { FilePicker, NotePicker };

/** Practice, or the attempt in the address, with the parts of the AI Lab, decks, notes and vault that it uses. */
export function PracticeRoute() {
  const { uid } = useStudent();
  const [params] = useSearchParams();
  const attempt = params.get('attempt');
  const cards = useMistakeCardsPart();
  const ofStudent = useMemo(() => partsFor(uid), [uid]);
  const parts = useMemo(() => ({ ...ofStudent, cards }), [ofStudent, cards]);
  return (
    // The vault's search calls the server.
    <CallablesProvider>
      <LabSourcesContext value={SOURCES}>
        <PracticePartsContext value={parts}>
          {attempt ? <AttemptPage key={attempt} attemptId={attempt} /> : <PracticePage />}
        </PracticePartsContext>
      </LabSourcesContext>
    </CallablesProvider>
  );
}

function partsFor(uid: string): Omit<PracticeParts, 'cards'> {
  const OwnDeckField = (props: Omit<Parameters<typeof DeckField>[0], 'uid'>) => (
    <DeckField uid={uid} {...props} />
  );
  return {
    PdfPage: CitedPage,
    findMaterial: (topic) => findMaterial(uid, topic),
    ShortAnswerMarker: IS_AI_SET_UP
      ? (props) => <ShortAnswerMarker uid={uid} account={useShell().account} {...props} />
      : null,
    QuestionMaker: ({ onMade }) => (
      <QuestionMaker
        uid={uid}
        account={useShell().account}
        DeckField={OwnDeckField}
        readCards={(deckId) => readCards(uid, deckId)}
        onMade={onMade}
      />
    ),
  };
}
