import { type ComponentProps, useMemo } from 'react';
import { EngineNotice } from '@/features/ai/components/engine-notice.tsx';
import { useStudyEngine } from '@/features/ai/device/use-study-engine.ts';
import { ExamPage } from '@/features/exam/exam-page.tsx';
import { type ExamParts, ExamPartsContext } from '@/features/exam/exam-parts.ts';
import { NotePicker } from '@/features/notes/components/note-picker.tsx';
import { WrongOnes } from '@/features/practice/components/wrong-ones.tsx';
import { FilePicker } from '@/features/vault/upload/file-picker.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { CallablesProvider } from './callables-provider.tsx';
import { makeExamQuestions } from './make-exam-questions.ts';
import { useMistakeCardsPart } from './use-mistake-cards-part.ts';

/** The exam room, with the parts of the study engine, notes and vault that it uses. */
export function ExamRoute() {
  const { uid } = useStudent();
  const parts = useMemo<ExamParts>(
    () => ({
      makeQuestions: (source, count, signal) => makeExamQuestions(uid, source, count, signal),
      EngineNotice: ExamEngineNotice,
      FilePicker,
      NotePicker,
      WrongOnes: ExamWrongOnes,
    }),
    [uid],
  );
  return (
    // The vault's search calls the server.
    <CallablesProvider>
      <ExamPartsContext value={parts}>
        <ExamPage />
      </ExamPartsContext>
    </CallablesProvider>
  );
}

function ExamEngineNotice() {
  const { state, fetchEngine } = useStudyEngine();
  return <EngineNotice engine={state} fetchEngine={fetchEngine} />;
}

function ExamWrongOnes(props: ComponentProps<ExamParts['WrongOnes']>) {
  const { uid } = useStudent();
  return <WrongOnes uid={uid} cards={useMistakeCardsPart()} canRepeatAll={false} {...props} />;
}
